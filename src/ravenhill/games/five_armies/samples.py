"""One of each frame that may lie on the stack of the battle: what a save may hold."""
from __future__ import annotations

from ravenhill.core.frames import Plain, Roll
from ravenhill.core.words import Source
from ravenhill.games.five_armies.rules import (
    advance,
    armies,
    attack,
    bats,
    beorn,
    cards,
    characters,
    combat,
    combined,
    damage,
    dice,
    eagles,
    fate,
    fight,
    generals,
    hand,
    leadership,
    maneuvers,
    rally,
    recruiting,
    rerolls,
    retreat,
    turn,
)
from ravenhill.games.five_armies.words import base
from ravenhill.games.five_armies.words.verbs import armies as army_words
from ravenhill.games.five_armies.words.verbs import combat as combat_words
from ravenhill.games.five_armies.words.verbs import damage as damage_words
from ravenhill.games.five_armies.words.verbs import decks, recruits


def frames() -> tuple[Plain, ...]:
    source = Source(0, 0, 0, [])
    return (
        source, Roll(0, 0),
        turn.Turn(), dice.Action(0), dice.Act(0), hand.DrawCard(0, 0, 0), hand.OverSix(0),
        generals.ActivateGenerals(), generals.Activate(0), generals.UseGeneral(0),
        leadership.PlaceLeadership(0, 0), leadership.LeadershipWith(0), leadership.ShadowSplit(0),
        leadership.ShadowLeads(), leadership.PlaceBats(0), leadership.BatTo(0), bats.CloudOver(0),
        fate.FatePhase(0), fate.DrawTile(), fate.KeepOrDraw(0), fate.DrawFateCard(),
        armies.MoveArmies(0, 0, 0), armies.Arrival(0, [], False), armies.WhichArmy(0), armies.HowMany(0),
        armies.GoesAlong(0), armies.TokensGoAlong(0), armies.DamageGoesAlong(0), armies.MoveTo(0),
        attack.AttackWith(0, []), attack.CombinedAttack(0), attack.CombinedTarget(0), attack.Joins(0),
        recruiting.Recruitment(0, 0, 0), recruiting.FlipWhere(0), recruiting.FlipToken(0, 0), recruiting.TurnOver(),
        recruiting.RecruitInstead(0), recruiting.PlaceTokens(0, 0, 0, []), recruiting.TokenTo(0),
        recruiting.LastGoblin(0), rally.RallyArmies(0), rally.RallyWhich(0), rally.Rally(0, 0),
        characters.EnterPlay(0, 0), characters.Entered(0, 0), characters.CharacterMovement(0), characters.WhoMoves(0),
        characters.CharacterTo(0), characters.BilboAppears(0), beorn.BeornMoves(0), beorn.BeornTo(0),
        eagles.FlyEagles(), eagles.EagleTo(0), eagles.EagleAttack(), eagles.EagleStrikes(0), eagles.EagleBlows([]),
        cards.CarryOut(source),
        combat.Combat(0, [0], 0), combined.WhoFights(0), maneuvers.Maneuvers(), maneuvers.ManeuverAlone(0),
        maneuvers.CardsAct(0), maneuvers.CardEffect(source), maneuvers.UseIt(0, 0),
        rerolls.LeaderReroll(0), rerolls.HowManyAgain(0, 0), rerolls.RollAgain(0, 0),
        rerolls.TurnDice(0, 0), rerolls.HowManyTurn(0, 0), fight.UnderOrders([]), advance.BeornStrikesAgain(0),
        damage.Suffer(0, 0, 0), damage.CallBodyguards(0), damage.PutOnTheRing(0), damage.Casualties(0, 0),
        damage.Casualty(0), damage.Reduction(0, 0, False), damage.ReduceBy(0),
        retreat.GoOnOrWithdraw(0), retreat.StayOrLeave(0), retreat.Departure(0, False), retreat.WhichRetreat(0),
        base.Choosing(0, source, 0), base.ChooseFor(0), base.DoAll(source, []),
        army_words.RallyThese(0, 0, False, [], []), army_words.Recover(0, 0, 0),
        damage_words.TokenOrDamage(0, source, 0, 0), damage_words.Volleys(0, 0, 0, [], []), recruits.Settle(0, []),
        decks.DrawAndDiscard(0, 0, 0), decks.DiscardOne(0), decks.Scouting(0, 0, 0), decks.LookAtOne(0),
        decks.DiscardSeen(0), decks.ReadingTheDeck(0, 0, 0), decks.LookAtTop(0), decks.TakeSeen(0),
        decks.PutSeenBack(0), decks.LoseCard(0, 0), decks.RingRoll(0, 0), decks.RollActionDice(0, 0),
        combat_words.Duel(),
        retreat.GoesToo(0), advance.Advance(0, [], 0), advance.BeornAdvances(0, 0),
    )
