import type { Box, Lang, Point } from '../kit.ts'
import {
  arrow,
  arrowField,
  chart,
  colourBar,
  contour,
  group,
  heatCells,
  italic,
  legend,
  marker,
  num,
  palette,
  path,
  polyline,
  ramps,
  range,
  rect,
  sub,
  svg,
  text,
  through,
} from '../kit.ts'
import { pool, track, turbulence, velocity } from './fishway-model.ts'

const plan: Box = { left: 66, top: 40, width: 516, height: 430 }
const at = ([x, y]: Point): Point => [
  plan.left + (x / pool.length) * plan.width,
  plan.top + (1 - y / pool.width) * plan.height,
]

const walls = (): string => {
  const baffle = (x: number) => {
    const piece = (from: number, to: number) => {
      const [left, top] = at([x, to])
      return rect(left - 8, top, 16, ((to - from) / pool.width) * plan.height, { fill: palette.ink })
    }
    const [hookX, hookY] = at([x, pool.slot - pool.opening / 2])
    return (
      piece(0, pool.slot - pool.opening / 2) +
      piece(pool.slot + pool.opening / 2, pool.width) +
      rect(hookX - 8, hookY - 2, 34, 11, { fill: palette.ink })
    )
  }
  return (
    baffle(0) +
    baffle(pool.length) +
    rect(plan.left - 8, plan.top - 9, plan.width + 16, 9, { fill: palette.ink }) +
    rect(plan.left - 8, plan.top + plan.height, plan.width + 16, 9, { fill: palette.ink })
  )
}

const scales = (lang: Lang): string =>
  [0, 0.6, 1.2, 1.8, 2.4]
    .map((x) =>
      text(at([x, 0])[0], plan.top + plan.height + 30, x.toFixed(1), {
        anchor: 'middle',
        fill: palette.soft,
      }),
    )
    .join('') +
  [0, 0.5, 1, 1.5, 2]
    .map((y) => text(plan.left - 16, at([0, y])[1] + 5, y.toFixed(1), { anchor: 'end', fill: palette.soft }))
    .join('') +
  text(plan.left + plan.width / 2, plan.top + plan.height + 52, `${italic('x')} / m`, { anchor: 'middle' }) +
  text(20, plan.top + plan.height / 2, `${italic('y')} / m`, { anchor: 'middle', rotate: -90 }) +
  arrow([524, 17], [582, 17], palette.ink, 2.4, 9) +
  text(514, 22, lang === 'zh' ? '水流' : 'Flow', { anchor: 'end' })

const speed = (u: number, v: number): number => Math.hypot(...velocity(u * pool.length, v * pool.width))

/** Speed at mid-depth in the third pool, drop 0.10 m, with velocity arrows. */
export const flow = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const length = plan.width / pool.length
  const body =
    heatCells(plan, 120, 100, ramps.water, (u, v) => speed(u, v) / 1.6) +
    arrowField(plan, 17, 14, length * 0.17, palette.ink, (u, v) => {
      const [a, b] = velocity(u * pool.length, v * pool.width)
      const size = Math.hypot(a, b)
      const k = size ** 0.6 / size
      return [a * k, b * k]
    }) +
    walls() +
    scales(lang) +
    text(...at([1.2, 0.54]), t('主回流区', 'Main eddy'), { anchor: 'middle', weight: 600 }) +
    text(plan.left, 22, t('池室平面，水深一半处', 'Plan of the pool at mid-depth')) +
    colourBar(
      { left: 616, top: 222, width: 18, height: 200 },
      ramps.water,
      ['0', '0.4', '0.8', '1.2', '1.6'],
      `${italic('U')} / (m·s⁻¹)`,
    )
  return svg(720, 532, body, { title: t('池室流场', 'Flow in the pool') })
}

/** Tracks of eleven fish over the turbulent kinetic energy. */
export const tracks = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const energy = (u: number, v: number) => turbulence(u * pool.length, v * pool.width)
  const isoline = [0.02, 0.04, 0.06, 0.08]
    .map((level) =>
      path(contour(plan, 60, 50, level, energy), { fill: 'none', stroke: palette.soft, 'stroke-width': 0.9 }),
    )
    .join('')
  const line = (route: 'edge' | 'jet' | 'eddy', seed: number, colour: string, dash?: string) =>
    polyline(track(route, seed).map(at), colour, 2, { 'stroke-dasharray': dash, 'stroke-linecap': 'round' })
  const all =
    [3, 4, 7, 9, 12, 15].map((s) => line('edge', s, palette.blue)).join('') +
    [21, 26].map((s) => line('eddy', s, palette.teal)).join('') +
    [31, 36, 38].map((s) => line('jet', s, palette.orange, '7 4')).join('')
  const body =
    heatCells(
      plan,
      96,
      80,
      ['#ffffff', '#f7efe1', '#f0dfc2', '#e6cb9b', '#d9b374'],
      (u, v) => energy(u, v) / 0.1,
    ) +
    isoline +
    all +
    walls() +
    scales(lang) +
    legend(
      84,
      398,
      [
        { label: t('射流内缘', 'Jet, inner edge'), colour: palette.blue },
        { label: t('经回流区停留', 'Rest in the eddy'), colour: palette.teal },
        { label: t('射流核心', 'Jet, core'), colour: palette.orange, dash: '7 4' },
      ],
      25,
    ) +
    colourBar(
      { left: 616, top: 222, width: 18, height: 200 },
      ['#ffffff', '#f7efe1', '#f0dfc2', '#e6cb9b', '#d9b374'],
      ['0', '0.05', '0.10'],
      `${italic('k')} / (m²·s⁻²)`,
    )
  return svg(720, 532, body, { title: t('上溯轨迹与紊动能', 'Upstream tracks and turbulent kinetic energy') })
}

/** Wilson score interval of `hits` in `total`, 95 %. */
const wilson = (hits: number, total: number): readonly [number, number] => {
  const [p, z] = [hits / total, 1.96]
  const middle = p + (z * z) / (2 * total)
  const half = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total))
  return [(100 * (middle - half)) / (1 + (z * z) / total), (100 * (middle + half)) / (1 + (z * z) / total)]
}

/** Passage of 40 fish a run by drop, without and with the guide post. */
export const passage = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const c = chart(
    { left: 70, top: 24, width: 620, height: 330 },
    {
      min: 0.07,
      max: 0.23,
      ticks: [0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22],
      label: t('级差 / m', 'Drop between pools / m'),
      format: (v) => v.toFixed(2),
    },
    { min: 0, max: 100, ticks: [0, 20, 40, 60, 80, 100], label: t('通过率 / %', 'Passage / %') },
  )
  const series = [
    {
      hits: [34, 26, 13],
      shift: -0.0012,
      colour: palette.blue,
      shape: 'circle' as const,
      b0: 4.28,
      b1: -24.8,
      dash: '8 4',
    },
    {
      hits: [36, 33, 22],
      shift: 0.0012,
      colour: palette.orange,
      shape: 'square' as const,
      b0: 4.43,
      b1: -20.7,
      dash: undefined,
    },
  ]
  const body = series.map((s) => {
    const curve = range(0.07, 0.23, 60).map((d): Point => c.at(d, 100 / (1 + Math.exp(-(s.b0 + s.b1 * d)))))
    const points = s.hits.map((hits, i) => {
      const x = c.x(0.1 + i * 0.05 + s.shift)
      const [low, high] = wilson(hits, 40)
      return (
        path(
          `M${num(x - 5)} ${num(c.y(low))}h10M${num(x - 5)} ${num(c.y(high))}h10M${num(x)} ${num(c.y(low))}V${num(c.y(high))}`,
          { stroke: s.colour, 'stroke-width': 1.6 },
        ) + marker(s.shape, x, c.y((100 * hits) / 40), s.colour, 6)
      )
    })
    return polyline(curve, s.colour, 2.2, { 'stroke-dasharray': s.dash }) + points.join('')
  })
  const keys = legend(
    96,
    300,
    [
      { label: t('无导流柱', 'No post'), colour: palette.blue, shape: 'circle', dash: '8 4' },
      { label: t('有导流柱', 'With post'), colour: palette.orange, shape: 'square' },
    ],
    25,
  )
  return svg(720, 412, c.frame + body.join('') + keys, { title: t('通过率与级差', 'Passage and drop') })
}

/** Three pools in a row with one fish's way through them. */
export const summary = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const cell = (i: number): string => {
    const box: Box = { left: 24 + i * 224, top: 52, width: 224, height: 187 }
    const local = ([x, y]: Point): Point => [
      box.left + (x / pool.length) * box.width,
      box.top + (1 - y / pool.width) * box.height,
    ]
    const wall = [0, pool.slot + 0.15].map((from, k) => {
      const [left, top] = local([0, k === 0 ? pool.slot - 0.15 : pool.width])
      return rect(
        left - 4,
        top,
        8,
        (((k === 0 ? pool.slot - 0.15 : pool.width) - from) / pool.width) * box.height,
        { fill: palette.ink },
      )
    })
    return (
      heatCells(box, 72, 60, ramps.water, (u, v) => speed(u, v) / 1.6) +
      wall.join('') +
      polyline(track(i === 1 ? 'eddy' : 'edge', 4 + i * 5).map(local), palette.orange, 3.2, {
        'stroke-linejoin': 'round',
      })
    )
  }
  const fish = through(
    [
      [0, 0],
      [10, -7],
      [26, -5],
      [36, -9],
      [33, 0],
      [36, 9],
      [26, 5],
      [10, 7],
    ],
    true,
  )
  const body =
    [0, 1, 2].map(cell).join('') +
    rect(20, 46, 680, 6, { fill: palette.ink }) +
    rect(20, 239, 680, 6, { fill: palette.ink }) +
    group(path(fish, { fill: palette.orange }), { transform: 'translate(296 20)' }) +
    text(342, 27, t('沿射流内缘上溯', 'Up along the inner edge of the jet'), { size: 18, weight: 600 }) +
    text(24, 276, t('级差 0.15 m：', 'Drop 0.15 m:'), { size: 18 }) +
    text(158, 276, t('通过率 65.0% → 82.5%', 'passage 65.0% → 82.5%'), {
      size: 18,
      fill: palette.orange,
      weight: 600,
    }) +
    text(696, 276, `${italic('k')}${sub('max')} 0.128 → 0.093 m²·s⁻²`, { size: 18, anchor: 'end' })
  return svg(720, 298, body, { title: t('鱼道池室与上溯路径', 'Fishway pools and the way up') })
}
