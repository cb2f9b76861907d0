"""How right the judge is: its intervals, the mistakes it names, and the chances that it tells."""
