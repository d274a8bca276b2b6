"""What a card asks before it does anything."""
