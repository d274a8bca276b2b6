"""One of each frame a saved game may hold."""
from __future__ import annotations

from ravenhill.core.frames import Plain
from ravenhill.games.meccg.rules import (
    combat,
    corruption,
    council,
    drawing,
    fetching,
    hazards,
    influence,
    marvels,
    organization,
    persuasion,
    removal,
    rings,
    setup,
    sideboard,
    site,
    strikes,
    turn,
)
from ravenhill.games.meccg.state import Acting, Company, Lasting

FRAMES: tuple[Plain, ...] = (
    Company(0, 0), Lasting(0, 0, 0), Acting(0, 0, False),
    setup.Setup(), setup.DraftRound(), setup.StartingItem(), setup.IntoDeck(0), setup.StartingFollower(0),
    turn.Turns(), turn.UntapPhase(), turn.LongEventPhase(), turn.EndOfTurn(), turn.DiscardOne(), turn.CallOrNot(0),
    organization.OrganizationPhase(), organization.Organizing(0), organization.ChooseDestination(0, 0),
    organization.ChooseCompany(0, 0), organization.ChooseController(0, 0), organization.DiscardSurplus(0),
    hazards.Triggers(0), hazards.MovementHazardPhase(), hazards.NextToMove(0), hazards.MeetAtHaven(0),
    hazards.CompanyMoves(0),
    hazards.FliesTo(0, 0, 0, 0, 0),
    hazards.GoesOn(0, 0), hazards.HowToMove(0), hazards.ChoosePath(0, 0), hazards.NextRegion(0),
    hazards.HazardWindow(0),
    drawing.DrawCard(0, 0), drawing.Drawing(0, 0), drawing.Exhaustion(0), drawing.ExchangeOut(0),
    drawing.ExchangeIn(0, 0), drawing.ResetHand(0), drawing.DiscardDown(0, 0), drawing.DrawHowMany(0, 0),
    combat.Attack(0, 0), combat.AssignStrikes(0, 0), combat.AssignStrike(0), combat.AssignRest(0, 0),
    combat.NextStrike(0), combat.Thwart(0),
    strikes.Strike(0, 0), strikes.ExcessStrikes(0), strikes.StayUntapped(0), strikes.Support(0),
    strikes.Inheritance(0, 0), strikes.WhichItem(0), strikes.WhoInherits(0, 0),
    corruption.CorruptionCheck(0, 0), influence.FactionCheck(0, 0), removal.RemovalRoll(0, 0),
    removal.ReturnRoll(0, 0), removal.Return(0), removal.KeepItem(0, 0), removal.KeptBy(0, 0, 0),
    removal.DiscardItem(0, 0), rings.RingTest(0), rings.WhichTotal(0), rings.WhichRing(0),
    site.SitePhase(), site.NextToVisit(0), site.Visit(0), site.EnterOrNot(0), site.SiteActions(0),
    sideboard.UseSideboard(0, 0, False), sideboard.FromSideboard(0, 0, 0, 0), persuasion.ChooseTarget(0, 0),
    persuasion.Persuasion(0, 0), persuasion.ShowIdentical(0, 0), persuasion.BringIn(0, 0, 0),
    council.Council(), council.NextToCheck(0),
    fetching.Fetch(0, 0, 0), fetching.Search(0, 0, False, False), fetching.TakeFound(0, 0, False, False),
    fetching.ShowAtRandom(0, 0), fetching.LoseAtRandom(0, 0), fetching.LoseOneOf(0, []),
    marvels.TrueForm(0), marvels.BeforeStrikes(0), marvels.RingCheck(0, 0, 0), marvels.WhoLeads(0, 0),
    fetching.SearchToPlay(0, 0, 0), fetching.PlayFound(0, 0, 0),
)
