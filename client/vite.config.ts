// The build of the browser client: everything goes to the server's static folder, and a smaller copy of each file beside it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
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
