// The battle in words: the same facts as the picture, for the text table.
import type { Match } from '../../match.svelte'
import type { TextFacts, TextLine } from '../../rooms'
import { BOXES, CHARACTER, FACES, LAST_STEP, REGIONS, TERRITORIES, placeKey } from './facts'
import { armySaid, placeSaid } from './saying'
import { FREE, GONE, IN_THE_AIR, NEEDED, PHASES, PILE, SHADOW, WAITING, characterKey, frame, read, staged, type Table } from './table'

const SIDES = ['free', 'shadow']

function dice(match: Match, table: Table, side: number): TextLine[] {
  const faces = (table.dice[side] ?? []).flatMap((count, face) =>
    count ? [match.speech.text('fa-die', { face, n: count }, { face: `face-${FACES[face] ?? ''}` })] : [],
  )
  return faces.length ? [{ text: `${match.speech.text('fa-dice')}: ${faces.join(', ')}` }] : []
}

function characters(match: Match, table: Table, side: number): TextLine[] {
  return CHARACTER.flatMap((it, n) => {
    if (it.side !== side) return []
    const at = table.characters[n] ?? WAITING
    const where =
      at >= 0
        ? match.name(placeKey(at))
        : at === GONE
          ? match.speech.text('fa-gone')
          : at === IN_THE_AIR
            ? match.speech.text('fa-air')
            : at === WAITING
              ? it.step
                ? match.speech.text(table.fate >= it.step ? 'fa-ready' : 'fa-at-step', { n: it.step })
                : match.speech.text('fa-not-yet')
              : match.speech.text('fa-away')
    const more = [
      table.activated(n) && it.general ? match.speech.text('fa-active') : '',
      it.id === 'bilbo' && table.rings ? match.speech.text('fa-rings', { n: table.rings }) : '',
      it.id === 'beorn' && table.wrath ? match.speech.text('fa-wrath', { n: table.wrath }) : '',
      it.id === 'bolg' && table.bodyguards ? match.speech.text('fa-guards', { n: table.bodyguards }) : '',
      it.id === 'gandalf' && table.concentration ? match.speech.text('fa-concentrated') : '',
    ].filter(Boolean)
    return [{ text: [`${match.speech.line(characterKey(n))}: ${where}`, ...more].join(', '), handle: `character:${n}` }]
  })
}

function side(match: Match, table: Table, of: number): TextLine[] {
  const hand = match.inPile(PILE.hand + of).map((card) => ({ text: match.name(card[1]), handle: `card:${card[0]}` }))
  const hidden = match.hiddenIn(PILE.hand + of)
  return [
    ...dice(match, table, of),
    ...hand,
    ...(hidden ? [{ text: match.speech.text('fa-theirs', { n: hidden }) }] : []),
    ...characters(match, table, of),
    ...match.inPile(PILE.table + of).map((card) => ({ text: `${match.speech.text('fa-on-table')}: ${match.name(card[1])}`, handle: `card:${card[0]}` })),
  ]
}

function combat(match: Match, table: Table): TextLine[] {
  const fight = frame(table, 'Combat')
  if (!fight || !staged(table)) return []
  const target = Number(fight.target)
  const found: TextLine[] = [{ text: match.speech.line('fa-fight', { n: Math.max(1, Number(fight.round)), region: target }, { region: placeKey(target) }) }]
  for (const of of [Number(fight.attacker), 1 - Number(fight.attacker)]) {
    const army = table.armies[Number(of === fight.attacker ? fight.fighting : fight.target)]
    const sums = table.sums.combat?.[of]
    const figures = (['dice', 'target', 'leadership'] as const).flatMap((what) => {
      const sum = sums?.[what]
      const key = { dice: 'fa-dice-n', target: 'fa-needs', leadership: 'fa-lead' }[what]
      return sum ? [match.speech.text('fa-sum', { what: match.speech.text(key), n: sum.value })] : []
    })
    const role = match.speech.text(of === fight.attacker ? 'fa-attacker' : 'fa-defender')
    found.push({ text: [role, ...(army ? armySaid(match, army) : []), ...figures].join(', ') })
  }
  return found
}

export function text(match: Match): TextFacts {
  const table = read(match.view)
  const me = match.place < 0 ? FREE : match.place
  const places = [...REGIONS.map((it) => it.n), ...BOXES.map((it) => it.n)]
  const told = places.filter(
    (n) =>
      table.armies[n] ||
      table.alone[n]?.length ||
      table.recruits.some((group) => group[n]) ||
      table.control[n] ||
      REGIONS[n]?.settlement ||
      match.offered(`region:${n}`).length ||
      match.offered(`split:${n}`).length,
  )
  const skies = TERRITORIES.flatMap((territory, n) =>
    table.bats[n] || table.eagles[n]
      ? [
          {
            text: match.speech.text(
              'fa-sky',
              { territory: n, bats: table.bats[n] ?? 0, eagles: table.eagles[n] ?? 0 },
              { territory: `territory-${territory}` },
            ),
            handle: `territory:${n}`,
          },
        ]
      : [],
  )
  return {
    you: side(match, table, me),
    opponent: side(match, table, 1 - me),
    board: [
      {
        text: [
          match.speech.text('fa-turn', { n: table.turn }),
          table.phase ? match.name(`phase-${PHASES[table.phase] ?? ''}`) : '',
          match.speech.text('fa-fate-at', { n: table.fate, all: LAST_STEP }),
          `${match.speech.line(SIDES[SHADOW] ?? '')}: ${match.speech.text('fa-points')} ${match.speech.text('fa-points-of', { n: table.points, all: NEEDED })}`,
        ]
          .filter(Boolean)
          .join(' · '),
      },
      ...combat(match, table),
      ...skies,
      ...(table.eagles[4] ? [{ text: match.speech.text('fa-eyrie', { n: table.eagles[4] }) }] : []),
      ...told.map((n) => ({ text: placeSaid(match, table, n).join(', '), handle: `region:${n}` })),
    ],
  }
}
