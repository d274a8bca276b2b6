### What a match of the card game may choose before it begins.

option-rules = Rules
    .about = What the book teaches first, or everything.
option-rules-standard = Standard
    .about = Everything: sideboard, support, several companies, region movement.
option-rules-basic = Basic
    .about = A shorter game to begin with.
option-movement = Movement
    .about = How companies find their way.
option-movement-usual = As the rules say
    .about = The map with the standard rules, the cards with the basic ones.
option-movement-map = On the map
    .about = Region by region, besides the paths printed on sites.
option-movement-starter = By the cards
    .about = Only between a Haven and the sites that name it.
option-length = Length
    .about = How many times each deck is played through before the Council meets by itself.
option-length-1 = one deck
    .about = About two hours.
option-length-2 = two decks
    .about = An evening.
option-length-3 = three decks
    .about = A long evening.
option-length-4 = four decks
    .about = A campaign.
option-optional = Optional rules
    .about = Each may be added to any game.
option-optional-wizard-may-start = A Wizard may start
    .about = In the draft a Wizard counts as a mind of twelve.
option-optional-stronger-sites = Sites grow stronger
    .about = Where the opponent has been, one strike and one prowess more stand guard.
option-optional-tie-break = Ties are broken
    .about = By more corruption, and more checks at the Council.
option-optional-direct-defence = Influence defends
    .about = Who is to be won over may use free direct influence against it.
option-optional-further-minor-items = More minor items
    .about = The minor item that comes with a success may lie in other piles than the hand.
option-optional-at-home = At home
    .about = Somebody at a home site may tap to cancel what guards it.
option-optional-gorgoroth-barred = Gorgoroth is barred
    .about = No basic movement there, and no step from Imlad Morgul.

option-casual = Casual decks
    .about = A deck may break the rules of construction, within reason

option-open-decklists = Open decklists
    .about = Both players see both decks
