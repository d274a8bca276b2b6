// The build of the browser client: everything goes to the server's static folder, and a smaller copy of each file beside it.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import subsetFont from 'subset-font'
import { defineConfig, type Plugin } from 'vite'
import { ELSEWHERE, GAPS, SHARED } from './src/speech/areas.ts'

const OUT = '../src/ravenhill/server/static'
const SMALLER = /\.(js|css|html|svg|json|ftl|webmanifest)$/

/** Beside each text file a .br and a .gz, so that the server never has to compress. */
function compressed(): Plugin {
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? walk(path) : [path]
    })
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const path of walk(join(import.meta.dirname, OUT)).filter((path) => SMALLER.test(path))) {
        const data = readFileSync(path)
        if (data.length < 600) continue
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
      }
    },
  }
}

/** What every page is made of, and what every table is, come as one file each: each costs a slow line its time. */
const PAGE =
  /(node_modules\/(svelte|@fluent|esm-env|clsx)\/|vite\/preload-helper|virtual:words$|client\/src\/(speech\/|wire\/http\.ts|parts\/Corner\.svelte|(announce|line|me|screen|settings)\.svelte\.ts|router(\.svelte)?\.ts|(opening|rooms|pages|worker)\.ts))/
const TABLE =
  /client\/src\/(pages\/Table\.svelte|(match|cells|drawn|picking|reel|unasked)\.svelte\.ts|(inquiry|keyboard|making|notify|sharing|sounds|visible)\.ts|locate\/|parts\/(Clock|Curtain|GameMenu|Hint|Offers|Remark|Side|Story|Log|Chat|Said)\.svelte|parts\/(decks|players)\.ts|widgets\/(AllBut|PromptBar|Menu|Numbers|Seal|Digit)\.svelte|widgets\/(offer|waiting)\.ts|style\/table\.css|wire\/(socket|heads|nonces|sha256)\.ts)/
/** And so does the battle's room, but for what comes later (`later.ts`) and with its first use. */
const BATTLE =
  /client\/src\/(widgets\/(motion\.svelte\.ts|drag\.svelte\.ts|Foot\.svelte)|games\/five_armies\/(?!combat\/|cards\/..\.json|(Aftermath|Arrows|Losses|Motions|Mover|Picture)\.svelte|(commands|later|motions|rounds|text)\.ts))|five_armies\/content\/data\//
/** And the card table's: but not its picture on the first page, nor what comes when it is asked for. */
const CARDS = /client\/src\/games\/meccg\/((?!Picture)[A-Z][A-Za-z]*\.svelte|(course|risk|room|table|ways)\.ts|stops\.svelte\.ts|fight\/|council\/steps\.ts)/
const LOCALE = join(import.meta.dirname, '../src/ravenhill/locale')
const GAMES = readdirSync(join(import.meta.dirname, 'src/games'))
const LANGUAGES = readdirSync(LOCALE, { withFileTypes: true }).flatMap((it) => (it.isDirectory() && it.name.length === 2 ? [it.name] : []))

/** The words as the pages need them (`virtual:words`): those of all pages, those of each game's table, and each other area. */
function words(): Plugin {
  const VIRTUAL = 'virtual:words'
  const areas = (language: string) =>
    readdirSync(join(LOCALE, language))
      .flatMap((name) => (name.endsWith('.ftl') ? [name.slice(0, -4)] : []))
      .sort()
  const groups = (): Map<string, string[]> => {
    const found = new Map<string, string[]>([['', SHARED], ...GAMES.map((game): [string, string[]] => [game, []])])
    for (const area of areas('en')) {
      const game = GAMES.find((name) => area === name || (area.startsWith(`${name}_`) && !ELSEWHERE.test(area)))
      if (game) found.get(game)?.push(area)
      else if (!SHARED.includes(area)) found.set(area, [area])
    }
    return found
  }
  const path = (language: string, area: string) => join(LOCALE, language, `${area}.ftl`)
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const [, language = '', group = ''] = id.split('/')
      if (!language) {
        const all = LANGUAGES.flatMap((it) => [...groups().keys()].map((group) => `'${it}/${group}': () => import('${VIRTUAL}/${it}/${group}')`))
        return `export default { ${all.join(', ')} }`
      }
      const own = new Set(areas(language))
      const files = (groups().get(group) ?? []).flatMap((area) => [
        ...(GAPS[language]?.includes(area) ? [path('en', area)] : []),
        ...(own.has(area) ? [path(language, area)] : []),
      ])
      for (const file of files) this.addWatchFile(file)
      const text = files.map((file) => readFileSync(file, 'utf-8')).join('\n')
      return `export default ${JSON.stringify(GAMES.includes(group) ? spoken(text) : text)}`
    },
  }
}

/** Of a game's tables (`content/data`) a page needs the figures: not where each was taken from, nor names, which have their words, nor rules, which the server carries out. */
function printed(): Plugin {
  const UNREAD = new Set(['known', 'name', 'origin', 'ours', 'rules'])
  return {
    name: 'printed',
    enforce: 'pre',
    transform: (text, id) =>
      /\/content\/data\/\w+\.json$/.test(id) ? JSON.stringify(JSON.parse(text, (key, value: unknown) => (UNREAD.has(key) ? undefined : value))) : null,
  }
}

/** Without notes for translators, and without the words of which a card is made (`Draw`, `fact-homes`): the server makes their sentences. */
function spoken(text: string): string {
  const isWord = (it: string) => /^([A-Z#]|fact-)/.test(it)
  const texts = text.split(/^(?=[A-Za-z#-])/m)
  const kept = texts.filter((it) => !isWord(it)).join('')
  const keys = new Set(texts.filter(isWord).map((it) => /^[\w-]*/.exec(it)?.[0] ?? ''))
  const asked = [...kept.matchAll(/\{ *([a-zA-Z][\w-]*)[ .}]/g)].find(([, key = '']) => keys.has(key))
  if (asked) throw new Error(`a text of a table asks for ${asked[1]}, a word of cards`)
  return kept
}

/** Nearly all of a table is run when it is drawn: a browser that heeds this reads it in a thread beside the page's, not bit by bit within it. */
const AT_ONCE = '//# allFunctionsCalledOnLoad\n'

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...args: never[]) => unknown>>[1]

/** `early.js` is told which files a table is made of, so that they all come at once and not one behind the other. */
function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle as Bundle).flatMap((it) => (it.type === 'chunk' ? [it] : []))
      const of = (from: (typeof chunks)[number] | undefined, found = new Set<string>()): Set<string> => {
        if (!from || found.has(from.fileName)) return found
        found.add(from.fileName)
        for (const name of from.viteMetadata?.importedCss ?? []) found.add(name)
        for (const name of from.imports)
          of(
            chunks.find((it) => it.fileName === name),
            found,
          )
        return found
      }
      const made = (path: string) => chunks.find((it) => it.facadeModuleId?.split('?')[0]?.endsWith(path))
      const entry = of(chunks.find((it) => it.isEntry))
      const rest = (path: string, but: Set<string> = entry) => [...of(made(path))].filter((name) => !but.has(name))
      const table = rest('src/pages/Table.svelte')
      const there = new Set([...entry, ...table])
      const rooms = Object.fromEntries(GAMES.map((game) => [game, rest(`src/games/${game}/room.ts`, there)]))
      const said = (language: string, group: string) => rest(`virtual:words/${language}/${group}`, there)
      const words = Object.fromEntries(LANGUAGES.map((it) => [it, Object.fromEntries(['', ...GAMES].map((group) => [group, said(it, group)]))]))
      for (const name of new Set([...there, ...Object.values(rooms).flat()])) {
        const path = join(import.meta.dirname, OUT, name)
        if (name.endsWith('.js')) writeFileSync(path, AT_ONCE + readFileSync(path, 'utf-8'))
      }
      const path = join(import.meta.dirname, OUT, 'early.js')
      writeFileSync(path, readFileSync(path, 'utf-8').replace("'AHEAD'", JSON.stringify({ table, rooms, words })))
    },
  }
}

const FONTS = {
  'source-sans-3.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'source-sans-3-ext.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  'alegreya.woff2': '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2',
  'alegreya-ext.woff2': '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff2',
}
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'pnum']
const ALWAYS = 'ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůžŐŰőűĞİŞğışŒœŸ'

/** Only the letters that our texts have, Latin-1, and a few for people's names: 60 kB instead of 135. */
async function letters(): Promise<void> {
  const files = readdirSync(LOCALE, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('.ftl'))
  const text = files.map((name) => readFileSync(join(LOCALE, name), 'utf-8')).join('') + ALWAYS
  const latin = Array.from({ length: 224 }, (_, n) => String.fromCharCode(32 + n)).join('')
  const wanted = [...new Set(text + latin)].sort().join('')
  const folder = join(import.meta.dirname, '.fonts')
  mkdirSync(folder, { recursive: true })
  for (const [name, from] of Object.entries(FONTS)) {
    const whole = readFileSync(join(import.meta.dirname, 'node_modules', from))
    writeFileSync(join(folder, name), await subsetFont(whole, wanted, { targetFormat: 'woff2', keepFeatures: FEATURES }))
  }
}
await letters()

export default defineConfig({
  plugins: [svelte(), words(), printed(), ahead(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // our content security policy has no data: for scripts and fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'page', test: PAGE },
            { name: 'table', test: TABLE },
            { name: 'battle', test: BATTLE },
            { name: 'cards', test: CARDS },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
})
