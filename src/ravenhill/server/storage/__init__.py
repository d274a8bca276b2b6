"""The database: its tables, its one writer, its upkeep and its history."""
