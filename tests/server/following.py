"""A screen that takes updates in, as the page does: by the rules of `dedale.server.deltas`."""

from __future__ import annotations

from typing import Any


class Follower:
    """What one page is shown, from a snapshot on."""

    def __init__(self, snapshot: dict[str, Any], before: list[dict[str, Any]] | None = None) -> None:
        self.shown = {**snapshot, "log": [*(before or [])[: snapshot["kept"]], *snapshot["log"]]}
        self._offered = [{choice["action"]: choice for choice in one["choices"]} for one in snapshot["screens"]]

    def follow(self, update: dict[str, Any]) -> None:
        """Take an update in."""
        shown: dict[str, Any] = changed(self.shown, update["changes"])
        both = zip(shown["screens"], update["screens"], self._offered, strict=True)
        self.shown = {
            **shown,
            "seq": update["seq"],
            "log": [*shown["log"][: update["kept"]], *update["log"]],
            "screens": [self._renewed(*one) for one in both],
        }

    @staticmethod
    def _renewed(screen: dict[str, Any], news: dict[str, Any], offered: dict[int, Any]) -> dict[str, Any]:
        offered.update({choice["action"]: choice for choice in news["choices"] if not isinstance(choice, int)})
        renewed: dict[str, Any] = changed(screen, news["changes"])
        renewed.pop("happened", None)
        told = {"happened": news["happened"]} if "happened" in news else {}
        choices = [offered[choice] if isinstance(choice, int) else choice for choice in news["choices"]]
        return {**renewed, "choices": choices, **told}


def changed(old: Any, change: Any) -> Any:
    """A value with its change."""
    if isinstance(change, list):
        return change[0]
    copy = dict(enumerate(old)) if isinstance(old, list) else dict(old)
    for key, inner in change.items():
        place = int(key) if isinstance(old, list) else key
        if inner == []:
            del copy[place]
        else:
            copy[place] = changed(copy.get(place), inner)
    return list(copy.values()) if isinstance(old, list) else copy
