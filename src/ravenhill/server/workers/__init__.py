"""What runs beside the requests: word between workers, the sweeper, the bots."""
