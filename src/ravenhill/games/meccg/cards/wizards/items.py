"""Items and rings."""
from ravenhill.games.meccg.words import *

ATHELAS = Item("tw-195", "Athelas", size=MINOR, corruption=1, done=True, rules=(
    may(
        ANYTIME, Heal(a(Characters(OF_BEARER, wounded=1)), tapped=True),
        pay=used_up(a(Characters(OF_BEARER, race=DUNADAN))),
    ),
    may(ANYTIME, Discard(a(CorruptionCards(OF_BEARER))), pay=used_up(a(Characters(OF_BEARER, name="Aragorn II")))),
))
BEAUTIFUL_GOLD_RING = Item(
    "tw-196", "Beautiful Gold Ring", size=GOLD_RING, points=1, corruption=1,
    test={THE_ONE_RING: (12, 99), DWARVEN_RING: (10, 99), MAGIC_RING: (1, 7), LESSER_RING: (1, 99)}, done=True,
)
DAGGER_OF_WESTERNESSE = Item(
    "tw-206", "Dagger of Westernesse", size=MINOR, kind=WEAPON, corruption=1, prowess=+1, prowess_up_to=8,
    traits=frozenset({JOINED}), done=True,
)
DURINS_AXE = Item(
    "tw-212", "Durin's Axe", size=MAJOR, kind=WEAPON, points=2, corruption=2, prowess=+2, prowess_up_to=9,
    instead=Instead(points=4, corruption=3, prowess=+4, when=BearerIs(DWARF)), unique=True, done=True,
)
DWARVEN_AXE = Item(
    "tw-499", "Dwarven Axe", size=MAJOR, kind=WEAPON, points=2, corruption=2, prowess=+2, prowess_up_to=7,
    instead=Instead(prowess=+3, prowess_up_to=8, when=BearerIs(DWARF)), skill=WARRIOR, promo=True, done=True,
)
DWARVEN_RING_OF_BARINS_TRIBE = Item(
    "tw-213", "Dwarven Ring of Barin's Tribe", size=SPECIAL, points=4, corruption=3, prowess=+2, body=+1, influence=+2,
    instead=Instead(points=6, corruption=5, prowess=+4, influence=+7, when=BearerIs(DWARF)), at=(AFTER_A_TEST,),
    keywords=frozenset({DWARVEN_RING}), unique=True, done=True, rules=(
        may(
            AT_SITE, FindAndPlay(BEARER, MAJOR), CheckCorruption(BEARER, +2), pay=Tap(BEARER),
            when=BearerIs(DWARF) & InItsPhase() & SiteUntapped(),
        ),
    ),
)
DWARVEN_RING_OF_BAVORS_TRIBE = Item(
    "tw-214", "Dwarven Ring of Bávor's Tribe", size=SPECIAL, points=4, corruption=3, prowess=+2, body=+1, influence=+2,
    instead=Instead(points=6, corruption=5, prowess=+4, influence=+7, when=BearerIs(DWARF)), at=(AFTER_A_TEST,),
    keywords=frozenset({DWARVEN_RING}), unique=True, done=True, rules=(
        may(
            AT_SITE, FindAndPlay(BEARER, GREATER), CheckCorruption(BEARER, +2), pay=Tap(BEARER),
            when=BearerIs(DWARF) & InItsPhase() & SiteUntapped(),
        ),
    ),
)
DWARVEN_RING_OF_DRUINS_TRIBE = Item(
    "tw-215", "Dwarven Ring of Drúin's Tribe", size=SPECIAL, points=4, corruption=3, prowess=+2, body=+1, influence=+2,
    instead=Instead(points=6, corruption=5, prowess=+4, influence=+7, when=BearerIs(DWARF)), at=(AFTER_A_TEST,),
    keywords=frozenset({DWARVEN_RING}), unique=True, done=True, rules=(
        may(
            AT_SITE, FindAndPlay(BEARER, GREATER), CheckCorruption(BEARER, +2), pay=Tap(BEARER),
            when=BearerIs(DWARF) & InItsPhase() & SiteUntapped(),
        ),
    ),
)
DWARVEN_RING_OF_DURINS_TRIBE = Item(
    "tw-216", "Dwarven Ring of Durin's Tribe", size=SPECIAL, points=4, corruption=3, prowess=+2, body=+1, influence=+2,
    instead=Instead(points=6, corruption=5, prowess=+4, influence=+7, when=BearerIs(DWARF)), at=(AFTER_A_TEST,),
    keywords=frozenset({DWARVEN_RING}), unique=True, done=True, rules=(
        may(
            ANYTIME, Untap(Sites(THE_BEARERS)), CheckCorruption(BEARER, +2), pay=Tap(BEARER),
            when=BearerIs(DWARF) & InItsPhase(),
        ),
    ),
)
DWARVEN_RING_OF_DWALINS_TRIBE = Item(
    "tw-217", "Dwarven Ring of Dwálin's Tribe", size=SPECIAL, points=4, corruption=3, prowess=+2, body=+1, influence=+2,
    instead=Instead(points=6, corruption=5, prowess=+4, influence=+7, when=BearerIs(DWARF)), at=(AFTER_A_TEST,),
    keywords=frozenset({DWARVEN_RING}), unique=True, done=True, rules=(
        may(
            AT_SITE, FindAndPlay(BEARER, MAJOR), CheckCorruption(BEARER, +2), pay=Tap(BEARER),
            when=BearerIs(DWARF) & InItsPhase() & SiteUntapped(),
        ),
    ),
)
DWARVEN_RING_OF_THELORS_TRIBE = Item(
    "tw-218", "Dwarven Ring of Thélor's Tribe", size=SPECIAL, points=4, corruption=3, prowess=+2, body=+1, influence=+2,
    instead=Instead(points=6, corruption=5, prowess=+4, influence=+7, when=BearerIs(DWARF)), at=(AFTER_A_TEST,),
    keywords=frozenset({DWARVEN_RING}), unique=True, done=True, rules=(
        may(
            ANYTIME, SearchDeck(YOU, A_MINOR_ITEM, discarded=True, times=2),
            CheckCorruption(BEARER, +2), pay=Tap(BEARER), when=BearerIs(DWARF),
        ),
    ),
)
DWARVEN_RING_OF_THRARS_TRIBE = Item(
    "tw-219", "Dwarven Ring of Thrár's Tribe", size=SPECIAL, points=4, corruption=3, prowess=+2, body=+1, influence=+2,
    instead=Instead(points=6, corruption=5, prowess=+4, influence=+7, when=BearerIs(DWARF)), at=(AFTER_A_TEST,),
    keywords=frozenset({DWARVEN_RING}), unique=True, done=True, rules=(
        may(
            ANYTIME, SearchDeck(YOU, A_MINOR_ITEM, discarded=True, times=2),
            CheckCorruption(BEARER, +2), pay=Tap(BEARER), when=BearerIs(DWARF),
        ),
    ),
)
EARTH_OF_GALADRIELS_ORCHARD = Item(
    "tw-221", "Earth of Galadriel's Orchard", size=SPECIAL, corruption=1, instead=Instead(points=2, when=StoredThere()),
    at=("Lórien",),
    unique=True, done=True, rules=(
        may(ORGANIZING, CheckCorruption(BEARER), StoreThere(THIS), when=BearerAtNamed("Bag End")),
    ),
)
ELF_STONE = Item(
    "tw-224", "Elf-stone", size=MINOR, corruption=1, bonuses=(Bonus(influence=+2, race=ELF),),
    no_duplicate=PER_CHARACTER, done=True,
)
ELVEN_CLOAK = Item("tw-225", "Elven Cloak", size=MINOR, corruption=1, no_duplicate=PER_CHARACTER, done=True, rules=(
    may(STRUCK, CancelStrike(THE_STRUCK_BEARER), pay=Tap(THIS), when=KeyedToType(WILDERNESS)),
))
FAIR_GOLD_RING = Item(
    "tw-231", "Fair Gold Ring", size=GOLD_RING, points=1, corruption=1,
    test={THE_ONE_RING: (11, 99), DWARVEN_RING: (9, 99), MAGIC_RING: (1, 6), LESSER_RING: (1, 99)}, done=True,
)
GLAMDRING = Item(
    "tw-244", "Glamdring", size=MAJOR, kind=WEAPON, points=2, corruption=1, prowess=+3, prowess_up_to=8,
    instead=Instead(prowess_up_to=9, when=Facing(ORC)), unique=True, done=True,
)
GREAT_SHIELD_OF_ROHAN = Item(
    "tw-250", "Great-shield of Rohan", size=MAJOR, kind=SHIELD, points=2, corruption=2, body=+2, body_up_to=9,
    unique=True, done=True, rules=(
        may(STRUCK, Fight(TheStruck(WARRIOR, bearer=True), keeps=True), pay=Tap(THIS)),
    ),
)
HAUBERK_OF_BRIGHT_MAIL = Item(
    "tw-254", "Hauberk of Bright Mail", size=MAJOR, kind=ARMOR, points=2, corruption=1, body=+2, body_up_to=9,
    skill=WARRIOR, done=True,
)
HEALING_HERBS = Item("tw-255", "Healing Herbs", size=MINOR, corruption=1, done=True, rules=(
    may(ANYTIME, Either(Heal(a(COMPANIONS)), Untap(a(COMPANIONS))), pay=used_up(BEARER)),
))
HORN_OF_ANOR = Item(
    "tw-259", "Horn of Anor", size=MINOR, corruption=1, bonuses=(Bonus(influence=+2, characters=False),),
    no_duplicate=PER_CHARACTER, done=True,
)
LESSER_RING_CARD = Item(
    "tw-266", "Lesser Ring", size=SPECIAL, points=2, corruption=1, influence=+2, at=(AFTER_A_TEST,),
    keywords=frozenset({LESSER_RING}), done=True,
)
MAGIC_RING_OF_COURAGE = Item(
    "tw-271", "Magic Ring of Courage", size=SPECIAL, points=3, corruption=2,
    instead=Instead(prowess=+2, when=BearerHas(WARRIOR)), gives=WARRIOR,
    at=(AFTER_A_TEST,), keywords=frozenset({MAGIC_RING}), no_duplicate=PER_CHARACTER, done=True,
)
MAGIC_RING_OF_LORE = Item(
    "tw-272", "Magic Ring of Lore", size=SPECIAL, points=3, corruption=2, at=(AFTER_A_TEST,), gives=SAGE,
    keywords=frozenset({MAGIC_RING}), no_duplicate=PER_CHARACTER, traits=frozenset({TEACHES_STONES}), done=True,
)
MAGIC_RING_OF_NATURE = Item(
    "tw-273", "Magic Ring of Nature", size=SPECIAL, points=3, corruption=2, at=(AFTER_A_TEST,), gives=RANGER,
    keywords=frozenset({MAGIC_RING}), no_duplicate=PER_CHARACTER, done=True, rules=(
        may(ATTACKED, Cancel(THE_ATTACK), pay=Tap(BEARER), when=Attacked() & BearerHas(RANGER)),
    ),
)
MAGIC_RING_OF_STEALTH = Item(
    "tw-274", "Magic Ring of Stealth", size=SPECIAL, points=3, corruption=2, at=(AFTER_A_TEST,), gives=SCOUT,
    keywords=frozenset({MAGIC_RING}), no_duplicate=PER_CHARACTER, done=True, rules=(
        may(STRUCK, CancelStrike(THE_STRUCK_BEARER), pay=Tap(THIS), when=BearerHas(SCOUT)),
    ),
)
MAGIC_RING_OF_WORDS = Item(
    "tw-275", "Magic Ring of Words", size=SPECIAL, points=3, corruption=2,
    instead=Instead(influence=+3, when=BearerHas(DIPLOMAT)), gives=DIPLOMAT,
    at=(AFTER_A_TEST,), keywords=frozenset({MAGIC_RING}), no_duplicate=PER_CHARACTER, done=True,
)
MIRUVOR = Item(
    "tw-283", "Miruvor", size=MINOR, corruption=1, body_up_to=10, instead=Instead(body=+2), done=True, rules=(
        may(ANYTIME, ThisTurn(body_this_turn(+2, up_to=10), COMPANIONS), pay=Spend(THIS)),
    ),
)
NARSIL = Item(
    "tw-289", "Narsil", size=GREATER, kind=WEAPON, points=3, corruption=2, prowess=+1, influence=+1, unique=True,
    traits=frozenset({JOINED}), done=True,
)
ORCRIST = Item(
    "tw-295", "Orcrist", size=GREATER, kind=WEAPON, points=4, corruption=2, prowess=+3, prowess_up_to=9,
    instead=Instead(prowess=+4, prowess_up_to=10, when=Facing(ORC)), unique=True, done=True,
)
PALANTIR_OF_AMON_SUL = Item(
    "tw-296", "Palantír of Amon Sûl", size=GREATER, points=3, corruption=3, instead=Instead(points=5, when=IsStored()),
    keywords=frozenset({PALANTIR}), unique=True, done=True, rules=(
        may(
            ANYTIME, Either(
                SeeHand(YOU),
                Together(SearchDeck(YOU, FOR_SAGES, discarded=True), when=InPlay("Palantír of Annúminas")),
                Together(Discard(a(CorruptionCards(YOURS, ELF, WIZARD))), when=InPlay("Palantír of Elostirion")),
            ),
            CheckCorruption(BEARER), pay=UseStone(BEARER),
        ),
        whenever(END_OF_HAZARDS, Discard(THIS), when=SubjectIsCompany() & Moving() & FewerThan(2)),
    ),
)
PALANTIR_OF_ANNUMINAS = Item(
    "tw-297", "Palantír of Annúminas", size=GREATER, points=3, corruption=2, keywords=frozenset({PALANTIR}),
    unique=True, done=True, rules=(
        may(ANYTIME, SearchDeck(YOU, FOR_SAGES, discarded=True), CheckCorruption(BEARER), pay=UseStone(BEARER)),
    ),
)
PALANTIR_OF_ELOSTIRION = Item(
    "tw-298", "Palantír of Elostirion", size=SPECIAL, points=2, corruption=2, at=("The White Towers",),
    keywords=frozenset({PALANTIR}), unique=True, done=True, rules=(
        may(
            ANYTIME, Discard(a(CorruptionCards(YOURS, ELF, WIZARD))), CheckCorruption(BEARER), pay=Tap(THIS),
            when=BearerCan(SAGE),
        ),
        whenever(END_OF_HAZARDS, Discard(THIS), when=SubjectIsCompany() & Moving()),
    ),
)
PALANTIR_OF_ORTHANC = Item(
    "tw-300", "Palantír of Orthanc", size=SPECIAL, points=2, corruption=2, at=("Isengard",),
    keywords=frozenset({PALANTIR}), unique=True, done=True, rules=(
        may(ANYTIME, FetchCard(YOU, ANY_CARD, to=DECK), CheckCorruption(BEARER), pay=UseStone(BEARER)),
    ),
)
POTION_OF_PROWESS = Item(
    "tw-304", "Potion of Prowess", size=MINOR, corruption=1, instead=Instead(prowess=+1), done=True, rules=(
        may(ANYTIME, ThisTurn(prowess_this_turn(+1), COMPANIONS), pay=Spend(THIS)),
    ),
)
PRECIOUS_GOLD_RING = Item(
    "tw-306", "Precious Gold Ring", size=GOLD_RING, points=1, corruption=1,
    test={THE_ONE_RING: (10, 99), DWARVEN_RING: (8, 99), MAGIC_RING: (1, 5), LESSER_RING: (1, 99)}, done=True,
)
RED_BOOK_OF_WESTMARCH = Item(
    "tw-313", "Red Book of Westmarch", size=SPECIAL, corruption=1, instead=Instead(points=1, when=IsStored()),
    bonuses=(Bonus(influence=+2, race=HOBBIT),), at=("Bag End",), unique=True, done=True,
)
SAPLING_OF_THE_WHITE_TREE = Item(
    "tw-322", "Sapling of the White Tree", size=MAJOR, points=1, corruption=1,
    instead=Instead(points=2, when=StoredThere()),
    never_at=(SHADOW_HOLD, DARK_HOLD), done=True, rules=(
        may(ORGANIZING, CheckCorruption(BEARER), StoreThere(THIS), when=BearerAtNamed("Minas Tirith")),
    ),
)
SCROLL_OF_ISILDUR_CARD = Item(
    "tw-323", "Scroll of Isildur", size=GREATER, points=4, corruption=3, keywords=frozenset({SCROLL_OF_ISILDUR}),
    unique=True, done=True, rules=(
        always(On(RING_TEST, +2, COMPANY)),
    ),
)
SHIELD_OF_IRON_BOUND_ASH = Item(
    "tw-327", "Shield of Iron-bound Ash", size=MINOR, kind=SHIELD, corruption=1, body=+1, body_up_to=8,
    instead=Instead(prowess=+1), done=True, rules=(
        may(STRUCK, Fight(THE_STRUCK_BEARER, prowess=+1), pay=Tap(THIS)),
    ),
)
STAR_GLASS = Item("tw-330", "Star-glass", size=MINOR, corruption=1, done=True, rules=(
    may(
        ATTACKED, Either(
            Together(Cancel(THE_ATTACK), when=Facing(UNDEAD)),
            Together(changes_the_attack(prowess=-2), when=Facing(SPIDER, ANIMAL, WOLF)),
        ),
        CheckCorruption(BEARER), pay=Tap(BEARER), when=Attacked(),
    ),
))
STING = Item(
    "tw-333", "Sting", size=MINOR, kind=WEAPON, corruption=1, prowess=+1, prowess_up_to=8,
    instead=Instead(prowess=+2, when=BearerIs(HOBBIT)),
    unique=True, done=True,
)
SWORD_OF_GONDOLIN = Item(
    "tw-336", "Sword of Gondolin", size=MAJOR, kind=WEAPON, points=2, corruption=2, prowess=+2, prowess_up_to=8,
    skill=WARRIOR, done=True,
)
THE_ARKENSTONE = Item(
    "tw-341", "The Arkenstone", size=GREATER, points=2, corruption=2,
    instead=Instead(points=5, corruption=4, when=BearerIs(DWARF)),
    bonuses=(Bonus(influence=+3, race=DWARF),), unique=True, done=True, rules=(
        may(ANYTIME, Untap(a(Characters(OF_BEARER, race=DWARF))), CheckCorruption(THE_ONE, -2), pay=Tap(THIS)),
    ),
)
THE_IRON_CROWN = Item(
    "tw-496", "The Iron Crown", size=GREATER, points=4, corruption=5, body_up_to=10,
    instead=Instead(body=+1, influence=+4, when=~BearerIs(HOBBIT)), unique=True, promo=True, done=True, rules=(
        whenever(INFLUENCES, CheckCorruption(BEARER), when=SubjectIsBearer()),
        may(
            ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS), when=Attacked() & ~BearerIs(HOBBIT) & Facing(ORC, TROLL, MAN),
        ),
    ),
)
THE_MITHRIL_COAT = Item(
    "tw-345", "The Mithril-coat", size=GREATER, kind=ARMOR, points=4, corruption=2, body=+3, body_up_to=10, unique=True,
    done=True,
)
THE_ONE_RING_CARD = Item(
    "tw-347", "The One Ring", size=SPECIAL, points=6, corruption=6, prowess=+5, prowess_up_to=DOUBLE, body=+5,
    body_up_to=10, influence=+5, at=(AFTER_A_TEST,), keywords=frozenset({THE_ONE_RING}), unique=True, done=True, rules=(
        may(
            STRUCK, CheckCorruption(THE_STRUCK_BEARER, -2), CancelStrike(THE_STRUCK_BEARER),
            when=~Facing(UNDEAD, NAZGUL),
        ),
        always(On(CORRUPTION, +1, COMPANIONS)),
    ),
)
TORQUE_OF_HUES = Item("tw-351", "Torque of Hues", size=MAJOR, points=2, corruption=2, unique=True, done=True, rules=(
    may(ATTACKED, Cancel(THE_ATTACK), CheckCorruption(BEARER), pay=Together(Tap(THIS), Tap(BEARER)), when=Attacked()),
))
WIZARDS_RING = Item(
    "tw-363", "Wizard's Ring", size=SPECIAL, points=2, corruption=4, prowess=+2, body=+1, influence=+5, at=(ANY_HAVEN,),
    race=WIZARD, no_duplicate=PER_WIZARD, traits=frozenset({A_RING}), done=True, rules=(
        may(
            AT_SITE, Gain(THE_ONE), TapSite(THIS), CheckCorruption(THE_ONE),
            pay=Tap(a(Characters(CURRENT, race=WIZARD))),
            when=Offered(),
        ),
    ),
)
