"""The log of all tables, in a database."""
