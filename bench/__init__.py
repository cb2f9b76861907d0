"""Benchmarks: each prints a ratio, against a peer or a limit measured in the same run.

`python -m bench` runs them all; `python -m bench playouts threads` runs some.
"""
