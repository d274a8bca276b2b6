"""The cards of The Wizards (METW), one module for each type."""
