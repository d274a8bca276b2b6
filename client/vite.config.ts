// The build of the browser client: everything goes to the server's static folder, and a smaller copy of each file beside it.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import subsetFont from 'subset-font'
import { defineConfig, type Plugin } from 'vite'

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

const FONTS = {
  'source-sans-3.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'source-sans-3-ext.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  'alegreya.woff2': '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2',
  'alegreya-ext.woff2': '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff2',
}
const ALWAYS = 'ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůžŐŰőűĞİŞğışŒœŸ'

/** Only the letters that our texts have, Latin-1, and a few for people's names: 60 kB instead of 135. */
async function letters(): Promise<void> {
  const locale = join(import.meta.dirname, '../src/ravenhill/locale')
  const files = readdirSync(locale, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('.ftl'))
  const text = files.map((name) => readFileSync(join(locale, name), 'utf-8')).join('') + ALWAYS
  const latin = Array.from({ length: 224 }, (_, n) => String.fromCharCode(32 + n)).join('')
  const wanted = [...new Set(text + latin)].sort().join('')
  const folder = join(import.meta.dirname, '.fonts')
  mkdirSync(folder, { recursive: true })
  for (const [name, from] of Object.entries(FONTS)) {
    const whole = readFileSync(join(import.meta.dirname, 'node_modules', from))
    writeFileSync(join(folder, name), await subsetFont(whole, wanted, { targetFormat: 'woff2' }))
  }
}
await letters()

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // our content security policy has no data: for scripts and fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
})
