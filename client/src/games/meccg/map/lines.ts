// How a journey is drawn: from pin to pin, through the borders that the company crosses and the hearts of what lies between.
import { BORDER_AT, PLACE, REGION, type Point } from './shapes'

const pinOf = (site: string): Point | undefined => PLACE.get(site)?.at
const one = (n: number) => Math.round(n * 10) / 10

/** A soft line through all points. */
export function curve(points: Point[]): string {
  if (points.length < 2) return ''
  const at = (n: number): Point => points[Math.max(0, Math.min(points.length - 1, n))] ?? [0, 0]
  let d = `M${at(0)[0]} ${at(0)[1]}`
  for (let n = 0; n < points.length - 1; n++) {
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    d += `C${one(x1 + (x2 - x0) / 7)} ${one(y1 + (y2 - y0) / 7)} ${one(x2 - (x3 - x1) / 7)} ${one(y2 - (y3 - y1) / 7)} ${x2} ${y2}`
  }
  return d
}

/** The way from one site to another through these regions, both ends counted. */
export function wayOf(from: string, to: string, regions: string[]): string {
  const points: Point[] = []
  const add = (point: Point | undefined) => point && points.push(point)
  add(pinOf(from) ?? REGION.get(regions[0] ?? '')?.heart)
  regions.forEach((code, n) => {
    if (n && n < regions.length - 1) add(REGION.get(code)?.heart)
    if (n < regions.length - 1) add(BORDER_AT.get(`${code} ${regions[n + 1] ?? ''}`))
  })
  add(pinOf(to) ?? REGION.get(regions.at(-1) ?? '')?.heart)
  return curve(points)
}

/** A pencil line from place to place, sites and regions alike, with no rule in it. */
export const pencilOf = (places: string[]): string => curve(places.map((it) => pinOf(it) ?? REGION.get(it)?.heart).filter((it): it is Point => !!it))
