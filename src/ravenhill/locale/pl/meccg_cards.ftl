### Słowa kart.
