// Planning a journey: which company, where it could go, by which regions. It knows the survey, and no rule.
import { JOURNEYS } from '../../../locate/meccg_journey'
import type { Match } from '../../../match.svelte'
import type { View } from '../../../wire/meccg'
import { codeOf } from '../cards/library.svelte'
import { BARRIERS, isDeep, PLACE, REGION } from './shapes'
import type { Goal, Journey, Land } from './types'

const TO = new Set(['ChooseDestination', 'GoesOn', 'FliesTo'])
const WAY = new Set(['HowToMove', 'NextRegion'])

export class Planner {
  open = $state(false)
  journey: Journey | null = $state.raw(null)
  /** The company that was chosen by hand; empty: the one that is asked about, or the first. */
  picked = $state('')
  /** What the reader points at, and what was pinned by a touch. */
  looked = $state('')
  pinned = $state('')
  /** The way that was bent, region by region. */
  bent: number[] = $state.raw([])
  tab: 'regions' | 'basic' = $state('regions')
  /** The lands, or the Under-deeps below them. */
  sheet: 'lands' | 'deeps' = $state('lands')
  remark = $state('')
  /** Lines for later turns; a place after the other. */
  pencils: string[][] = $state.raw([])
  drawing = $state(false)

  constructor(readonly match: Match) {
    this.pencils = kept(this.#key)
  }

  get #key(): string {
    return `ravenhill.pencil.${this.match.id}.${this.match.seat}`
  }

  // ------------------------------------------------------------ what is asked

  kind: string = $derived.by(() => this.match.question?.kind ?? '')
  asked: boolean = $derived.by(() => this.match.mine && JOURNEYS.has(this.kind))
  choosing: boolean = $derived.by(() => this.asked && TO.has(this.kind))
  going: boolean = $derived.by(() => this.asked && WAY.has(this.kind))
  companies = $derived.by(() => (this.#view?.companies ?? []).filter((it) => it.side === this.match.seat))
  thing: string = $derived.by(() =>
    this.asked ? 'journey:0' : this.companies.some((it) => it.id === this.picked) ? this.picked : (this.companies[0]?.id ?? ''),
  )
  company = $derived.by(() => this.companies.find((it) => it.id === `company:${this.journey?.company ?? -1}`))
  get #view(): View | undefined {
    return this.match.game === 'meccg' ? (this.match.seen as unknown as View) : undefined
  }

  /** The sites that may be answered, each with its option. */
  offered: Map<string, number> = $derived.by(
    () => new Map(this.choosing ? this.match.options.flatMap((it, n) => (it.names.card ? [[codeOf(it.names.card), n] as const] : [])) : []),
  )
  /** The regions that may be the next step, each with its option. */
  steps: Map<string, number> = $derived.by(
    () => new Map(this.kind === 'NextRegion' ? this.match.options.flatMap((it, n) => (it.names.region ? [[codeOf(it.names.region), n] as const] : [])) : []),
  )

  // ------------------------------------------------------------ what the survey says

  async look(): Promise<void> {
    const thing = this.thing
    if (!thing || this.match.place < 0) return
    try {
      const { survey } = await this.match.survey(thing)
      if (thing !== this.thing) return
      const told = survey as Journey | null
      if (told?.company !== this.journey?.company || told?.goal !== this.journey?.goal) this.bent = planned(this.#key, told)
      if (told && told.origin !== this.journey?.origin) this.turn(isDeep(told.origin) ? 'deeps' : 'lands')
      this.journey = told
      if (told && !told.limit) this.tab = 'basic'
    } catch {
      /* the line is cut: the list of sites is there all the same */
    }
  }

  goals: Map<string, Goal> = $derived.by(() => new Map(this.journey?.goals.map((it) => [it.site, it]) ?? []))
  lands: Map<string, Land> = $derived.by(() => new Map(this.journey?.lands.map((it) => [it.code, it]) ?? []))
  codes: Map<number, string> = $derived.by(() => new Map(this.journey?.lands.map((it) => [it.region, it.code]) ?? []))
  reach: Map<string, number> | undefined = $derived.by(() => {
    const journey = this.journey
    if (!journey) return undefined
    if (this.tab === 'basic') return new Map(journey.goals.filter((it) => it.walks).map((it) => [PLACE.get(it.site)?.region ?? '', 1]))
    return new Map(journey.lands.flatMap((it) => (it.paths?.length ? [[it.code, it.paths[0]?.length ?? 0] as const] : [])))
  })

  /** The site that the way leads to: the one that is settled, or the one that is looked at. */
  target: string = $derived.by(() => {
    if (this.going) return this.journey?.goal ?? ''
    const site = [this.looked, this.pinned].find((it) => PLACE.has(it) || isDeep(it)) ?? ''
    return site || (this.choosing ? '' : (this.journey?.goal ?? ''))
  })
  goal: Goal | undefined = $derived.by(() => this.goals.get(this.target))
  /** It is reached by a tunnel or a stair, without a region. */
  below: boolean = $derived.by(() => !!this.goal?.below)
  /** There are Under-deeps in this game: the seat has a card of one, or the company is there. */
  deep: boolean = $derived.by(() => this.journey?.goals.some((it) => isDeep(it.site) && it.state !== 'none') ?? false)
  rolls: Map<string, number> = $derived.by(() => new Map(this.journey?.goals.flatMap((it) => (it.roll ? [[it.site, it.roll] as const] : [])) ?? []))
  /** All ways to it that begin as the way has begun. */
  paths: number[][] = $derived.by(() => {
    const passed = this.journey?.passed ?? []
    const all = this.lands.get(PLACE.get(this.target)?.region ?? '')?.paths ?? []
    return all.filter((path) => passed.every((region, n) => path[n] === region))
  })
  path: number[] = $derived.by(() => this.paths.find((it) => it.join() === this.bent.join()) ?? this.paths[0] ?? [])
  passes: string[] = $derived.by(() => (this.onFoot ? [] : this.path.map((it) => this.codes.get(it) ?? '')))
  /** The way is that of the cards: only both ends have names. */
  onFoot: boolean = $derived.by(() => {
    if (!this.target || this.kind === 'NextRegion' || this.below) return false
    return (this.tab === 'basic' && !!this.goal?.walks) || !this.paths.length
  })
  exposes: string[] = $derived.by(() => (this.below ? [] : this.onFoot ? (this.goal?.walks ?? []) : this.passes.map((it) => this.lands.get(it)?.land ?? '')))

  /** What keeps the company out of a region that lies just beyond its reach. */
  refused(code: string): { key: string; n: number } | null {
    const land = this.lands.get(code)
    if (!land || !this.journey?.limit || this.reach?.has(code) || this.tab === 'basic') return null
    const wall = BARRIERS.find(({ between }) => between.includes(code) && between.some((it) => (this.reach?.get(it) ?? 99) < (this.journey?.limit ?? 0)))
    if (wall) return { key: `mc-barrier-${wall.kind}`, n: land.far }
    return land.far === this.journey.limit + 1 ? { key: 'mc-far', n: land.far } : null
  }

  // ------------------------------------------------------------ what a person does

  /** Lead the way through a region: the best that passes it; pressed again, the next. */
  bend(code: string): void {
    const number = this.lands.get(code)?.region ?? -1
    const through = this.paths.filter((it) => it.includes(number))
    if (!through.length) {
      this.remark = 'mc-no-way'
      return
    }
    const now = through.findIndex((it) => it.join() === this.path.join())
    this.take(through[(now + 1) % through.length] ?? [])
  }
  take(path: number[]): void {
    this.remark = ''
    this.tab = 'regions'
    this.bent = path
    if (this.journey) plan(this.#key, this.target, this.journey, path)
  }
  /** Go the way that is drawn, as far as it was not gone yet. */
  go(): void {
    if (!this.journey) return
    const steps = this.path.slice(Math.max(1, this.journey.passed.length)).map((region) => ({ do: 'Region', region }))
    if (this.kind === 'NextRegion') this.match.answerAll(steps)
    else if (this.kind === 'HowToMove') this.match.answerAll([{ do: 'Region', region: this.onFoot ? -1 : 0 }, ...(this.onFoot ? [] : steps)])
  }

  turn(sheet: 'lands' | 'deeps'): void {
    this.sheet = sheet
    this.drawing = false
  }
  touch(code: string, kind: 'region' | 'site'): void {
    this.remark = ''
    if (this.drawing) this.draw(code)
    else if (kind === 'site') this.pinned = this.pinned === code ? '' : code
    else if (this.target && this.paths.length) this.bend(code)
    else this.pinned = this.pinned === code ? '' : code
  }

  // ------------------------------------------------------------ the pencil: never sent

  draw(code: string): void {
    const line = [...(this.pencils.at(-1) ?? []), code]
    this.#keep([...this.pencils.slice(0, -1), line])
  }
  begin(): void {
    this.drawing = !this.drawing
    if (this.drawing) this.#keep([...this.pencils.filter((it) => it.length > 1), []])
  }
  erase(): void {
    this.#keep([])
    this.drawing = false
  }
  #keep(lines: string[][]): void {
    this.pencils = lines
    keep(this.#key, lines)
  }
}

// What stays in this browser: pencil lines, and the way that was planned when the destination was laid down.
function kept(key: string): string[][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const isPlace = (it: unknown) => typeof it === 'string' && (PLACE.has(it) || REGION.has(it))
    return Array.isArray(found) ? found.filter((line): line is string[] => Array.isArray(line) && line.every(isPlace)) : []
  } catch {
    return []
  }
}
function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    /* a private window: it holds for this page */
  }
}
const planOf = (key: string, journey: Journey, goal: string) => `${key}.${journey.company}.${journey.origin}.${goal}`
function plan(key: string, goal: string, journey: Journey, path: number[]): void {
  keep(planOf(key, journey, goal), path)
}
function planned(key: string, journey: Journey | null): number[] {
  if (!journey?.goal) return []
  try {
    const found: unknown = JSON.parse(localStorage.getItem(planOf(key, journey, journey.goal)) ?? '[]')
    return Array.isArray(found) ? found.map(Number) : []
  } catch {
    return []
  }
}
