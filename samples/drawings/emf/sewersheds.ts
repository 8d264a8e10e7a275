import type { Lang, Point } from '../kit.ts'
import {
  circle,
  colourBar,
  group,
  num,
  palette,
  path,
  ramps,
  rampColour,
  seeded,
  svg,
  text,
  through,
} from '../kit.ts'

interface Sewershed {
  readonly x: number
  readonly y: number
  /** Prevalence in the week of 9 February 2026, per cent. */
  readonly value: number
  /** Reach of its sewers, in hexagons. */
  readonly reach: number
}

/** Fourteen plants: three large, five middling, six small. */
const plants: readonly Sewershed[] = [
  { x: 300, y: 210, value: 2.9, reach: 1.5 },
  { x: 410, y: 160, value: 2.6, reach: 1.45 },
  { x: 395, y: 280, value: 3.1, reach: 1.4 },
  { x: 205, y: 175, value: 2.0, reach: 1.1 },
  { x: 232, y: 332, value: 2.3, reach: 1.1 },
  { x: 500, y: 235, value: 3.9, reach: 1.05 },
  { x: 315, y: 105, value: 2.2, reach: 1.1 },
  { x: 480, y: 335, value: 2.7, reach: 1.1 },
  { x: 110, y: 210, value: 1.1, reach: 0.85 },
  { x: 135, y: 320, value: 1.5, reach: 0.8 },
  { x: 310, y: 365, value: 1.9, reach: 0.8 },
  { x: 505, y: 115, value: 1.8, reach: 0.85 },
  { x: 198, y: 106, value: 1.4, reach: 0.8 },
  { x: 560, y: 300, value: 2.1, reach: 0.75 },
]

const side = 15
const corners = (x: number, y: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, k) => [
    x + side * Math.sin((k * Math.PI) / 3),
    y - side * Math.cos((k * Math.PI) / 3),
  ])

/** The plant that serves a place, or none beyond the city's edge or in the river. */
const servedBy = (x: number, y: number): number => {
  const edge =
    Math.hypot((x - 330) / 290, (y - 225) / 185) + 0.05 * Math.sin(Math.atan2(y - 225, x - 330) * 5 + 1)
  const river = Math.abs(y - (252 + 46 * Math.sin((x - 60) / 95)))
  if (edge > 1 || river < 9) return -1
  let best = 0
  let least = Infinity
  plants.forEach((p, i) => {
    const d = Math.hypot(x - p.x, y - p.y) / p.reach
    if (d < least) [best, least] = [i, d]
  })
  return best
}

export const map = (lang: Lang): string => {
  const zh = lang === 'zh'
  const random = seeded(14)
  const [dx, dy] = [side * Math.sqrt(3), side * 1.5]
  const cells: { x: number; y: number; plant: number }[] = []
  for (let row = 0; row < 20; row++) {
    for (let column = 0; column < 25; column++) {
      const [x, y] = [30 + column * dx + (row % 2 === 1 ? dx / 2 : 0), 24 + row * dy]
      const plant = servedBy(x, y)
      if (plant >= 0) cells.push({ x, y, plant })
    }
  }
  const plantAt = new Map(cells.map((c) => [`${Math.round(c.x)},${Math.round(c.y)}`, c.plant]))
  const tiles = cells.map(({ x, y, plant }) => {
    const value = (plants[plant]?.value ?? 0) * (0.93 + 0.14 * random())
    return path(through(corners(x, y), true), {
      fill: rampColour(ramps.water, value / 4),
      stroke: '#ffffff',
      'stroke-width': 0.8,
    })
  })
  const borders = cells.flatMap(({ x, y, plant }) => {
    const points = corners(x, y)
    return points.map((a, k) => {
      const b = points[(k + 1) % 6] ?? a
      const [nx, ny] = [x + (a[0] + b[0] - 2 * x), y + (a[1] + b[1] - 2 * y)]
      const other = plantAt.get(`${Math.round(nx)},${Math.round(ny)}`)
      return other === plant ? '' : `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
    })
  })
  const river = Array.from({ length: 75 }, (_, i): Point => [
    14 + i * 8.6,
    252 + 46 * Math.sin((i * 8.6 - 46) / 95),
  ])
  return svg(
    720,
    450,
    path(through(river), { stroke: '#b8ccd9', 'stroke-width': 9, fill: 'none', 'stroke-linejoin': 'round' }) +
      tiles.join('') +
      path(borders.join(''), {
        stroke: palette.ink,
        'stroke-width': 2,
        fill: 'none',
        'stroke-linecap': 'round',
      }) +
      group(
        plants
          .map((p) =>
            circle(p.x, p.y, 5 + p.reach * 1.6, { fill: '#fff', stroke: palette.ink, 'stroke-width': 2 }),
          )
          .join(''),
      ) +
      colourBar({ left: 642, top: 96, width: 18, height: 220 }, ramps.water, ['0', '1', '2', '3', '4'], '') +
      text(708, 78, zh ? '患病率 / %' : 'Prevalence (%)', { anchor: 'end' }) +
      circle(652, 358, 7, { fill: '#fff', stroke: palette.ink, 'stroke-width': 2 }) +
      text(666, 363, zh ? '处理厂' : 'Plant', { size: 13 }) +
      path('M640 402h43M640 397v10M683 397v10', { stroke: palette.ink, fill: 'none' }) +
      text(661, 424, '2.5 km', { anchor: 'middle', size: 13 }) +
      text(24, 30, zh ? '2026 年 2 月 9 日一周' : 'Week of 9 February 2026', { weight: 600 }),
    { title: zh ? '14 个收集区的患病率' : 'Prevalence in the 14 sewersheds' },
  )
}
