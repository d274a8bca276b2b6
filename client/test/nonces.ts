// The hash of a nonce, for every nonce given on the command line.
import { sha256 } from '../src/wire/sha256.ts'

for (const nonce of process.argv.slice(2)) {
  const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  console.log([...sha256(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
}
