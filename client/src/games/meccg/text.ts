// The card table in words: companies with their people, sites and journeys; influence, piles, points; what goes on.
import type { Match } from '../../match.svelte'
import type { TextFacts, TextLine } from '../../rooms'
import type { Attached, Character, Company, Link, Seat, Site, View } from '../../wire/meccg'
import { cardName, codesOf, companiesOf, companyName, isSeen, nearOf, otherOf, pilesOf, seenOf, sideOf } from './table'

/** What hangs on somebody or something, and on that. */
const borne = (match: Match, cards: Attached[]): string[] =>
  cards.flatMap((it) => [
    [
      cardName(match, it.code),
      it.state === 'untapped' ? '' : match.name(`mt-${it.state}`),
      it.used ? `(${match.name('mt-in-use')})` : '',
      it.corruption ? `(${match.speech.text('mt-corruption-n', { n: it.corruption })})` : '',
      it.prowess && it.body ? `(${match.speech.text('mt-figures', { prowess: it.prowess.value, body: it.body.value })})` : '',
      ...beneath(match, it),
    ]
      .filter(Boolean)
      .join(' '),
    ...borne(match, it.on),
  ])
/** What lies under a card; of a hidden one only that it is there. */
const beneath = (match: Match, it: Attached): string[] => (it.under ?? []).map((card) => `(${match.name(card.code ? `card-${card.code}` : 'a-card')})`)

/** A site with its kind, its state, what guards it and what lies there. */
function place(match: Match, it: Site): string {
  const facts = [
    match.name(`hold-${it.hold}`),
    it.state === 'untapped' ? '' : match.name(`mt-${it.state}`),
    ...it.guardians.map((one) => `${match.name(`race-${one.race}`)}: ${match.speech.text('mt-guardian', { n: one.strikes, n2: one.prowess })}`),
    ...borne(match, it.on),
  ]
  return `${cardName(match, it.code)} (${facts.filter(Boolean).join('; ')})`
}

function person(match: Match, it: Character, led: string): TextLine {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const told = [
    it.state === 'untapped' ? '' : say(`mt-${it.state}`),
    say(`race-${it.race}`),
    ...it.skills.map((skill) => say(`skill-${skill}`)),
    say('mt-figures', { prowess: it.prowess.value, body: it.body.value }),
    led ? say('mt-led-by', { card: led }) : '',
    say(it.leader ? 'mt-follower' : 'mt-mind-n', { n: it.mind.value }),
    it.free ? say('mt-direct-n', { n: it.free }) : '',
    it.corruption.value ? say('mt-corruption-n', { n: it.corruption.value }) : '',
    ...borne(match, it.bears),
  ]
  return { text: `${cardName(match, it.code)}: ${told.filter(Boolean).join(', ')}`, handle: `card:${it.id}` }
}

export function company(match: Match, it: Company): TextLine[] {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const mine = it.side === nearOf(seenOf(match))
  const where = {
    stays: '',
    hidden: `→ ${say('mt-somewhere')}`,
    known: it.destination ? say('mt-heads-for', { card: cardName(match, it.destination.code) }) : `→ ${say('mt-somewhere')}`,
    open: it.going ? `→ ${place(match, it.going)}` : '',
  }[it.journey]
  const { draws } = it
  const head = [
    companyName(match, it),
    say('mt-size-n', { n: it.size }),
    place(match, it.site),
    where,
    draws ? `${say('mt-draws')}: ${say('mt-draws-of', mine ? { n: draws.own, n2: draws.opponent } : { n: draws.opponent, n2: draws.own })}` : '',
    it.limit ? say('mt-hazards-of', { n: it.limit.used.length, all: it.limit.value }) : '',
    ...it.guards.map((card) => (card.code ? `${say('mt-on-guard')}: ${cardName(match, card.code)}` : say('mt-on-guard'))),
    it.entered ? say('mt-entered') : '',
    ...borne(match, it.events),
  ]
  const leader = (one: Character): string => it.members.find((other) => other.id === one.leader)?.code ?? ''
  const people = it.members.map((one) => person(match, one, leader(one) && cardName(match, leader(one))))
  return [{ text: head.filter(Boolean).join(' · '), handle: it.id }, ...people]
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
      text: `${say('mt-piles')}: ${[
        `${say('mt-hand')}: ${piles.hand.count}`,
        ...(['deck', 'discard', 'sideboard', 'marshalled', 'out', 'spent'] as const).map((pile) => `${say(`mt-pile-${pile}`)}: ${piles[pile].count}`),
        `${say('mt-pile-sites')}: ${piles.sites}`,
      ].join(', ')}`,
    },
    ...(seat === view.seat
      ? view.hand.map((it) => ({
          text: `${say('mt-hand')}: ${cardName(match, it.code)}${match.offered(`card:${it.id}`).length ? '' : ` (${say(`mw-${it.why}`)})`}`,
          handle: `card:${it.id}`,
        }))
      : []),
  ]
}

/** What a declaration is about: its key, its targets, the check it brings, or how it would attack. */
function aim(match: Match, link: Link): string {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const aims = link.targets.filter((it) => it.name).map((it) => match.name(it.name))
  const checks = link.checks.filter((it) => it.kind !== 'ring')
  return [
    link.key ? say('mt-keyed-to', { name: match.name(link.key.name) }) : '',
    link.foe ? `${link.foe.strikes < 0 ? '∗' : link.foe.strikes} × ${link.foe.prowess}` : '',
    aims.length ? say(link.cancels.length ? 'mt-cancels' : 'mt-on', { name: aims.join(', ') }) : '',
    ...checks.map((it) =>
      it.target
        ? say('mt-tries', { card: cardName(match, it.who.code), other: cardName(match, it.target.code), n: it.needs })
        : say('mt-check', { card: cardName(match, it.who.code), n: it.needs }),
    ),
  ]
    .filter(Boolean)
    .join('; ')
}

function chains(match: Match, view: View): TextLine[] {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  return view.chains.flatMap((chain, n) => [
    ...chain.links.map((link, at) => {
      const who = `${match.speech.line(link.side)}, ${say(`mt-link-${link.state}`)}`
      const about = aim(match, link)
      return {
        text: `${say(n ? 'mt-chain-nested' : 'mt-chain')} ${at + 1}: ${cardName(match, link.code)} (${who})${about ? `: ${about}` : ''}`,
        handle: `card:${link.id}`,
      }
    }),
    ...(n < view.chains.length - 1
      ? []
      : [
          {
            text: !chain.responds
              ? say('mt-chain-resolves')
              : chain.responds === match.seat
                ? say('mt-may-respond')
                : say('mt-they-may-respond', { side: match.speech.text(chain.responds) }),
          },
        ]),
  ])
}

function fight(match: Match, view: View): TextLine[] {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const { attack } = view
  if (!attack) return []
  const on = view.companies.find((it) => it.id === attack.company)
  const facts = [
    `${say(`race-${attack.race}`)}: ${attack.each ? '∗' : attack.strikes.value} × ${attack.prowess.value}`,
    attack.body.value ? say('mt-sum', { what: say('mt-body'), n: attack.body.value }) : '',
    attack.key ? say('mt-keyed-to', { name: match.name(attack.key.name) }) : '',
  ]
  const lines: TextLine[] = [
    {
      text: `${on ? `${say('mt-attack-on', { company: say('mt-company', { card: cardName(match, on.members[0]?.code ?? '') }) })}: ` : ''}${cardName(match, attack.card.code)} (${facts.filter(Boolean).join('; ')})`,
    },
  ]
  for (const pin of attack.pins) lines.push({ text: `${cardName(match, pin.code)}: ${say(`mt-pin-${pin.state}`)}` })
  const { strike } = attack
  if (strike) {
    const sums = say('mt-figures', { prowess: strike.prowess.value, body: strike.body.value })
    lines.push({ text: `${say('mf-against', { who: cardName(match, strike.code), n: strike.against })} (${sums})`, handle: `card:${strike.target}` })
  }
  return lines
}

/** What both show at the set-up, and one's own pool. */
function setUp(match: Match, view: View): TextLine[] {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const { setup } = view
  if (!setup) return []
  const names = [...new Set(setup.set_aside.map((it) => cardName(match, it.code)))]
  return [
    { text: say(`mt-setup-${setup.step}`) },
    ...(['grey', 'blue'] as const).map((seat) => {
      const mind = say('mt-mind-of', { n: seat === 'grey' ? setup.grey_mind : setup.blue_mind, all: 20 })
      return { text: `${match.speech.line(seat)}: ${mind}${setup.stopped.includes(seat) ? `, ${say('mt-stopped')}` : ''}` }
    }),
    ...(names.length ? [{ text: say('mt-set-aside', { cards: names.join(', ') }) }] : []),
    ...pilesOf(view, nearOf(view)).pool.cards.map((it) => ({ text: `${say('mt-pool')}: ${cardName(match, it.code)}`, handle: `card:${it.id}` })),
  ]
}

function council(match: Match, view: View): TextLine[] {
  if (!view.council) return []
  const codes = codesOf(match.view)
  const named = (found: string[]): string => found.map((code) => cardName(match, code)).join(', ') || '–'
  const checked = view.council.checked.map((it) => codes.get(it) ?? '').filter(Boolean)
  return [
    { text: match.speech.text('mt-council-checked', { cards: named(checked) }) },
    { text: match.speech.text('mt-council-lost', { cards: named(view.council.lost.map((it) => it.code)) }) },
  ]
}

export function board(match: Match, view: View): TextLine[] {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const turn = [match.speech.line('mt-turn', { n: view.turn.number }), match.speech.line(view.turn.active), say(`mt-phase-${view.turn.phase}`)]
  const lines: TextLine[] = view.setup ? setUp(match, view) : [{ text: turn.join(' · ') }]
  if (view.turn.called) lines.push({ text: say('mt-called', { side: say(view.turn.called) }) })
  for (const it of view.companies) {
    if (it.current) lines.push({ text: `${say('mt-view-road')}: ${companyName(match, it)}`, handle: it.id })
  }
  for (const it of view.events) {
    lines.push({ text: `${say('mt-events')}: ${borne(match, [it]).join(', ')} (${match.speech.line(it.owner)})`, handle: `card:${it.id}` })
  }
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
  lines.push(...chains(match, view), ...fight(match, view), ...council(match, view))
  return lines
}

export function text(match: Match): TextFacts {
  if (!isSeen(match)) return { you: [], opponent: [], board: [] }
  const view = seenOf(match)
  const near = nearOf(view)
  return { you: side(match, view, near), opponent: side(match, view, otherOf(near)), board: board(match, view) }
}
