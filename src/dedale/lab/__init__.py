"""The lab: many games at once, on many cores or machines, and what they say with how much certainty.

A `Plan` is what to play, `run` plays it with a `Workers`, a `Folder` keeps it. What only the lab needs
(SciPy, PyArrow, matplotlib, Dask) comes with `pip install 'dedale[lab]'`.
"""
