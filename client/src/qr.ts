// A QR code of a short text: bytes, error correction L, versions 1 to 10, as ISO/IEC 18004 describes it.

/** By version: data bytes in all, check bytes of a block, blocks. */
const SIZES: [number, number, number][] = [
  [19, 7, 1], [34, 10, 1], [55, 15, 1], [80, 20, 1], [108, 26, 1], [136, 18, 2], [156, 20, 2], [194, 24, 2], [232, 30, 2], [274, 18, 4],
]
const ALIGNED: number[][] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
]

const EXP: number[] = []
const LOG: number[] = []
for (let n = 0, value = 1; n < 255; n++) {
  EXP[n] = value
  LOG[value] = n
  value <<= 1
  if (value & 256) value ^= 0x11d
}
const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0)

/** The check bytes of a block. */
function checks(data: number[], count: number): number[] {
  let poly = [1]
  for (let n = 0; n < count; n++) {
    const next = new Array<number>(poly.length + 1).fill(0)
    poly.forEach((value, at) => {
      next[at] = (next[at] ?? 0) ^ value
      next[at + 1] = (next[at + 1] ?? 0) ^ times(value, EXP[n] ?? 0)
    })
    poly = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  for (let n = 0; n < data.length; n++) {
    const lead = rest[n] ?? 0
    if (lead) poly.forEach((value, at) => (rest[n + at] = (rest[n + at] ?? 0) ^ times(value, lead)))
  }
  return rest.slice(data.length)
}

/** The modules, row by row: true is dark. */
export function qr(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  const version = SIZES.findIndex(([all], n) => bytes.length + (n < 9 ? 2 : 3) <= all) + 1
  if (!version) return []
  const [all, count, blocks] = SIZES[version - 1] ?? [0, 0, 1]
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, all * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let n = 0; n < bits.length; n += 8) data.push(parseInt(bits.slice(n, n + 8).join(''), 2))
  for (let n = 0; data.length < all; n++) data.push(n % 2 ? 0x11 : 0xec)

  const short = Math.floor(all / blocks)
  const longer = all % blocks
  const parts: number[][] = []
  for (let n = 0, at = 0; n < blocks; n++) {
    const length = short + (n >= blocks - longer ? 1 : 0)
    parts.push(data.slice(at, at + length))
    at += length
  }
  const ends = parts.map((part) => checks(part, count))
  const stream: number[] = []
  for (let n = 0; n <= short; n++) for (const part of parts) if (part[n] !== undefined) stream.push(part[n] ?? 0)
  for (let n = 0; n < count; n++) for (const end of ends) stream.push(end[n] ?? 0)
  return drawn(version, stream)
}

function drawn(version: number, stream: number[]): boolean[][] {
  const size = 17 + 4 * version
  const cells: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    const row = cells[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  const finder = (cx: number, cy: number) => {
    for (let y = -4; y <= 4; y++) {
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y))
        set(cx + x, cy + y, ring !== 2 && ring !== 4)
      }
    }
  }
  finder(3, 3)
  finder(size - 4, 3)
  finder(3, size - 4)
  const places = ALIGNED[version - 1] ?? []
  for (const cy of places) {
    for (const cx of places) {
      if (cells[cy]?.[cx] !== null) continue
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1)
    }
  }
  for (let n = 8; n < size - 8; n++) {
    if (cells[6]?.[n] === null) set(n, 6, n % 2 === 0)
    if (cells[n]?.[6] === null) set(6, n, n % 2 === 0)
  }
  for (let n = 0; n < 9; n++) {
    if (cells[8]?.[n] === null) set(n, 8, false)
    if (cells[n]?.[8] === null) set(8, n, false)
    if (n < 8) {
      set(size - 1 - n, 8, false)
      set(8, size - 1 - n, false)
    }
  }
  set(8, size - 8, true)
  if (version >= 7) {
    let rest = version
    for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
    const code = (version << 12) | rest
    for (let n = 0; n < 18; n++) {
      const dark = ((code >> n) & 1) === 1
      set(size - 11 + (n % 3), Math.floor(n / 3), dark)
      set(Math.floor(n / 3), size - 11 + (n % 3), dark)
    }
  }
  const fixed = cells.map((row) => row.map((cell) => cell !== null))
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      for (let n = 0; n < 2; n++) {
        const x = right - n
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (fixed[y]?.[x]) continue
        const bit = ((stream[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
        at++
        set(x, y, (bit === 1) !== ((x + y) % 2 === 0)) // mask 0
      }
    }
  }
  // Error correction L is 01, mask 0 is 000.
  const format = 0b01000
  let rest = format
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const code = ((format << 10) | rest) ^ 0x5412
  const bit = (n: number) => ((code >> n) & 1) === 1
  for (let n = 0; n <= 5; n++) set(8, n, bit(n))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let n = 9; n < 15; n++) set(14 - n, 8, bit(n))
  for (let n = 0; n < 8; n++) set(size - 1 - n, 8, bit(n))
  for (let n = 8; n < 15; n++) set(8, size - 15 + n, bit(n))
  set(8, size - 8, true)
  return cells.map((row) => row.map((cell) => cell === true))
}
