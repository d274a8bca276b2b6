// The card table in words: companies with their people, sites and journeys; influence, piles, points; what goes on.
import type { Match } from '../../match.svelte'
import type { TextFacts, TextLine } from '../../rooms'
import type { Attached, Character, Company, Seat, View } from '../../wire/meccg'
import { cardName, companiesOf, companyName, isSeen, nearOf, otherOf, pilesOf, seenOf, sideOf } from './table'

/** What hangs on somebody or something, and on that. */
const borne = (match: Match, cards: Attached[]): string[] =>
  cards.flatMap((it) => [
    [cardName(match, it.code), it.state === 'tapped' ? match.name('mt-tapped') : '', ...beneath(match, it)].filter(Boolean).join(' '),
    ...borne(match, it.on),
  ])
/** What lies under a card; of a hidden one only that it is there. */
const beneath = (match: Match, it: Attached): string[] => (it.under ?? []).map((card) => `(${match.name(card.code ? `card-${card.code}` : 'a-card')})`)

function person(match: Match, it: Character): TextLine {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const told = [
    it.state === 'untapped' ? '' : say(`mt-${it.state}`),
    say('mt-figures', { prowess: it.prowess.value, body: it.body.value }),
    say(it.leader ? 'mt-follower' : 'mt-mind-n', { n: it.mind.value }),
    it.free ? say('mt-direct-n', { n: it.free }) : '',
    it.corruption.value ? say('mt-corruption-n', { n: it.corruption.value }) : '',
    ...borne(match, it.bears),
  ]
  return { text: `${cardName(match, it.code)}: ${told.filter(Boolean).join(', ')}`, handle: `card:${it.id}` }
}

export function company(match: Match, it: Company): TextLine[] {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const where = {
    stays: '',
    hidden: say('mt-somewhere'),
    known: it.destination ? say('mt-heads-for', { card: cardName(match, it.destination.code) }) : say('mt-somewhere'),
    open: it.going ? `→ ${cardName(match, it.going.code)}` : '',
  }[it.journey]
  const head = [companyName(match, it), cardName(match, it.site.code), where, it.guards.length ? say('mt-on-guard') : '']
  return [{ text: head.filter(Boolean).join(' · '), handle: it.id }, ...it.members.map((one) => person(match, one))]
}

function side(match: Match, view: View, seat: Seat): TextLine[] {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const { influence, score } = sideOf(view, seat)
  const piles = pilesOf(view, seat)
  return [
    ...companiesOf(view, seat).flatMap((it) => company(match, it)),
    { text: say('mt-general-of', { n: influence.used, all: influence.most }) },
    { text: `${say('mt-points')}: ${score.raw} (${say('mt-if-council')}: ${score.council})` },
    {
      text: [`${say('mt-hand')}: ${piles.hand.count}`, `${say('mt-pile-deck')}: ${piles.deck.count}`, `${say('mt-pile-discard')}: ${piles.discard.count}`].join(
        ', ',
      ),
    },
    ...(seat === view.seat
      ? view.hand.map((it) => ({
          text: `${say('mt-hand')}: ${cardName(match, it.code)}${match.offered(`card:${it.id}`).length ? '' : ` (${say(`mw-${it.why}`)})`}`,
          handle: `card:${it.id}`,
        }))
      : []),
  ]
}

export function board(match: Match, view: View): TextLine[] {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const lines: TextLine[] = [{ text: `${match.speech.line('mt-turn', { n: view.turn.number })} · ${say(`mt-phase-${view.turn.phase}`)}` }]
  for (const it of view.companies) {
    if (it.current && it.limit) lines.push({ text: `${companyName(match, it)}: ${say('mt-hazards-of', { n: it.limit.used.length, all: it.limit.value })}` })
  }
  for (const it of view.events) lines.push({ text: `${say('mt-events')}: ${cardName(match, it.code)}`, handle: `card:${it.id}` })
  for (const it of view.agents ?? []) {
    const who = it.card.code ? cardName(match, it.card.code) : say('mt-agent')
    const where = it.at ? cardName(match, it.at) : it.trail.length ? say('mt-agent-trail', { n: it.trail.length }) : say('mt-agent-home')
    const parts = [
      match.speech.line(it.side),
      say(it.face === 'down' ? 'mt-agent-down' : 'mt-agent-up'),
      it.state === 'untapped' ? '' : say(`mt-${it.state}`),
      where,
    ]
    lines.push({ text: `${say('mt-elsewhere')}: ${who} (${parts.filter(Boolean).join(', ')})`, handle: it.card.id ? `card:${it.card.id}` : it.id })
  }
  for (const it of view.hosts ?? []) {
    const held = it.prisoners.map((one) => cardName(match, one.code)).join(', ') || say('mt-no-prisoner')
    lines.push({ text: `${say('mt-elsewhere')}: ${cardName(match, it.code)}, ${cardName(match, it.site.code)}: ${held}`, handle: `card:${it.id}` })
  }
  for (const chain of view.chains) {
    for (const link of chain.links) lines.push({ text: `${say('mt-chain')}: ${cardName(match, link.code)} (${say(`mt-link-${link.state}`)})` })
  }
  if (view.attack) {
    lines.push({ text: `${cardName(match, view.attack.card.code)}: ${view.attack.each ? '∗' : view.attack.strikes.value} × ${view.attack.prowess.value}` })
    for (const pin of view.attack.pins) lines.push({ text: `${cardName(match, pin.code)}: ${say(`mt-pin-${pin.state}`)}` })
  }
  return lines
}

export function text(match: Match): TextFacts {
  if (!isSeen(match)) return { you: [], opponent: [], board: [] }
  const view = seenOf(match)
  const near = nearOf(view)
  return { you: side(match, view, near), opponent: side(match, view, otherOf(near)), board: board(match, view) }
}
