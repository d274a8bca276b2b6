"""What the people who run a server look at: logs, metrics and traces."""
