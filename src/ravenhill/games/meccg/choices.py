"""What can be chosen in the card game, as named values."""
from ravenhill.core.choices import Choice


class Travel(Choice, frozen=True):
    """This company is the next."""
    company: int


class Head(Choice, frozen=True):
    """This company gets a destination."""
    company: int


class TakeBack(Choice, frozen=True):
    """This company stays after all."""
    company: int


class To(Choice, frozen=True):
    """To this site."""
    card: int


class Region(Choice, frozen=True):
    """Through this region."""
    region: int


class NameIt(Choice, frozen=True):
    """This card is named."""
    named: int                           # its kind


class Regroup(Choice, frozen=True):
    """This character goes to another company."""
    card: int


class JoinCompany(Choice, frozen=True):
    company: int


class Meet(Choice, frozen=True):
    """These two companies become one."""
    company: int
    company2: int


class NewCompany(Choice, frozen=True):
    """It founds a company of its own."""


class Control(Choice, frozen=True):
    """Somebody else shall control this character."""
    card: int


class GeneralInfluence(Choice, frozen=True):
    """It is under general influence."""


class DirectInfluence(Choice, frozen=True):
    """It follows this character."""
    card: int


class Enter(Choice, frozen=True):
    """The company enters its site."""


class Leave(Choice, frozen=True):
    """The company does nothing."""


class LayOnGuard(Choice, frozen=True):
    """This card lies face down, on guard."""
    card: int


class Place(Choice, frozen=True):
    """In this company, or a new one at this site (card2); under this character, or general influence. -1: no such."""
    company: int
    card: int
    card2: int


class Bears(Choice, frozen=True):
    """This item is borne by that character."""
    card: int
    card2: int


class KeyedTo(Choice, frozen=True):
    """The creature is keyed to this: a kind of key, and which region, site or type."""
    key: int


class OfRace(Choice, frozen=True):
    """Creatures of this type."""
    race: int


class Expel(Choice, frozen=True):
    """This character is discarded."""
    card: int


class Fetch(Choice, frozen=True):
    """The Wizard, or a Nazgûl, is spent for cards of the sideboard."""
    card: int


class Persuade(Choice, frozen=True):
    """This character tries to influence what the opponent has."""
    card: int


class Free(Choice, frozen=True):
    """The prisoners of this host shall be freed."""
    card: int


class Keep(Choice, frozen=True):
    """This card stays as it is."""
    card: int


class Wield(Choice, frozen=True):
    """This item is in use from now on, and not another of its kind."""
    card: int


class Call(Choice, frozen=True):
    """Call the Free Council."""


class DeckOf(Choice, frozen=True):
    """The play deck of this player."""
    side: int


class PlayAgent(Choice, frozen=True):
    """This agent comes into play, face down."""
    card: int


class RevealAgent(Choice, frozen=True):
    """This agent is revealed."""
    card: int


class HealAgent(Choice, frozen=True):
    """This wounded agent recovers, and is tapped."""
    card: int


class UntapAgent(Choice, frozen=True):
    """This agent untaps."""
    card: int


class MoveAgent(Choice, frozen=True):
    """This agent moves."""
    card: int


class AgentGoesBack(Choice, frozen=True):
    """This agent goes back to where it was before."""
    card: int


class AgentGoesHome(Choice, frozen=True):
    """This agent returns home."""
    card: int


class OpenToCreatures(Choice, frozen=True):
    """This agent taps, so that creatures may be played where it is."""
    card: int


class HideAgent(Choice, frozen=True):
    """This agent turns face down."""
    card: int


class AtPlace(Choice, frozen=True):
    """At this site, named and not laid."""
    region: int


class TheAgent(Choice, frozen=True):
    """This agent, though it may lie face down."""
    agent: int
