"""Training the nets of Onirim by self-play."""
