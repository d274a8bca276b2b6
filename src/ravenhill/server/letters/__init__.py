"""Word to those who are away."""
