"""A content pack: what is printed on the map, the pieces and the cards, read, checked and laid out in tables."""
