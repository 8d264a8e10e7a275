import type { Lang, Point } from '../kit.ts'
import {
  chart,
  legend,
  marker,
  num,
  palette,
  path,
  polyline,
  range,
  svg,
  text,
  through,
  type Shape,
} from '../kit.ts'
import { gapByMarketShare, passThrough, responses, shares, type Response } from './pass-through-model.ts'

interface Manner {
  readonly colour: string
  readonly shape: Shape
  readonly zh: string
  readonly en: string
}
const manners: Readonly<Record<Response['currency'], Manner>> = {
  renminbi: { colour: '#8a2f5c', shape: 'circle', zh: '人民币计价', en: 'Renminbi' },
  dollar: { colour: palette.blue, shape: 'square', zh: '美元计价', en: 'US dollar' },
  local: { colour: palette.gold, shape: 'triangle', zh: '目的国货币计价', en: 'Local currency' },
}

/** Cumulative pass-through over eight quarters, with intervals. */
export const pathOf = (lang: Lang): string => {
  const zh = lang === 'zh'
  const c = chart(
    { left: 70, top: 30, width: 620, height: 310 },
    {
      min: 0,
      max: 8,
      ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      label: zh ? '汇率变动后的季度数' : 'Quarters after the change of the rate',
    },
    {
      min: 0,
      max: 1.2,
      ticks: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2],
      label: zh ? '累计传递率' : 'Cumulative pass-through',
      format: (value) => value.toFixed(1),
    },
  )
  const quarters = range(0, 8, 9)
  const series = responses.map((response) => {
    const { colour, shape } = manners[response.currency]
    const edge = (side: 1 | -1) =>
      range(0, 8, 33).map((q): Point => {
        const [estimate, half] = passThrough(response, q)
        return c.at(q, Math.max(0, estimate + side * half))
      })
    const line = range(0, 8, 33).map((q): Point => c.at(q, passThrough(response, q)[0]))
    return (
      path(through([...edge(1), ...edge(-1).toReversed()], true), { fill: colour, opacity: 0.16 }) +
      polyline(line, colour, 2.2) +
      quarters.map((q) => marker(shape, c.x(q), c.y(passThrough(response, q)[0]), colour)).join('')
    )
  })
  return svg(
    720,
    410,
    c.frame +
      series.join('') +
      legend(
        506,
        46,
        responses.map(({ currency }) => {
          const { colour, shape, ...label } = manners[currency]
          return { colour, shape, label: label[lang] }
        }),
      ) +
      text(70, 20, zh ? '阴影为 95% 置信区间' : 'Shaded: 95% intervals', { size: 13, fill: palette.soft }),
    {
      title: zh ? '三种计价货币下的累计汇率传递' : 'Cumulative pass-through under three invoicing currencies',
    },
  )
}

/** Left: invoicing currencies from 2014 to 2025. Right: the gap in the first quarter by market share. */
export const currencies = (lang: Lang): string => {
  const zh = lang === 'zh'
  const last = shares.from + shares.renminbi.length - 1
  const a = chart(
    { left: 62, top: 46, width: 318, height: 280 },
    { min: shares.from, max: last, ticks: [2014, 2017, 2020, 2023], label: zh ? '年份' : 'Year' },
    {
      min: 0,
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      label: zh ? '占出口额 / %' : 'Share of exports (%)',
    },
  )
  const line = (values: readonly number[], { colour, shape }: Manner): string => {
    const points = values.map((value, at): Point => a.at(shares.from + at, value))
    return polyline(points, colour, 2.2) + points.map(([x, y]) => marker(shape, x, y, colour, 3.8)).join('')
  }
  const b = chart(
    { left: 466, top: 46, width: 232, height: 280 },
    {
      min: 0.5,
      max: 5.5,
      ticks: [1, 2, 3, 4, 5],
      label: zh ? '市场份额五分组（5 为最大）' : 'Fifth of market share (5 largest)',
    },
    {
      min: 0.4,
      max: 1.1,
      ticks: [0.4, 0.6, 0.8, 1],
      label: zh ? '当季传递率之差' : 'Gap in the first quarter',
      format: (value) => value.toFixed(1),
    },
  )
  const gaps = gapByMarketShare.map(([gap, half], at) => {
    const [x, y] = b.at(at + 1, gap)
    return (
      path(`M${num(x)} ${num(b.y(gap - half))}V${num(b.y(gap + half))}`, {
        stroke: palette.ink,
        'stroke-width': 1.5,
      }) + marker('diamond', x, y, '#8a2f5c', 5, '#8a2f5c')
    )
  })
  return svg(
    720,
    396,
    text(14, 26, 'a', { size: 17, weight: 700 }) +
      text(414, 26, 'b', { size: 17, weight: 700 }) +
      a.frame +
      line(shares.dollar, manners.dollar) +
      line(shares.renminbi, manners.renminbi) +
      text(a.x(2018.4), a.y(82), manners.dollar[lang], { fill: manners.dollar.colour, weight: 600 }) +
      text(a.x(2016.2), a.y(24), manners.renminbi[lang], { fill: manners.renminbi.colour, weight: 600 }) +
      b.frame +
      gaps.join(''),
    {
      title: zh
        ? '计价货币的变迁与市场份额的作用'
        : 'Invoicing currencies over time, and the part of market share',
    },
  )
}

/** The gap between two prices at once, and what is left of it after two years. */
export const summary = (lang: Lang): string => {
  const zh = lang === 'zh'
  const [first, , third] = responses
  if (first === undefined || third === undefined) return ''
  const at = (x: number, quarters: number, when: string): string => {
    const top = passThrough(first, quarters)[0]
    const low = passThrough(third, quarters)[0]
    const y = (value: number): number => 312 - 236 * value
    return (
      path(`M${x} ${num(y(top))}V${num(y(low))}`, { stroke: palette.rule, 'stroke-width': 10 }) +
      marker('circle', x, y(top), manners.renminbi.colour, 11, manners.renminbi.colour) +
      marker('triangle', x, y(low), manners.local.colour, 11, manners.local.colour) +
      text(x + 26, y((top + low) / 2) + 12, (top - low).toFixed(2), { size: 36, weight: 700 }) +
      text(x - 24, y(top) + 6, top.toFixed(2), { anchor: 'end', size: 18 }) +
      text(x - 24, y(low) + 6, low.toFixed(2), { anchor: 'end', size: 18 }) +
      text(x, 352, when, { anchor: 'middle', size: 18 })
    )
  }
  return svg(
    720,
    380,
    legend(20, 40, [
      { label: manners.renminbi[lang], colour: manners.renminbi.colour, shape: 'circle', line: false },
      { label: manners.local[lang], colour: manners.local.colour, shape: 'triangle', line: false },
    ]) +
      path('M20 318H700', { stroke: palette.ink }) +
      at(280, 0, zh ? '汇率变动当季' : 'At once') +
      at(540, 8, zh ? '两年之后' : 'After two years'),
    { title: zh ? '计价货币造成的差距两年内收窄过半' : 'More than half of the gap is gone in two years' },
  )
}
