"""The rules of the battle, a file for each chapter."""
