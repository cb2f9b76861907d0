from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrecy", "tests.conformance.walks")
