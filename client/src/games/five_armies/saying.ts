// What a place or an army is in words: for screen readers, for the card beside the map and for the text table.
import type { Match } from '../../match.svelte'
import { BOXES, GROUPS, REGIONS, TERRITORIES, placeKey } from './facts'
import { type Army, type Sum, type Table, characterKey, kindsOf, unitKey } from './table'

const SIDES = ['free', 'shadow']

export function unitsSaid(match: Match, units: number[]): string {
  return kindsOf(units)
    .map(([unit, count]) => (count === 1 ? match.name(unitKey(unit), 'one') : match.speech.text('fa-units', { n: count, unit }, { unit: unitKey(unit) })))
    .join(', ')
}

export function armySaid(match: Match, army: Army, led?: Sum): string[] {
  const found = [match.speech.text('fa-army', { side: army.side, units: unitsSaid(match, army.units) }, { side: SIDES[army.side] ?? '' })]
  if (army.damage) found.push(match.speech.text('fa-damage', { n: army.damage, all: army.size }))
  if (army.leadership) {
    const parts = led && led.parts.length > 1 ? ` (${led.parts.map((it) => `${match.name(it.key)} ${it.n}`).join(', ')})` : ''
    found.push(match.speech.text('fa-leadership', { n: army.leadership }) + parts)
  }
  for (const character of army.characters) found.push(match.name(characterKey(character)))
  return found
}

/** Everything about a place, one fact each; its name first. */
export function placeSaid(match: Match, table: Table, n: number): string[] {
  const region = REGIONS[n]
  const found = [match.name(placeKey(n))]
  if (region) {
    found.push(match.name(`terrain-${region.terrain}`), match.name(`territory-${TERRITORIES[region.territory] ?? ''}`))
    if (region.settlement) found.push(match.speech.text('fa-settlement', { n: region.points }))
    if (region.mustering) found.push(match.speech.text('fa-mustering'))
    if (region.protection) {
      const left = Math.max(0, region.protection - (table.walls[n] ?? 0))
      found.push(match.speech.text(left ? 'fa-walls' : 'fa-walls-broken', { n: left, all: region.protection }))
    }
    if (table.control[n]) found.push(match.speech.text('fa-control'))
  } else {
    const box = BOXES[n - REGIONS.length]
    if (box?.kind === 'pass') {
      found.push(match.speech.text(table.open(n - REGIONS.length - 2) ? 'fa-pass-open' : 'fa-pass-closed'))
    }
  }
  const army = table.armies[n]
  if (army) found.push(...armySaid(match, army, table.sums.leadership?.[String(n)]))
  for (const character of table.alone[n] ?? []) found.push(match.name(characterKey(character)))
  table.recruits.forEach((group, g) => {
    const count = group[n] ?? 0
    if (count) found.push(match.speech.text('fa-recruits', { n: count, group: g }, { group: `group-${GROUPS[g] ?? ''}` }))
  })
  return found
}
