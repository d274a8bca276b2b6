### The region map and planning a journey on it.

mc-map = The region map
mc-map-nearer = Nearer
mc-map-farther = Farther
mc-map-fit = The whole map
mc-sites = Sites
mc-find = Find a place
mc-filter = Kinds of site
mc-only-fits = fits my hand
mc-no-sites = No site is like that.
mc-atlas-text = { $n } regions and { $n2 } sites. Point at one to read what is there; arrows go from place to place, letters go to a name.
mc-neighbours = Borders
mc-haven = Nearest Haven
mc-playable = Items found here
mc-draws = Cards drawn
mc-draws-of = you { $n }, the opponent { $n2 }
mc-guards = Guarded by
mc-wounds = a wound { $n } %
mc-fits = Fits from your hand
mc-state-tapped = Your card of it is tapped
mc-state-used = Another company of yours is there
mc-state-spent = Your card of it is discarded
mc-why-here = The company is here
mc-why-spent = Your card of this site is discarded
mc-why-full = The company is too large to travel
mc-why-fellow = A company from here already goes there
mc-why-used = Another company of yours uses the card
mc-why-far = Too far
mc-why-unlisted = No Haven of this journey names it
mc-why-none = You have no such card
mc-barrier-ridge = a ridge between
mc-barrier-river = a river between
mc-barrier-card = unless { $card } shows the way
mc-far = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
mc-regions-used = { $n ->
    [one] { $n } region used
   *[other] { $n } regions used
}
mc-company = Company
mc-company-of = The company of { $card }
mc-from = { $n ->
    [0] From { $site }, by the paths of the cards
    [one] From { $site }, { $n } region at most
   *[other] From { $site }, { $n } regions at most
}
mc-close = Back to the table
mc-way = Kind of movement
mc-way-regions = By regions
mc-way-basic = By the cards
mc-how-to = Point at a lit site to see the way and what waits there; press it to go.
mc-look = Point at a site or a region. With a way drawn, press a region to bend it.
mc-go = Go this way
mc-go-basic = Go by the cards
mc-go-to = Go to { $site }
mc-step = Or step by step:
mc-paths = Ways
mc-path-of = way { $n } of { $n2 }
mc-path-before = The way before
mc-path-next = The next way
mc-no-way = No way leads through there.
mc-exposes = What the way exposes
mc-pencil = Pencil
mc-erase = Erase

## The second sheet
mc-sheets = Sheets of the map
mc-sheet-lands = Lands
mc-sheet-deeps = Under-deeps
mc-deeps = The Under-deeps
mc-deeps-legend = Dotted: a stair to the site above, nothing is rolled. A number: what two dice must come to.
mc-from-below = From { $site }, by tunnels and the stair
mc-way-below = Way
mc-roll = { $n ->
    [0] a stair, nothing is rolled
   *[other] a tunnel: two dice, { $n } or more
}
mc-finds = { $n } % find the way
mc-finds-not = If not, the company stays where it is.
mc-why-apart = No tunnel and no stair leads there from here
mc-unknown = { $n ->
    [one] and one attack nobody knows yet
   *[other] and { $n } attacks nobody knows yet
}
