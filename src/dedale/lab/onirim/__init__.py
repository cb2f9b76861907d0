"""What the lab does for Onirim alone: its nets are trained by self-play, its bots measured."""
