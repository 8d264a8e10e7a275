import type { Point } from '../kit.ts'
import {
  circle,
  group,
  normal,
  num,
  palette,
  path,
  polyline,
  range,
  rect,
  seeded,
  svg,
  text,
} from '../kit.ts'

const width = 320
const height = 240

const axes = path(`M40 20V208H304`, { fill: 'none', stroke: palette.ink, 'stroke-width': 1.6 })

/** Drift of a gyroscope over twelve hours, with and without the noise of polarisation, in degrees an hour. */
export function gyroscope(): string {
  const random = seeded(21)
  const trace = (deviation: number): readonly Point[] => {
    let drift = 0
    return range(0, 12, 121).map((hour): Point => {
      drift = 0.94 * drift + deviation * normal(random)
      return [40 + hour * 21.5, 112 - drift * 560]
    })
  }
  return svg(
    width,
    height,
    path('M40 112H304', { stroke: palette.rule, 'stroke-width': 1 }) +
      polyline(trace(0.021), palette.gold, 2) +
      polyline(trace(0.006), palette.blue, 3) +
      axes +
      text(294, 42, '0.021 °/h', { anchor: 'end', size: 18, fill: palette.gold }) +
      text(52, 196, '0.006 °/h', { size: 18, fill: palette.blue, weight: 600 }),
    { title: '0.021 °/h → 0.006 °/h' },
  )
}

/** A water table that falls and comes back over three years, and the speed of waves that answers it. */
export function groundwater(): string {
  const random = seeded(20)
  const level = (year: number): number => Math.sin(2 * Math.PI * year) + 0.35 * Math.sin(4.3 * year + 1)
  const years = range(0, 3, 109)
  const readings = years.map((year): Point => [40 + year * 86, 86 - 20 * level(year) + 3 * normal(random)])
  const table = years.map((year): Point => [40 + year * 86, 168 + 20 * level(year)])
  return svg(
    width,
    height,
    range(0, 3, 4)
      .map((year) => path(`M${num(40 + year * 86)} 20v188`, { stroke: palette.rule, 'stroke-width': 1 }))
      .join('') +
      readings.map(([x, y]) => circle(x, y, 2.2, { fill: palette.orange })).join('') +
      path(`${table.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('')}V208H40z`, {
        fill: palette.blue,
        'fill-opacity': 0.22,
      }) +
      polyline(table, palette.blue, 2.5) +
      axes +
      text(296, 38, 'r = 0.93', { anchor: 'end', size: 18, weight: 600, fill: palette.ink }),
    { title: 'r = 0.93' },
  )
}

/** The line of a laser on a chip beside that of its pump. */
export function resonator(): string {
  const line = (half: number, tall: number): readonly Point[] =>
    range(-1, 1, 201).map((at): Point => [172 + at * 128, 204 - tall / (1 + (at / half) ** 2)])
  return svg(
    width,
    height,
    polyline(line(0.34, 96), palette.gold, 2.5) +
      polyline(line(0.02, 170), palette.purple, 3) +
      axes +
      group(
        circle(78, 66, 30, { fill: 'none', stroke: palette.blue, 'stroke-width': 5 }) +
          path('M48 104h62', { stroke: palette.blue, 'stroke-width': 4 }) +
          rect(56, 112, 46, 4, { fill: palette.rule }),
      ) +
      text(192, 50, '18 Hz', { size: 20, weight: 600, fill: palette.purple }) +
      text(300, 230, '698 nm', { anchor: 'end', size: 17, fill: palette.soft }),
    { title: '698 nm, 18 Hz' },
  )
}
