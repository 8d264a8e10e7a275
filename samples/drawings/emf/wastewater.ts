import type { Lang } from '../kit.ts'
import {
  arrow,
  chart,
  circle,
  italic,
  legend,
  marker,
  num,
  palette,
  path,
  polyline,
  range,
  rect,
  sub,
  svg,
  text,
  through,
} from '../kit.ts'
import {
  concentrations,
  days,
  halfWidth,
  prevalence,
  reported,
  reproduction,
  reproductionFromCases,
  surveys,
  testingEnds,
} from './epidemic.ts'

const joint = palette.teal
const cases = palette.orange
const thousands = (v: number): string => String(v).replace(/(\d)(\d{3})$/, '$1\u2009$2')

/** First days of every third month from January 2025, counted from 6 January. */
const months = [-5, 85, 176, 268, 360, 450] as const
const monthName =
  (lang: Lang) =>
  (day: number): string => {
    const i = months.findIndex((m) => m === day)
    const year = i < 4 ? 2025 : 2026
    const month = [1, 4, 7, 10, 1, 4][i] ?? 1
    if (lang === 'zh') return month === 1 ? `${year} 年 1 月` : `${month} 月`
    const name = ['Jan', 'Apr', 'Jul', 'Oct', 'Jan', 'Apr'][i] ?? ''
    return month === 1 ? `${name} ${year}` : name
  }
const timeAxis = (lang: Lang, label: boolean) => ({
  min: -5,
  max: days,
  ticks: label ? months : [],
  label: '',
  format: monthName(lang),
})

const ending = (x: number, top: number, bottom: number): string =>
  path(`M${num(x)} ${num(top)}V${num(bottom)}`, {
    stroke: palette.ink,
    'stroke-dasharray': '5 4',
    'stroke-width': 1.4,
  })

export const signals = (lang: Lang): string => {
  const zh = lang === 'zh'
  const upper = chart(
    { left: 76, top: 54, width: 570, height: 140 },
    timeAxis(lang, false),
    {
      min: 0,
      max: 4000,
      ticks: [0, 1000, 2000, 3000, 4000],
      label: zh ? '日报告病例' : 'Cases a day',
      format: thousands,
    },
    { yGap: 56 },
  )
  const lower = chart(
    { left: 76, top: 226, width: 570, height: 200 },
    timeAxis(lang, true),
    { min: 0, max: 3.5, ticks: [0, 1, 2, 3], label: zh ? '患病率 / %' : 'Prevalence (%)' },
    { yGap: 40 },
  )
  const bars = reported
    .map(({ day, cases: n }) =>
      rect(upper.x(day - 3), upper.y(n), upper.x(6) - upper.x(0), upper.y(0) - upper.y(n), { fill: cases }),
    )
    .join('')
  const dots = concentrations
    .map(({ day, value }) =>
      circle(lower.x(day), lower.y(Math.min(3.48, 10 ** (value - 1.62))), 3, { fill: '#7db8ae' }),
    )
    .join('')
  const survey = surveys
    .map(({ day, n, value }) => {
      const half = 196 * Math.sqrt(((value / 100) * (1 - value / 100)) / n)
      const x = lower.x(day)
      return (
        path(`M${num(x)} ${num(lower.y(Math.max(0, value - half)))}V${num(lower.y(value + half))}`, {
          stroke: palette.ink,
          'stroke-width': 1.8,
        }) + marker('square', x, lower.y(value), palette.ink, 4.5)
      )
    })
    .join('')
  const right = [1.0, 1.5, 2.0]
    .map((log) => {
      const y = lower.y(10 ** (log - 1.62))
      return (
        path(`M646 ${num(y)}h5`, { stroke: palette.ink }) +
        text(656, y + 5, `10<tspan dy="-5" font-size="11">${log.toFixed(1)}</tspan>`, { fill: palette.soft })
      )
    })
    .join('')
  return svg(
    720,
    490,
    upper.frame +
      bars +
      lower.frame +
      dots +
      polyline(
        range(3, days - 1, 180).map((d) => lower.at(d, prevalence(d))),
        joint,
        2.8,
      ) +
      survey +
      path('M646 226V426', { stroke: palette.ink }) +
      right +
      text(702, 326, zh ? '浓度 / (copies·mL⁻¹)' : 'Concentration (copies/mL)', {
        anchor: 'middle',
        rotate: 90,
      }) +
      ending(upper.x(testingEnds), 54, 426) +
      text(upper.x(testingEnds) + 8, 70, zh ? '免费检测停止' : 'End of free testing') +
      legend(76, 26, [{ label: zh ? '报告病例' : 'Reported', colour: cases, area: true }]) +
      legend(208, 26, [
        { label: zh ? '污水浓度' : 'Wastewater', colour: '#7db8ae', shape: 'circle', line: false },
      ]) +
      legend(344, 26, [{ label: zh ? '模型' : 'Model', colour: joint }]) +
      legend(452, 26, [
        { label: zh ? '入户调查' : 'Household surveys', colour: palette.ink, shape: 'square', line: false },
      ]),
    { title: zh ? '77 周的三种信号' : 'Three signals over 77 weeks' },
  )
}

export const estimates = (lang: Lang): string => {
  const zh = lang === 'zh'
  const plot = chart({ left: 66, top: 60, width: 632, height: 320 }, timeAxis(lang, true), {
    min: 0.6,
    max: 1.5,
    ticks: [0.6, 0.8, 1, 1.2, 1.4],
    label: zh ? '再生数' : 'Reproduction number',
    format: (v) => v.toFixed(1),
  })
  const grid = range(0, days - 1, 180)
  const ribbon = (
    value: (day: number) => number,
    isJoint: boolean,
    colour: string,
    opacity: number,
  ): string => {
    const up = grid.map((d) => plot.at(d, value(d) + halfWidth(d, isJoint)))
    const down = [...grid].reverse().map((d) => plot.at(d, value(d) - halfWidth(d, isJoint)))
    return (
      path(through([...up, ...down], true), { fill: colour, opacity }) +
      polyline(
        grid.map((d) => plot.at(d, value(d))),
        colour,
        2.6,
      )
    )
  }
  const flag = (day: number, label: string, colour: string, y: number, anchor: 'start' | 'end') =>
    arrow([plot.x(day), y + 8], [plot.x(day), plot.y(1) - 3], colour, 2.2, 9) +
    text(plot.x(day) + (anchor === 'end' ? 3 : -3), y, label, { anchor, fill: colour, weight: 600 })
  return svg(
    720,
    430,
    plot.frame +
      path(`M66 ${num(plot.y(1))}H698`, { stroke: palette.ink }) +
      ribbon(reproductionFromCases, false, cases, 0.24) +
      ribbon(reproduction, true, joint, 0.34) +
      ending(plot.x(testingEnds), 60, 380) +
      text(plot.x(testingEnds) - 8, 372, zh ? '免费检测停止' : 'End of free testing', { anchor: 'end' }) +
      flag(327, zh ? '11 月 29 日' : '29 Nov', '#075a4f', plot.y(1.4), 'end') +
      flag(346, zh ? '12 月 18 日' : '18 Dec', '#a54609', plot.y(1.4), 'start') +
      legend(66, 30, [{ label: zh ? '联合估计' : 'Joint estimate', colour: joint }]) +
      legend(230, 30, [{ label: zh ? '仅由病例' : 'From cases alone', colour: cases }]),
    { title: zh ? '再生数的联合估计与病例估计' : 'The reproduction number, joint and from cases' },
  )
}

/** Three signals flow into one curve. */
export const summary = (lang: Lang): string => {
  const zh = lang === 'zh'
  const strip = (top: number, values: readonly number[], colour: string, label: string) => {
    const max = Math.max(...values)
    const points = values.map(
      (v, i) => [40 + (i * 240) / (values.length - 1), top + 62 - (54 * v) / max] as const,
    )
    return (
      path(through([[40, top + 62], ...points, [280, top + 62]], true), { fill: colour, opacity: 0.25 }) +
      polyline(points, colour, 3) +
      text(40, top - 8, label, { size: 19, weight: 600, fill: colour })
    )
  }
  const grid = range(0, days - 1, 120)
  const at = (d: number, r: number): readonly [number, number] => [
    420 + (d / days) * 270,
    205 - (r - 1) * 420,
  ]
  const band = [
    ...grid.map((d) => at(d, reproduction(d) + halfWidth(d, true))),
    ...[...grid].reverse().map((d) => at(d, reproduction(d) - halfWidth(d, true))),
  ]
  return svg(
    720,
    400,
    strip(
      44,
      reported.map((r) => r.cases),
      cases,
      zh ? '报告病例' : 'Case reports',
    ) +
      strip(
        164,
        concentrations.map((c) => 10 ** c.value),
        joint,
        zh ? '污水浓度' : 'Wastewater',
      ) +
      text(40, 286, zh ? '入户调查' : 'Household surveys', { size: 19, weight: 600 }) +
      surveys
        .map(({ day, value }) => marker('square', 40 + (day / days) * 240, 366 - value * 20, palette.ink, 6))
        .join('') +
      path('M40 370H280', { stroke: palette.rule }) +
      arrow([300, 82], [400, 172], palette.rule, 3, 12) +
      arrow([300, 205], [400, 205], palette.rule, 3, 12) +
      arrow([300, 330], [400, 238], palette.rule, 3, 12) +
      path('M420 205H690', { stroke: palette.ink }) +
      path(through(band, true), { fill: joint, opacity: 0.3 }) +
      polyline(
        grid.map((d) => at(d, reproduction(d))),
        joint,
        4,
      ) +
      text(
        420,
        76,
        `${italic('R')}${sub(italic('t'))} ${zh ? '± 0.055，提前 19 天' : '± 0.055, 19 days ahead'}`,
        { size: 21, weight: 600, fill: '#075a4f' },
      ) +
      text(694, 211, '1', { size: 17 }),
    { title: zh ? '三种信号合成一条再生数曲线' : 'Three signals, one reproduction number' },
  )
}
