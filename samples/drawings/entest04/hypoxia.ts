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
  rect,
  seeded,
  sub,
  svg,
  text,
  through,
} from '../kit.ts'
import { daysUntil, oxygenAfter, storms, threshold } from './hypoxia-model.ts'

const tide = (day: number): number => Math.sin((2 * Math.PI * day) / 0.5175)
const step = (day: number, at: number, width: number): number => 1 / (1 + Math.exp((at - day) / width))
const tick = [-5, 0, 5, 10, 15]

/** Stratification and bottom oxygen about the typhoon of August 2019. */
export const storm = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const [, shown] = storms
  if (shown === undefined) return ''
  const days = { min: -6, max: 16, ticks: tick }
  const a = chart(
    { left: 70, top: 34, width: 620, height: 130 },
    { ...days, label: '', format: () => '' },
    { min: 0, max: 4, ticks: [0, 2, 4], label: 'Δρ / (kg·m⁻³)' },
  )
  const b = chart(
    { left: 70, top: 204, width: 620, height: 200 },
    { ...days, label: t('风停后的天数 / d', 'Days after the wind / d') },
    { min: 0, max: 8, ticks: [0, 2, 4, 6, 8], label: t('溶解氧 / (mg·L⁻¹)', 'Oxygen / (mg·L⁻¹)') },
  )
  const random = seeded(19)
  const time = range(-6, 16, 529)
  const slower = daysUntil(shown) / shown.observed
  const difference = (day: number): number =>
    Math.max(
      0.05,
      2.6 * (1 - step(day, -0.7, 0.1)) + 3 * step(day, 1.5, 0.17) - 0.09 * Math.max(0, day - 4) + 0.1,
    ) *
    (1 + 0.09 * tide(day) + 0.04 * normal(random))
  const oxygen = (day: number): number => {
    const before = 1 + 0.2 * tide(day)
    const after = oxygenAfter(shown, Math.max(0, day) * slower) + 0.22 * tide(day) * step(day, 1.5, 0.3)
    const mixed = step(day, -0.5, 0.09)
    return Math.max(0.15, before * (1 - mixed) + after * mixed + 0.06 * normal(random))
  }
  const wind = [a.x(-1), a.x(0) - a.x(-1)] as const
  const body =
    rect(wind[0], 34, wind[1], 130, { fill: '#e4e8ed' }) +
    rect(wind[0], 204, wind[1], 200, { fill: '#e4e8ed' }) +
    a.frame +
    b.frame +
    path(`M70 ${num(b.y(threshold))}H690`, { stroke: palette.ink, 'stroke-dasharray': '6 4' }) +
    polyline(
      time.map((day) => a.at(day, difference(day))),
      palette.purple,
      1.5,
    ) +
    polyline(
      time.map((day) => b.at(day, oxygen(day))),
      palette.sky,
      1.4,
    ) +
    polyline(
      range(0, 14, 60).map((day) => b.at(day, oxygenAfter(shown, day))),
      palette.blue,
      3,
    ) +
    marker('diamond', b.x(shown.observed), b.y(threshold), palette.orange, 5.5) +
    text(b.x(shown.observed) + 10, b.y(threshold) - 10, t('第 10.9 日', 'Day 10.9'), {
      fill: palette.orange,
      weight: 600,
    }) +
    text(a.x(-0.5), 26, t('大风', 'Gale'), { anchor: 'middle', fill: palette.soft }) +
    text(a.x(2.2), 150, t('洪水到达', 'The flood arrives'), { fill: palette.soft }) +
    text(78, 28, t('a  层化', 'a  Stratification'), { weight: 600 }) +
    text(78, 198, t('b  底层溶解氧', 'b  Bottom oxygen'), { weight: 600 }) +
    legend(520, 226, [
      { label: t('实测', 'Observed'), colour: palette.sky },
      { label: t('解析解', 'Closed form'), colour: palette.blue },
    ])
  return svg(720, 458, body, { title: t('一次台风前后', 'Before and after one typhoon') })
}

/** Computed against observed times, and the time against stratification at three temperatures. */
export const times = (lang: Lang): string => {
  const t = (zh: string, en: string) => (lang === 'zh' ? zh : en)
  const days = { min: 6, max: 14, ticks: [6, 8, 10, 12, 14] }
  const a = chart(
    { left: 64, top: 40, width: 276, height: 276 },
    { ...days, label: `${italic('t')}${sub('h')} ${t('实测', 'observed')} / d` },
    { ...days, label: `${italic('t')}${sub('h')} ${t('计算', 'computed')} / d` },
  )
  const b = chart(
    { left: 426, top: 40, width: 276, height: 276 },
    { min: 0, max: 6, ticks: [0, 2, 4, 6], label: 'Δρ / (kg·m⁻³)' },
    { min: 6, max: 20, ticks: [6, 10, 14, 18], label: `${italic('t')}${sub('h')} / d` },
  )
  const lines = [
    { celsius: 25, colour: palette.teal, dash: '2 3' },
    { celsius: 27, colour: palette.blue, dash: undefined },
    { celsius: 29, colour: palette.orange, dash: '8 4' },
  ]
  const curves = lines.map(({ celsius, colour, dash }) =>
    polyline(
      range(celsius === 25 ? 0.42 : 0.1, 6, 60).map((difference) =>
        b.at(difference, daysUntil({ oxygen: 6.2, celsius, difference })),
      ),
      colour,
      2.3,
      { 'stroke-dasharray': dash },
    ),
  )
  const band = through([a.at(6, 7), a.at(13, 14), a.at(14, 14), a.at(14, 13), a.at(7, 6), a.at(6, 6)], true)
  const body =
    path(band, { fill: '#e9edf1' }) +
    a.frame +
    b.frame +
    polyline([a.at(6, 6), a.at(14, 14)], palette.ink, 1.2, { 'stroke-dasharray': '5 4' }) +
    storms
      .map((one) => marker('circle', a.x(one.observed), a.y(daysUntil(one)), palette.blue, 5.5))
      .join('') +
    text(a.x(12.9), a.y(10.4), '2021', { anchor: 'middle', fill: palette.soft }) +
    curves.join('') +
    storms.map((one) => marker('circle', b.x(one.difference), b.y(one.observed), palette.ink, 5)).join('') +
    text(64, 26, t('a  七次台风', 'a  Seven typhoons'), { weight: 600 }) +
    text(426, 26, t('b  层化与水温', 'b  Stratification and temperature'), { weight: 600 }) +
    legend(
      572,
      60,
      lines.map(({ celsius, colour, dash }) => ({
        label: `${celsius} °C`,
        colour,
        ...(dash === undefined ? {} : { dash }),
      })),
    )
  return svg(724, 374, body, { title: t('计算与实测', 'Computed and observed') })
}
