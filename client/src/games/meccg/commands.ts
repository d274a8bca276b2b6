// Commands of the text table: companies, where one of them may go, the points, and the road.
import type { Match } from '../../match.svelte'
import type { RoomCommands } from '../../rooms'
import { hasWords } from '../../text/commands'
import type { Goal, Journey } from './map/types'
import { cardName, companiesOf, companyName, isSeen, nearOf, otherOf, seenOf, sideOf } from './table'
import { board, company } from './text'

/** Whether the company may go there at all: on foot, or by regions. */
const goes = (it: Goal): boolean => !it.why && (Boolean(it.walks) || Boolean(it.regions))

function goalSaid(match: Match, it: Goal): string {
  const say = (key: string, args = {}): string => match.speech.text(key, args)
  const facts = [
    say(`hold-${it.hold}`),
    it.regions ? say('mc-far', { n: it.regions }) : say('mc-way-basic'),
    it.draws ? `${say('mc-draws')}: ${say('mc-draws-of', { n: it.draws[0], n2: it.draws[1] })}` : '',
    it.attacks?.length ? `${say('mc-guards')}: ${it.attacks.map((one) => `${say(`race-${one.race}`)} ${one.strikes}×${one.prowess}`).join(', ')}` : '',
    it.fits?.length ? `${say('mc-fits')}: ${it.fits.map((code) => cardName(match, code)).join(', ')}` : '',
  ]
  return `${cardName(match, it.site)}: ${facts.filter(Boolean).join('; ')}`
}

async function reach(match: Match, words: string): Promise<string> {
  const own = companiesOf(seenOf(match), nearOf(seenOf(match)))
  const lines: string[] = []
  for (const one of own) {
    const { survey } = await match.survey(one.id)
    const goals = ((survey as Journey | null)?.goals ?? []).filter(goes)
    const named = goals.filter((it) => words && hasWords(cardName(match, it.site), words))
    const wanted = named.length ? named : words && !hasWords(companyName(match, one), words) ? [] : goals
    if (wanted.length) lines.push(companyName(match, one), ...wanted.map((it) => goalSaid(match, it)))
  }
  return lines.join('\n')
}

function points(match: Match): string {
  const view = seenOf(match)
  const seats = [nearOf(view), otherOf(nearOf(view))]
  return seats
    .map((seat) => {
      const { score } = sideOf(view, seat)
      const groups = score.groups.filter((it) => it.raw).map((it) => `${match.speech.text(`mt-score-${it.group}`)} ${it.raw}`)
      return `${match.speech.line(seat)}: ${score.raw} (${groups.join(', ') || '–'}); ${match.speech.text('mt-if-council')}: ${score.council}`
    })
    .join('\n')
}

function road(match: Match): string {
  const view = seenOf(match)
  const current = view.companies.filter((it) => it.current)
  const path = (lands: { land: string; region: string }[]): string =>
    lands.map((it) => match.speech.text(`land-${it.land}`) + (it.region ? ` (${cardName(match, it.region)})` : '')).join(', ')
  return [
    ...board(match, view).map((it) => it.text),
    ...current.flatMap((it) => [
      ...company(match, it).map((line) => line.text),
      ...(it.path.length ? [`${match.speech.text('mc-exposes')}: ${path(it.path)}`] : []),
    ]),
  ].join('\n')
}

/** What is said of the table needs one that has been laid. */
const laid = (say: (match: Match) => string) => (match: Match) => Promise.resolve(isSeen(match) ? say(match) : '')

export const commands: RoomCommands = {
  armies: laid((match) => {
    const view = seenOf(match)
    return [nearOf(view), otherOf(nearOf(view))]
      .flatMap((seat) => [match.speech.line(seat), ...companiesOf(view, seat).flatMap((it) => company(match, it).map((line) => line.text))])
      .join('\n')
  }),
  reach: (match, words) => (isSeen(match) ? reach(match, words) : Promise.resolve('')),
  mp: laid(points),
  road: laid(road),
}
