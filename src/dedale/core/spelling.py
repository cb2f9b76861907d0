"""What somebody who mistyped a name may have meant."""

from __future__ import annotations

from collections.abc import Iterable


def meant(typed: object, known: Iterable[str]) -> dict[str, str]:
    """The fact of an error that names the nearest of the known names, as `near`; none where nothing is near.

    >>> meant("exprt", ["easy", "expert"])
    {'near': 'expert'}
    >>> meant("chess", ["easy", "expert"])
    {}
    """
    from difflib import get_close_matches  # which nobody needs who types well

    names = {name.lower(): name for name in known}
    found = get_close_matches(str(typed)[:60].lower(), names, n=1, cutoff=0.6)
    return {"near": names[found[0]]} if found else {}
