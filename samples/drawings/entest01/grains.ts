import type { Lang } from '../kit.ts'
import {
  chart,
  italic,
  legend,
  marker,
  normal,
  num,
  palette,
  path,
  polyline,
  range,
  seeded,
  sub,
  sup,
  svg,
  text,
  type Shape,
} from '../kit.ts'
import { anneals, copperAfter, firstSize, hardness, sizeAfter } from './growth-model.ts'

const hours = [0.1, 0.3, 1, 3, 10, 30, 100, 300]
const times = range(-1, Math.log10(300), 90).map((power) => 10 ** power)
const colours = [palette.teal, palette.blue, palette.purple]
const shapes: readonly Shape[] = ['triangle', 'circle', 'diamond']

/** Grain size against time of annealing, both logarithmic: copper runs away and the alloy comes to rest. */
export const growth = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const c = chart(
    { left: 78, top: 24, width: 470, height: 350 },
    { min: 0.1, max: 400, log: true, ticks: [0.1, 1, 10, 100], label: t('退火时间 / h', 'Time / h') },
    {
      min: 25,
      max: 2500,
      log: true,
      ticks: [30, 100, 300, 1000],
      label: `${t('晶粒尺寸', 'Grain size')} ${italic('d')} / nm`,
    },
    { yGap: 56 },
  )
  const random = seeded(17)
  const measured = (size: number): number => size * (1 + 0.025 * normal(random))
  const curve = (size: (h: number) => number, colour: string, dash?: string): string =>
    polyline(
      times.filter((h) => size(h) < 2500).map((h) => c.at(h, size(h))),
      colour,
      2.2,
      { 'stroke-dasharray': dash },
    )
  const alloy = anneals.map((anneal, i) => {
    const colour = colours[i] ?? palette.ink
    const size = (h: number): number => sizeAfter(anneal, h)
    return (
      curve(size, colour) +
      hours.map((h) => marker(shapes[i] ?? 'circle', c.x(h), c.y(measured(size(h))), colour, 4.6)).join('') +
      text(556, c.y(anneal.limit) + 5, `${anneal.limit} nm`, { fill: colour, weight: 600 })
    )
  })
  const copper = [300, 400].map((celsius, i) => {
    const size = (h: number): number => copperAfter(celsius, h)
    return (
      curve(size, palette.orange, i === 0 ? '7 4' : undefined) +
      hours
        .filter((h) => size(h) < 2000)
        .map((h) => marker('square', c.x(h), c.y(measured(size(h))), palette.orange, 4.2))
        .join('')
    )
  })
  const entries = [
    { label: 'Cu, 400 °C', colour: palette.orange, shape: 'square' as const },
    { label: 'Cu, 300 °C', colour: palette.orange, shape: 'square' as const, dash: '7 4' },
    ...anneals.toReversed().map(({ celsius }, i) => ({
      label: `Cu–1.2Ta, ${celsius} °C`,
      colour: colours[2 - i] ?? palette.ink,
      shape: shapes[2 - i] ?? ('circle' as const),
    })),
  ]
  const body = c.frame + copper.join('') + alloy.join('') + legend(556, 44, entries, 24)
  return svg(724, 432, body, { title: t('退火过程中的晶粒尺寸', 'Grain size during annealing') })
}

/** Hardness against the inverse root of grain size: two parallel lines. */
export const strength = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const c = chart(
    { left: 66, top: 48, width: 600, height: 310 },
    {
      min: 0,
      max: 0.2,
      ticks: [0, 0.05, 0.1, 0.15, 0.2],
      label: `${italic('d')}${sup('−1/2')} / nm${sup('−1/2')}`,
    },
    { min: 0, max: 3, ticks: [0, 1, 2, 3], label: `${t('硬度', 'Hardness')} ${italic('H')} / GPa` },
  )
  const random = seeded(41)
  const root = (size: number): number => 1 / Math.sqrt(size)
  const line = (clusters: boolean, colour: string): string =>
    polyline(
      [0.012, 0.19].map((x) => c.at(x, hardness(1 / x ** 2, clusters))),
      colour,
      2,
    )
  const point = (size: number, clusters: boolean): string => {
    const [x, value] = [c.x(root(size)), hardness(size, clusters) + 0.045 * normal(random)]
    const colour = clusters ? palette.blue : palette.orange
    const bar = path(`M${num(x)} ${num(c.y(value - 0.08))}V${num(c.y(value + 0.08))}`, { stroke: colour })
    return bar + marker(clusters ? 'circle' : 'square', x, c.y(value), colour, clusters ? 5 : 4.4)
  }
  const copper = [firstSize, 68, 109, 192, 330, 600, 1100, 3480].map((size) => point(size, false))
  const alloy = [
    firstSize,
    ...anneals.flatMap((anneal) => [1, 10, 100].map((h) => sizeAfter(anneal, h))),
  ].map((size) => point(size, true))
  const sizes = [1000, 100, 50, 32].map(
    (size) =>
      path(`M${num(c.x(root(size)))} 48v-6`, { stroke: palette.ink }) +
      text(c.x(root(size)), 36, String(size), { anchor: 'middle', fill: palette.soft }),
  )
  const gap =
    path(`M${num(c.x(0.06))} ${num(c.y(0.92))}V${num(c.y(1.3))}`, { stroke: palette.ink }) +
    text(c.x(0.06) - 8, c.y(1.42), '0.42 GPa', { anchor: 'end' })
  const body =
    c.frame +
    path('M66 48H666', { stroke: palette.ink }) +
    sizes.join('') +
    text(666, 16, `${italic('d')} / nm`, { anchor: 'end' }) +
    line(false, palette.orange) +
    line(true, palette.blue) +
    gap +
    copper.join('') +
    alloy.join('') +
    legend(486, 300, [
      { label: t('Cu–1.2Ta，各退火态', 'Cu–1.2Ta, all states'), colour: palette.blue, shape: 'circle' },
      { label: t('纯铜', 'Pure copper'), colour: palette.orange, shape: 'square' },
    ]) +
    text(
      c.x(0.012),
      c.y(2.7),
      `${italic('H')} = ${italic('H')}${sub('0')} + 10.0 ${italic('d')}${sup('−1/2')}`,
    )
  return svg(720, 412, body, { title: t('硬度与晶粒尺寸', 'Hardness against grain size') })
}
