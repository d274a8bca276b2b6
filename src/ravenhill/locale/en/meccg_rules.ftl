### The chapters of the rules of the card game.

chapter-DECK = Cards and decks
chapter-SETUP = Set-up
chapter-DRAFT = The draft
chapter-TURN = The turn
chapter-UNTAP = Untap phase
chapter-ORG = Organization phase
chapter-CORR = Corruption
chapter-LONG = Long-events
chapter-MH = Movement and hazards
chapter-KEY = Keys of creatures
chapter-CHAIN = Chains of effects
chapter-CMB = Combat
chapter-OG = Cards on guard
chapter-SITE = Site phase
chapter-INF = Influencing the opponent
chapter-RING = Rings
chapter-EOT = End of the turn
chapter-END = The Council and the points
chapter-TERM = Words on cards
chapter-OPT = Optional rules
chapter-HOARD = Hoards
chapter-AGT = Agents
chapter-UD = The Under-deeps
chapter-PRIS = Prisoners
chapter-DET = Detainment
chapter-AMB = Our rulings
