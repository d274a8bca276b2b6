"""Cards of Dark Minions (MEDM) that the words of today carry out."""
