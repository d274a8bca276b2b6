### Building a deck.

build-title = Decks
build-yours = Your decks
build-ready = Ready to play
build-none = You have no deck of your own yet. Copy a starter deck, take a surprise, or paste a list.
build-private = Only you see your decks. A link shows one of them to whoever has it.
build-new = Empty deck
build-surprise = Surprise me
build-import = Paste a list
build-copy = Copy
build-open = Open
build-delete = Delete
build-really = Delete for good?
build-keep = Keep it
build-name = Name of the deck
build-unnamed = Unnamed deck
build-cards = { $n } cards
build-starter-gandalf = Starter deck: Gandalf
build-starter-saruman = Starter deck: Saruman
build-challenge-deeps = Challenge deck: down to the Under-deeps
build-challenge-erebor = Challenge deck: the quest of Erebor
build-challenge-south = Challenge deck: the sentinels of the South
build-save = Save
build-saved = Saved
build-copy-own = Copy to your decks
build-share = Share
build-unshare = Make the link void
build-shared = Whoever has this link sees the deck:
build-shared-before = It shows the deck as it was saved last.
build-of-another = Somebody shared this deck with you.
build-export = Export
build-form-plain = Plain list
build-form-gccg = GCCG
build-copied = Copied
build-copy-text = Copy the text
build-list = A list: one card on a line, with its number. Plain lists, GCCG and cardnum are understood.
build-read = Read it
build-make = Make a deck of it
build-understood = { $n ->
    [one] { $n } card understood
   *[other] { $n } cards understood
}
build-lost = { $n ->
    [one] { $n } line not understood
   *[other] { $n } lines not understood
}
build-line = Line { $n }: { $text }
build-legal = Legal
build-broken = { $n ->
    [one] { $n } rule broken
   *[other] { $n } rules broken
}
build-checking = The rules are being asked …
build-is-legal = Is it legal?
build-all-kept = No rule of deck construction is broken.
build-take-out = Take { $n } { $card } out
build-put-in = Put { $n } { $card } in
build-put-into = Put { $n } { $card } into { $section }
build-mends = { $n ->
    [one] { $n } rule mended
   *[other] { $n } rules mended
}
build-unplayable = Not carried out in full yet: { $cards }
build-resources = Resources
build-hazards = Hazards
build-either = Of both kinds
build-characters = Characters
build-creatures-count = { $n ->
    [one] { $n } creature, { $most } needed
   *[other] { $n } creatures, { $most } needed
}
build-mind-count = Minds of the starting company: { $n } of { $most }
build-mind-over = Minds of the starting company: { $n }. At the draft it stops at { $most }, so not all of them will come.
build-items-count = { $n } of { $most } minor items to begin with
build-people-count = { $n } characters and { $wizards } Wizards in the deck
build-sites-all = All sites are in the location deck.
build-sites-some = { $n ->
    [one] The location deck has only this { $n } site. Without any it has all.
   *[other] The location deck has only these { $n } sites. Without any it has all.
}
build-strike = Where the creatures can strike
build-go = Where the resources must go
build-section-pool = starting company
build-section-deck = deck
build-section-sideboard = sideboard
build-section-sites = location deck
build-add-to = Add to
build-group-company = Starting company
build-group-start = Starting items
build-group-character = Characters
build-group-item = Items
build-group-faction = Factions and allies
build-group-resource = Resource events
build-group-creature = Creatures
build-group-agent = Agents
build-group-hazard = Hazard events
build-group-sideboard = Sideboard
build-group-sites = Location deck
build-empty = Nothing here yet. Choose cards to put in.
build-most = { $n } at most
build-less = One { $card } less
build-more = One { $card } more
build-draw = Draw a hand
build-again = Another hand
build-next-turn = Next turn
build-goldfish = Alone at the table: turn { $turn }. A click plays or discards a card; the next turn fills the hand to eight.
build-left = { $n } left in the deck
build-hand-of = { $resources } resources · { $hazards } hazards · { $characters } characters
build-play = Play with it
build-tab-deck = Deck
build-tab-cards = Cards
build-tab-check = Rules
build-close = Close
build-back = All decks
build-failed = That did not work: { $text }
build-unsaved = Not saved yet
build-drop = Throw away
build-lab = Try it out
build-lab-what = Squires play this deck against those that come with the game, from both seats: { $n } games, for as long as this stays open.
build-lab-won = of { $games ->
    [one] { $games } game
   *[other] { $games } games
} won; 95 % sure: { $low } to { $high } %.
build-lab-against = against { $name }: { $won } of { $games }
build-lab-characters = Characters
build-lab-items = Items
build-lab-factions = Factions
build-lab-allies = Allies
build-lab-creatures = Creatures
build-lab-others = Other
build-lab-curve = Marshalling points after each turn: { $points } after { $turns }.
build-lab-unended = Games that did not end, counted as drawn: { $n }.
build-lab-idle = Least used of the cards that came to the hand
build-lab-card = came { $drawn }, used { $used }
build-lab-before = the deck as it is
build-lab-exchanged = { $into } in the place of { $out }: squires play that deck against the deck as it is, from both seats, { $n } games.
build-lab-back = The deck as it is
build-lab-out = In the place of
build-lab-into = try
build-lab-exchange = Exchange
