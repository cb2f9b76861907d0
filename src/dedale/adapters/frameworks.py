"""What is said where a framework is not installed."""

from __future__ import annotations


def missing(framework: str, extra: str, error: ImportError) -> ImportError:
    """The error for somebody who imports an adapter without its framework."""
    return ImportError(
        f"This adapter needs {framework}, which is not installed ({error}); say: pip install 'dedale[{extra}]'.",
        name=error.name,
    )
