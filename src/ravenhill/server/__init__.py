"""The server: matches over the wire that are never lost, with dice that can be checked. Knows no game by name."""
