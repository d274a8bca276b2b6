// Arrows on the map.
import type { Point } from './facts'

/** A bowed line from one heart to another, short of both ends. */
export function bow(from: Point, to: Point, bend = 0.12): { d: string; x: number; y: number; head: string } {
  const [x1, y1] = from
  const [x2, y2] = to
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [cx, cy] = [(x1 + x2) / 2 - uy * length * bend, (y1 + y2) / 2 + ux * length * bend]
  const [ex, ey] = [x2 - ux * 30, y2 - uy * 30]
  const turn = Math.atan2(ey - cy, ex - cx)
  const wing = (a: number, r: number) => `${(ex - Math.cos(turn + a) * r).toFixed(1)} ${(ey - Math.sin(turn + a) * r).toFixed(1)}`
  return {
    d: `M${x1} ${y1}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${(ex - Math.cos(turn) * 12).toFixed(1)} ${(ey - Math.sin(turn) * 12).toFixed(1)}`,
    x: 0.16 * x1 + 0.48 * cx + 0.36 * ex,
    y: 0.16 * y1 + 0.48 * cy + 0.36 * ey,
    head: `M${ex.toFixed(1)} ${ey.toFixed(1)}L${wing(0.5, 24)}L${wing(0, 17)}L${wing(-0.5, 24)}Z`,
  }
}
