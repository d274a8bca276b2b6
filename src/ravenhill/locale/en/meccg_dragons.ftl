### The names of cards of The Dragons.

card-td-042 = Lesser Spiders
