"""Tables over HTTP and websockets, and the log that they are kept in."""
