import type { Point } from '../kit.ts'
import { circle, normal, num, palette, path, polyline, range, seeded, sup, svg, text } from '../kit.ts'

const width = 320
const height = 240

/** Acoustic energy over bed load, both by their logarithms: a power law with an exponent of 1.12. */
export function bedLoad(): string {
  const random = seeded(12)
  const at = (load: number, energy: number): Point => [48 + load * 122, 204 - energy * 76]
  const readings = range(0, 2, 60).map((load) => at(load, 1.12 * load * 0.96 + 0.1 + 0.11 * normal(random)))
  return svg(
    width,
    height,
    range(0, 2, 3)
      .map((decade) =>
        path(`M${num(at(decade, 0)[0])} 20v184M48 ${num(at(0, decade)[1])}h256`, {
          fill: 'none',
          stroke: palette.rule,
          'stroke-width': 1,
        }),
      )
      .join('') +
      readings.map(([x, y]) => circle(x, y, 3, { fill: palette.teal, 'fill-opacity': 0.7 })).join('') +
      polyline([at(0, 0.1), at(2, 2.25)], palette.ink, 2) +
      path('M48 20V204H304', { fill: 'none', stroke: palette.ink, 'stroke-width': 1.6 }) +
      text(296, 190, `E ∝ Q${sup('1.12')}`, { anchor: 'end', size: 20, weight: 600 }),
    { title: 'E ∝ Q^1.12' },
  )
}

/** A levee in section, the line below which it is wet, and the burrows that cross it. */
export function burrows(): string {
  const line: readonly Point[] = range(0, 1, 41).map((at): Point => [76 + at * 172, 112 + 72 * at ** 1.6])
  return svg(
    width,
    height,
    path('M0 200H320V240H0z', { fill: '#d9cdb8' }) +
      path('M0 112H76L20 200H0z', { fill: palette.blue, 'fill-opacity': 0.35 }) +
      path('M20 200L120 44h52l118 156z', { fill: '#e7dcc8', stroke: palette.ink, 'stroke-width': 1.6 }) +
      path('M262 164c-30-8-40 6-62-6M238 132c-22-4-30 12-54 4M276 184c-40 4-60-6-92 2', {
        fill: 'none',
        stroke: '#7a5a35',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }) +
      polyline(line, palette.blue, 3) +
      text(300, 66, '9 / 12', { anchor: 'end', size: 22, weight: 600 }),
    { title: '9 / 12' },
  )
}
