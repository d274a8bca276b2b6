// One language, spoken in the browser: the same Fluent files and the same conventions as ravenhill.locale.speech.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle'
import type { Option, Question } from '../wire/types'

export type Names = Record<string, string>
export type Args = Record<string, unknown>
type Spoken = Record<string, FluentVariable>

/** A list written as one number in this base, from one up. */
const LISTS: Record<string, number> = { faces: 10, results: 10, regions: 100 }
/** at=2 is moment-2, unless a game says better. */
const NUMBERED: Record<string, string> = { at: 'moment', pile: 'pile', id: 'rule' }

export class Unsayable extends Error {}

export class Speech {
  readonly language: string
  readonly bundle: FluentBundle
  private readonly english: Speech | null

  constructor(language: string, bundle: FluentBundle, english: Speech | null = null) {
    this.language = language
    this.bundle = bundle
    this.english = english
  }

  /** A text of the interface; `game-ford.about` is the form `about` of `game-ford`. */
  text(key: string, args: Args = {}, names: Names = {}): string {
    return this.attempt(key, (speech) => speech.written(key, args, names))
  }

  /** A log line, or any whole line. */
  line(key: string, args: Args = {}, names: Names = {}): string {
    return this.attempt(key, (speech) => capital(speech.written(key, args, names)))
  }

  /** The question a seat is asked. */
  prompt(kind: string, args: Args = {}): string {
    return this.line(`ask-${kind}`, args)
  }

  /** One thing that may be answered, as a button says it; a question, its moment or a use of the thing may have its own word for it. */
  option(choice: Args, names: Names, kind = '', moment = ''): string {
    const { do: name, ...held } = choice
    const plain = `do-${String(name)}`
    const own = [`do-${moment}-${String(name)}`, `do-${kind}-${String(name)}`, `${plain}-${names.use ?? ''}`].find((key) => this.has(key))
    return this.line(own ?? plain, held, names)
  }

  /** What a question asks, at its moment. */
  asked(question: Question): string {
    const { key, args, names } = question.text as { key?: string; args?: Args; names?: Names }
    return key ? this.line(key, args, names) : this.prompt(question.kind)
  }

  /** One of its answers, at that moment. */
  answer(option: Option, question: Question): string {
    return this.option(option.do, option.names, question.kind, String(question.text.key ?? '').replace(/^ask-/, ''))
  }

  has(key: string, form = ''): boolean {
    const message = this.bundle.getMessage(key)
    return message !== undefined && (form === '' || form in message.attributes)
  }

  /** The text of a key, or of one of its forms, with arguments already said. */
  say(key: string, args: Spoken, form = ''): string {
    const message = this.bundle.getMessage(key)
    const pattern = form ? message?.attributes[form] : message?.value
    if (pattern === undefined || pattern === null) throw new Unsayable(`${this.language}: no ${key} ${form}`)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    if (errors.length) throw new Unsayable(`${this.language}: ${key} ${form}: ${String(errors[0])}`)
    return text
  }

  written(key: string, args: Args, names: Names): string {
    const [name = '', form = ''] = key.split('.')
    return this.say(name, this.spoken(args, names), form)
  }

  private spoken(args: Args, names: Names): Spoken {
    const found: Spoken = {}
    for (const [name, value] of Object.entries(args)) Object.assign(found, this.argument(name, value, names[name]))
    return found
  }

  /** One argument: nothing is `none`, a flag `yes` or `no`, a list joined, a thing said by its key. */
  private argument(name: string, value: unknown, called: string | undefined): Spoken {
    if (value === null || value === undefined) return { [name]: 'none' }
    if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' }
    if (Array.isArray(value)) return this.members(name, value, called?.split(' ') ?? [])
    const base = LISTS[name]
    if (base !== undefined && typeof value === 'number' && value >= base) {
      return this.members(name, unfolded(value, base), called?.split(' ') ?? [])
    }
    const key = called ?? (name in NUMBERED ? `${NUMBERED[name]}-${String(value)}` : undefined)
    if (key !== undefined) return { ...this.forms(name, key), [`${name}-key`]: key }
    return { [name]: typeof value === 'number' ? new Count(value) : String(value) }
  }

  /** The phrase, and each other form its translator gave it: $who, $who-of, $who-to, … */
  private forms(name: string, key: string): Spoken {
    const found: Spoken = { [name]: this.say(key, {}) }
    for (const form of Object.keys(this.bundle.getMessage(key)?.attributes ?? {})) {
      try {
        found[`${name}-${form}`] = this.say(key, {}, form)
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error
      }
    }
    return found
  }

  /** A list of things, joined in each form that all of them have. */
  private members(name: string, values: unknown[], keys: string[]): Spoken {
    const each = values.map((value, n) => this.argument(name, value, keys[n]))
    const shared = Object.keys(each[0] ?? {}).filter((form) => each.every((args) => form in args))
    const found: Spoken = {}
    for (const form of shared) {
      const texts = each.map((args) => String(args[form]))
      found[form] = this.joined(texts)
      found[`${form}-or`] = this.joined(texts, 'or')
      found[`${form}-then`] = this.joined(texts, 'then')
    }
    found[name] ??= this.joined([])
    found[`${name}-count`] = each.length
    return found
  }

  /** a, b and c; or a; b; c. */
  joined(texts: string[], how: 'and' | 'or' | 'then' = 'and'): string {
    const last = texts.at(-1)
    if (last === undefined) return this.say('list-empty', {})
    if (texts.length === 1) return last
    let head = texts[0] ?? ''
    for (const text of texts.slice(1, -1)) {
      head = how === 'then' ? this.say('list-then', { head, last: text }) : this.say('list-more', { head, next: text })
    }
    const begins = { initial: last.slice(0, 1).toLowerCase(), initials: last.slice(0, 2).toLowerCase() }
    return this.say(`list-${how}`, { head, last, ...begins })
  }

  /** Say it; what cannot be said is said in English and marked, or else shown as its bare key. */
  private attempt(key: string, how: (speech: Speech) => string): string {
    try {
      return how(this)
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error
      if (this.english === null) {
        console.warn(error.message)
        return `⟨${key}⟩`
      }
      return `[en] ${this.english.attempt(key, how)}`
    }
  }
}

/** Fluent texts as one bundle; the last one counts. `xx` is English with accents and a good third longer. */
export function bundleOf(language: string, texts: string[]): FluentBundle {
  const pseudo = language === 'xx'
  const bundle = new FluentBundle(pseudo ? 'en' : language, { functions: { SIGNED: signed, OF: of, TO: to }, useIsolating: false })
  for (const text of texts) {
    const resource = new FluentResource(text)
    if (pseudo) accent(resource)
    bundle.addResource(resource, { allowOverrides: true })
  }
  return bundle
}

/** A number as all our languages write it below a thousand: a browser takes long to learn how it writes the others. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope)
  }
}

function signed([value]: (FluentVariable | unknown)[]): string {
  const number = value instanceof FluentNumber ? value.value : Number(value)
  return number < 0 ? `−${-number}` : `+${number}`
}

/** Few names have an h that is not heard; those of Middle-earth have one that is. */
const ELIDES = /^([aeiouœ]|h(omm|erb|ist|iv))/i

/** OF($card), as French says it: d’Aragorn, du Mont Solitaire, des Abîmes, de la Comté, de Háma. */
function of([value]: unknown[]): string {
  const name = String(value)
  return merged(name, 'de ', 'du ', 'des ') || (ELIDES.test(name.normalize('NFD')) ? 'd’' : 'de ') + name
}

/** TO($card): au Mont Solitaire, aux Abîmes, à la Comté, à Fondcombe. */
function to([value]: unknown[]): string {
  const name = String(value)
  return merged(name, 'à ', 'au ', 'aux ') || `à ${name}`
}

/** The name with its article merged; nothing for a name that has none. */
function merged(name: string, alone: string, le: string, les: string): string {
  const article = /^les? /i.exec(name)?.[0].length ?? 0
  if (article) return (article === 3 ? le : les) + name.slice(article)
  return /^(La |L['’])/.test(name) ? `${alone}l${name.slice(1)}` : ''
}

/** The list that a log line wrote as one number: 631 in base 10 is 6, 3, 1. */
export function unfolded(number: number, base: number): number[] {
  const found: number[] = []
  for (let rest = number; rest > 0; rest = Math.floor(rest / base)) found.unshift(rest % base)
  return found
}

/** The text with a capital at its beginning, behind an opening ¿ or ¡. */
export function capital(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u)
  return at < 0 ? text : text.slice(0, at) + text.slice(at, at + 1).toUpperCase() + text.slice(at + 1)
}

const PLAIN = 'aceilnorsuyzACEILNORSUYZ'
const ACCENTED = 'àçéîłñôřšûýžÀÇÉÎŁÑÔŘŠÛÝŽ'

function stretched(text: string): string {
  const longer = text.replace(/[aeiouy]/g, '$&$&')
  return longer.replace(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
}

/** Changes only what a person reads: the text elements of every pattern. */
function accent(resource: FluentResource): void {
  type Pattern = string | Element[] | null
  interface Element {
    type?: string
    variants?: { value: Pattern }[]
  }
  const pattern = (value: Pattern): Pattern =>
    typeof value === 'string' ? stretched(value) : value && (value.map((it) => (typeof it === 'string' ? stretched(it) : inside(it))) as Element[])
  const inside = (it: Element): Element => {
    for (const variant of it.variants ?? []) variant.value = pattern(variant.value)
    return it
  }
  for (const entry of resource.body as unknown as { value: Pattern; attributes: Record<string, Pattern> }[]) {
    entry.value = pattern(entry.value)
    for (const [name, value] of Object.entries(entry.attributes)) entry.attributes[name] = pattern(value)
  }
}
