// What the card table reads of its view: whose is what, who stands where, and what a company is called.
import type { Match } from '../../match.svelte'
import type { Attached, Card, Character, Company, Phase, Piles, Seat, Side, View } from '../../wire/meccg'
import type { LogLine } from '../../wire/types'

/** The view in its types; the wire's own is that of any game. */
export const seenOf = (match: Match): View => match.seen as unknown as View
/** Nothing is seen before the first state has come. */
export const isSeen = (match: Match): boolean => 'companies' in match.seen

export const SEATS: Seat[] = ['grey', 'blue']
export const PHASES: Phase[] = ['untap', 'organization', 'long', 'movement', 'site', 'end']
/** The seat at the bottom of the table: one's own, or for spectators the first. */
export const nearOf = (view: View): Seat => (view.seat === 'spectator' ? 'grey' : view.seat)
export const otherOf = (seat: Seat): Seat => (seat === 'grey' ? 'blue' : 'grey')
/** 0 or 1: which of the two inks and shapes. */
export const inkOf = (seat: Seat): number => SEATS.indexOf(seat)
export const sideOf = (view: View, seat: Seat): Side => view.sides[seat]
export const pilesOf = (view: View, seat: Seat): Piles => view.piles[seat]

export const companiesOf = (view: View, seat: Seat): Company[] => view.companies.filter((it) => it.side === seat)
/** A company is called after its first character. */
export const companyName = (match: Match, company: Company): string =>
  match.speech.line('mt-company', { card: match.name(`card-${company.members[0]?.code ?? ''}`) })
export const cardName = (match: Match, code: string): string => match.name(`card-${code}`)

/** Those who follow nobody, each with those who follow them. */
export function groupsOf(company: Company): { leader: Character; followers: Character[] }[] {
  const leaders = company.members.filter((it) => !company.members.some((other) => other.id === it.leader))
  return leaders.map((leader) => ({ leader, followers: company.members.filter((it) => it.leader === leader.id) }))
}

const within = (cards: Attached[]): string[] => cards.flatMap((it) => [it.id, ...within(it.on)])

/** The handles of all cards that the table itself shows; what is offered of others is laid out to be picked. */
export function lying(view: View): Set<string> {
  const found = new Set<string>(view.hand.map((it) => it.id))
  for (const company of view.companies) {
    for (const one of company.members) for (const id of [one.id, ...within(one.bears)]) found.add(id)
    for (const site of [company.site, company.going]) if (site) for (const id of [site.id, ...within(site.on)]) found.add(id)
    for (const id of within(company.events)) found.add(id)
    for (const guard of company.guards) if (guard.id) found.add(guard.id)
  }
  for (const id of within(view.events)) found.add(id)
  for (const it of view.agents ?? []) for (const id of [it.card.id, ...within(it.on)]) if (id) found.add(id)
  for (const it of view.hosts ?? []) for (const id of [it.id, ...it.prisoners.map((held) => held.id)]) found.add(id)
  for (const chain of view.chains) for (const link of chain.links) found.add(link.id)
  if (view.attack) found.add(view.attack.card.id)
  return found
}

/** Every card with a face anywhere in the view, by its handle. */
export function codesOf(view: unknown): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (value && typeof value === 'object') {
      const { id, code } = value as Partial<Card>
      if (typeof id === 'string' && code) found.set(id, code)
      Object.values(value).forEach(walk)
    }
  }
  walk(view)
  return found
}

/** Offered cards that lie in a pile: they are laid out. Sites of the location deck stand on the map. */
export function laidOut(match: Match, view: View): Card[] {
  const wanted = [...match.handles.keys()].filter((it) => it.startsWith('card:'))
  if (!wanted.length) return []
  const seen = lying(view)
  for (const it of view.sites) seen.add(it.id)
  if (wanted.every((it) => seen.has(it.slice(5)))) return []
  const codes = codesOf(match.view)
  const found = new Map<string, Card>()
  for (const handle of wanted) {
    const id = handle.slice(5)
    const code = codes.get(id) ?? match.options[match.offered(handle)[0] ?? -1]?.names.card?.replace(/^card-/, '')
    if (!seen.has(id) && code && code !== 'a-card') found.set(id, { id, code })
  }
  return [...found.values()]
}

/** Whose doing a line is that names no side: of whoever's character it names first, in play now. */
export function whose(match: Match, line: LogLine): string {
  const code = Object.values(line.names)
    .find((it) => it.startsWith('card-'))
    ?.slice('card-'.length)
  if (!code || !isSeen(match)) return ''
  return seenOf(match).companies.find((it) => it.members.some((one) => one.code === code))?.side ?? ''
}
