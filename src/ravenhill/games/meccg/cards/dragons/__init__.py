"""Cards of The Dragons (METD). So far only the one that a starter deck of the rulebook needs."""
