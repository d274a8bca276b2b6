// SHA-256 for a few bytes: the browser's own is there only on https, and a house is often visited without.

/** The hash of less than 56 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  const rest = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
  const block = new DataView(new ArrayBuffer(64))
  message.forEach((byte, n) => block.setUint8(n, byte))
  block.setUint8(message.length, 0x80)
  block.setUint32(60, message.length * 8)
  const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n))
  const words = Array.from({ length: 16 }, (_, n) => block.getInt32(n * 4))
  for (let n = 16; n < 64; n++) {
    const [w2, w7, w15, w16] = [words[n - 2]!, words[n - 7]!, words[n - 15]!, words[n - 16]!]
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10)
    words.push((w16 + s0 + w7 + s1) | 0)
  }
  const start = primes.slice(0, 8).map((prime) => rest(Math.sqrt(prime)))
  let [a, b, c, d, e, f, g, h] = start as [number, number, number, number, number, number, number, number]
  for (let n = 0; n < 64; n++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + rest(Math.cbrt(primes[n]!)) + words[n]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g]
  }
  const sum = new DataView(new ArrayBuffer(32))
  ;[a, b, c, d, e, f, g, h].forEach((word, n) => sum.setInt32(n * 4, (start[n]! + word) | 0))
  return new Uint8Array(sum.buffer)
}
