import type { Lang, Shape } from '../kit.ts'
import {
  chart,
  italic,
  legend,
  marker,
  palette,
  path,
  polyline,
  range,
  seriesColours,
  sup,
  svg,
  text,
} from '../kit.ts'
import { black, catalpol, colours, contents, lightness } from './steaming-model.ts'
import { leaf } from './leaf.ts'

const shapes: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond']
const colourOf = (at: number): string => seriesColours[at % seriesColours.length] ?? palette.blue
const shapeOf = (at: number): Shape => shapes[at] ?? 'cross'

/** Loss of catalpol at four temperatures: points and fitted first-order curves. */
export const loss = (lang: Lang): string => {
  const zh = lang === 'zh'
  const plot = chart(
    { left: 72, top: 26, width: 616, height: 340 },
    { min: 0, max: 25, ticks: [0, 5, 10, 15, 20, 25], label: zh ? '蒸制时间 / h' : 'Time of steaming (h)' },
    { min: 0, max: 4, ticks: [0, 1, 2, 3, 4], label: zh ? '梓醇 / %' : 'Catalpol (%)' },
  )
  const series = contents.map(({ celsius, points }, at) => {
    const end = points.at(-1)?.hours ?? 0
    const curve = range(0, end, 60).map((hours) => plot.at(hours, catalpol(celsius, hours)))
    const dots = points.map(({ hours, value }) =>
      marker(shapeOf(at), plot.x(hours), plot.y(value), colourOf(at)),
    )
    return polyline(curve, colourOf(at), 2) + dots.join('')
  })
  const entries = contents.map(({ celsius }, at) => ({
    label: `${celsius} °C`,
    colour: colourOf(at),
    shape: shapeOf(at),
  }))
  return svg(720, 424, plot.frame + series.join('') + legend(580, 52, entries, 26), {
    title: zh ? '不同温度下梓醇的减少' : 'Loss of catalpol at four temperatures',
  })
}

/** Lightness over the dose: all programmes fall on one curve. */
export const dose = (lang: Lang): string => {
  const zh = lang === 'zh'
  const plot = chart(
    { left: 72, top: 26, width: 616, height: 340 },
    {
      min: 0,
      max: 32,
      ticks: [0, 5, 10, 15, 20, 25, 30],
      label: zh ? `蒸制剂量 ${italic('F')} / h（100 °C）` : `Dose ${italic('F')} (h at 100 °C)`,
    },
    {
      min: 10,
      max: 45,
      ticks: [10, 20, 30, 40],
      label: zh ? `明度 ${italic('L')}*` : `Lightness ${italic('L')}*`,
    },
  )
  const curve = range(0, 31, 90).map((hours) => plot.at(hours, lightness(hours)))
  const dots = colours.map(({ points }, at) =>
    points
      .filter(({ hours }) => hours <= 31)
      .map(({ hours, value }) => marker(shapeOf(at), plot.x(hours), plot.y(value), colourOf(at)))
      .join(''),
  )
  const entries = colours.map(({ programme }, at) => ({
    label: programme === 'nine' ? (zh ? '九蒸九晒' : 'nine steamings') : `${programme} °C`,
    colour: colourOf(at),
    shape: shapeOf(at),
    line: false,
  }))
  const limit =
    path(`M72 ${plot.y(black)}H688`, { stroke: palette.rule, 'stroke-dasharray': '6 4', fill: 'none' }) +
    text(684, plot.y(black) - 8, zh ? '“黑如漆”' : 'black as lacquer', { anchor: 'end', fill: palette.soft })
  return svg(
    720,
    424,
    plot.frame + limit + polyline(curve, palette.ink, 1.6) + dots.join('') + legend(540, 52, entries, 26),
    { title: zh ? '各蒸制方案的明度与剂量' : 'Lightness of all programmes over the dose' },
  )
}

/** The argument in one picture: a root turns black with its dose, whatever the programme. */
export const summary = (lang: Lang): string => {
  const zh = lang === 'zh'
  const steps = [0, 3.4, 6.8, 10.2, 13.6, 17]
  const greys = ['#b98b45', '#8d6430', '#664420', '#452d17', '#2e1f13', '#1a1310']
  const pieces = steps.map((at, index) => {
    const x = 96 + index * 104
    return (
      path(`M${x - 34} 150c0-34 20-52 36-52s34 20 32 52-18 62-34 62-34-28-34-62z`, {
        fill: greys[index] ?? '',
      }) + text(x, 240, at.toFixed(1), { anchor: 'middle', fill: palette.soft })
    )
  })
  return svg(
    720,
    320,
    leaf({ blade: '#17664a', vein: '#ffffff' }, { x: 672, y: 16, scale: 0.22, turn: 14 }) +
      text(36, 56, zh ? '五次已黑，第九次只在减少药效成分' : 'Black after five; the ninth only takes away', {
        size: 23,
        weight: 600,
      }) +
      pieces.join('') +
      path('M62 264H650', { stroke: palette.rule }) +
      text(
        62,
        292,
        zh ? '蒸制剂量 / h（100 °C）' : `Dose (h at 100 °C); ${italic('k')} = 0.118 h${sup('−1')}`,
        {
          fill: palette.soft,
        },
      ),
    { title: zh ? '地黄随蒸制剂量变黑' : 'Rehmannia root darkens with the dose of steam' },
  )
}
