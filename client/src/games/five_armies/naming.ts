// How a name lies on the map: in one line, or in two where the region is narrow.
import type { Region } from './facts'

/** The width of a text in the titles' letters, roughly. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.48

export function inLines(name: string, region: Region, size: number): string[] {
  const words = name.split(' ')
  const room = name.length < 16 ? region.box.w * 1.05 : Math.min(region.box.w * 0.85, region.radius * 2.6)
  if (words.length < 2 || widthOf(name, size) <= Math.max(104, room)) return [name]
  const ways = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((it) => it.length))
  return ways.sort((a, b) => longest(a) - longest(b))[0] ?? [name]
}
