"""The games behind the interfaces of other people's programs: Gymnasium, PettingZoo, OpenSpiel.

Each adapter is an extra of the package and imports its framework when it is imported itself. None of them knows a game
by name: a game that somebody else installs has them all.
"""
