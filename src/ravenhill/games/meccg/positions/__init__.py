"""Positions of the card game as text: whatever lies on the table, and any point of what goes on, read and written.

    game = "meccg"
    rules = "standard"                   # or "basic"; movement = "map" or "starter"; length = 1 to 4
    optional = ["dragons"]               # optional rules, and sets besides the first
    turn = 3
    active = "grey"
    begins = "organization"              # turn, untap, organization, long-events, movement, site, end, attack, council

    [grey]
    hand = ["Concealment", "Orc-patrol"]
    deck = ["Wolves", "Glamdring"]       # the play deck, in no order
    events = ["Gates of Morning"]
    companies = [{ site = "Rivendell", characters = ["Gandalf", { name = "Merry", follows = "Gandalf" }] }]

    [attack]                             # with begins = "attack": this creature attacks the active player's company
    creature = "Wolves"
    company = 0

Cards go by their English names or their codes; of several copies, "Wolves #2" is the second that its player brought,
and where it is not clear whose it is, "Wolves #2 of blue". What a position names is all there is, with every site.

A character, an item or an event may be a table: name, state (tapped, wounded), follows, bears (what lies on it), cards
(the same; `opponents = true` is the other player's). A company may say what it
heads for (`heading`, face down; `going` openly), which card lies on guard (`on-guard`), and whatever else is
remembered of its turn. A player may say `pool`, `discard`, `sideboard`, `marshalled`, `out`, `old-sites`, `on-top`
(drawn first, in no order), `ordered` (so many cards at the end of `deck` lie in a known order, the last on top),
`knows` (cards this player knows where they lie hidden), `order` (in which cards in play came there), `buried` (what
lies hidden under a card, each in its place) and `brings` (the deck of the match, in which cards have their numbers).

`[now]` says what is so at this moment: the phase, what lasts, what was done this turn and, instead of `begins`, every
frame that is under way, from the first to the one that asks. A text there is a card, a seat or a term; a number is one.
"""
