"""The four rooms of the dream, each drawn twice so that neighbouring cards differ: `scene-r`, `scene-r2` and so on."""

from __future__ import annotations

from dedale.art.onirim.rooms.aquarium import aquarium
from dedale.art.onirim.rooms.garden import garden
from dedale.art.onirim.rooms.library import library
from dedale.art.onirim.rooms.observatory import observatory
from dedale.art.onirim.rooms.pond import pond
from dedale.art.onirim.rooms.reef import reef
from dedale.art.onirim.rooms.rotunda import rotunda
from dedale.art.onirim.rooms.terrace import terrace

__all__ = ["scenes"]


def scenes() -> str:
    first = observatory() + aquarium() + garden() + library()
    return first + terrace() + reef() + pond() + rotunda()
