"""The site: the documentation as pages with a tutorial, the games, an API reference, and a search."""
