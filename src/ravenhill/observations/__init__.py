"""What a seat may know as a row of numbers: for bots that learnt, and for research."""
