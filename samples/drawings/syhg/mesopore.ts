import type { Lang, Point } from '../kit.ts'
import {
  chart,
  circle,
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
  seriesColours,
  sub,
  svg,
  text,
  type Shape,
} from '../kit.ts'
import { catalysts, conversionAt, lifeAt } from './mesopore-model.ts'

const shapes: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond']
const colourOf = (at: number): string => seriesColours[at] ?? palette.ink
const shapeOf = (at: number): Shape => shapes[at] ?? 'circle'

/** Conversion of hexane against time on stream, for the four catalysts. */
export const conversion = (lang: Lang): string => {
  const zh = lang === 'zh'
  const c = chart(
    { left: 70, top: 30, width: 610, height: 310 },
    {
      min: 0,
      max: 140,
      ticks: [0, 20, 40, 60, 80, 100, 120, 140],
      label: zh ? '运行时间 / h' : 'Time on stream (h)',
    },
    {
      min: 0,
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      label: zh ? '正己烷转化率 / %' : 'Conversion of hexane (%)',
    },
  )
  const random = seeded(55)
  const series = catalysts.map((catalyst, at) => {
    const line = range(0, 140, 141).map((h): Point => c.at(h, 100 * conversionAt(catalyst, h)))
    const dots = range(2, 138, 18).map((h) =>
      marker(
        shapeOf(at),
        c.x(h),
        c.y(Math.max(1, 100 * conversionAt(catalyst, h) + 1.1 * normal(random))),
        colourOf(at),
      ),
    )
    return polyline(line, colourOf(at), 2.2) + dots.join('')
  })
  const halves = catalysts
    .map(({ start, life }, at) => {
      const [x, y] = c.at(life, 50 * start)
      return circle(x, y, 3.2, { fill: colourOf(at) })
    })
    .join('')
  return svg(
    720,
    410,
    c.frame +
      series.join('') +
      halves +
      legend(
        560,
        52,
        catalysts.map(({ name }, at) => ({ label: name, colour: colourOf(at), shape: shapeOf(at) })),
      ) +
      text(c.x(20) + 6, c.y(46), zh ? '实心点：寿命' : 'Solid dots: life', { size: 13, fill: palette.soft }),
    { title: zh ? '四种催化剂的转化率随时间变化' : 'Conversion over four catalysts against time' },
  )
}

/** Left: life against Thiele modulus. Right: where the coke lies at the end of life. */
export const life = (lang: Lang): string => {
  const zh = lang === 'zh'
  const a = chart(
    { left: 66, top: 46, width: 316, height: 282 },
    {
      min: 0.25,
      max: 4,
      ticks: [0.25, 0.5, 1, 2, 4],
      label: zh ? `蒂勒模数 ${italic('φ')}` : `Thiele modulus ${italic('φ')}`,
      log: true,
    },
    { min: 0, max: 125, ticks: [0, 25, 50, 75, 100, 125], label: zh ? '寿命 / h' : 'Life (h)' },
  )
  const random = seeded(8)
  const others = range(-0.42, 0.55, 11).map((power) => {
    const modulus = 10 ** power
    return circle(a.x(modulus), a.y(lifeAt(modulus) * (1 + 0.06 * normal(random))), 3.6, {
      fill: palette.paper,
      stroke: palette.rule,
      'stroke-width': 1.4,
    })
  })
  const curve = range(-0.6, 0.6, 61).map((power): Point => a.at(10 ** power, lifeAt(10 ** power)))
  const named = catalysts.map(({ name, modulus, life: hours }, at) => {
    const [x, y] = a.at(modulus, hours)
    const below = name === 'HZ-16'
    return (
      marker(shapeOf(at), x, y, colourOf(at), 5.4, colourOf(at)) +
      text(x + (below ? -4 : 10), y + (below ? 22 : -9), name, { size: 13.5, weight: 600 })
    )
  })
  const b = chart(
    { left: 466, top: 46, width: 232, height: 282 },
    { min: 0, max: 4, ticks: [], label: '' },
    { min: 0, max: 16, ticks: [0, 4, 8, 12, 16], label: zh ? '积炭 / %（质量分数）' : 'Coke (mass %)' },
  )
  const bars = catalysts.map(({ name, coke: [inside, outside] }, at) => {
    const [x, base] = [b.x(at + 0.2), b.y(0)]
    const width = b.x(0.6) - b.x(0)
    return (
      rect(x, b.y(inside), width, base - b.y(inside), { fill: palette.ink }) +
      rect(x, b.y(inside + outside), width, b.y(inside) - b.y(inside + outside), { fill: '#d9a45b' }) +
      text(x + width / 2, base + 20, name, { anchor: 'middle', size: 13.5 })
    )
  })
  return svg(
    720,
    396,
    text(14, 26, 'a', { size: 17, weight: 700 }) +
      text(414, 26, 'b', { size: 17, weight: 700 }) +
      a.frame +
      polyline(curve, palette.ink, 2) +
      others.join('') +
      named.join('') +
      text(a.x(0.27), a.y(8), zh ? '曲线：式 (1)' : 'Curve: Eq. (1)', { size: 13, fill: palette.soft }) +
      b.frame +
      bars.join('') +
      legend(478, 62, [
        { label: zh ? '介孔与外表面' : 'Mesopores, outside', colour: '#d9a45b', area: true },
        { label: zh ? '微孔内' : 'Micropores', colour: palette.ink, area: true },
      ]),
    { title: zh ? '寿命与蒂勒模数的关系及积炭的位置' : 'Life against Thiele modulus, and where coke lies' },
  )
}

/** Four crystals with holes of growing size, and how long each lived. */
export const summary = (lang: Lang): string => {
  const zh = lang === 'zh'
  const holes = [0, 4, 8, 16]
  const crystals = catalysts.map(({ name, life: hours }, at) => {
    const [x, y] = [46 + at * 168, 70]
    const r = (holes[at] ?? 0) * 0.62
    const [count, best] = [at === 3 ? 4 : 5, name === 'HZ-8']
    const grid = range(0, count - 1, count)
    const pores =
      r === 0
        ? ''
        : grid
            .flatMap((i) =>
              grid.map((j) => circle(x + ((i + 0.5) * 124) / count, y + ((j + 0.5) * 124) / count, r)),
            )
            .join('')
    const reach = 124 * (hours / 98)
    return (
      rect(x, y, 124, 124, { fill: '#7f8f4d', rx: 4 }) +
      `<g fill="${palette.paper}">${pores}</g>` +
      text(x + 62, 226, name, { anchor: 'middle', size: 17, weight: 600 }) +
      rect(x, 252, 124, 16, { fill: palette.faint }) +
      rect(x, 252, reach, 16, { fill: best ? '#c9771a' : '#8d99a6' }) +
      text(x + 62, 304, `${hours} h`, { anchor: 'middle', size: 24, weight: best ? 700 : 400 })
    )
  })
  return svg(
    720,
    380,
    text(360, 42, zh ? '介孔孔径：无、4、8、16 nm' : 'Mesopores: none, 4, 8 and 16 nm', {
      anchor: 'middle',
      size: 18,
      weight: 600,
    }) +
      crystals.join('') +
      path(`M46 ${num(326)}H674`, { stroke: palette.rule }) +
      text(
        360,
        354,
        zh
          ? `寿命由扩散决定，直到酸性位流失：${italic('τ')} = ${italic('τ')}${sub('0')} / (1 + ${italic('βφ')}²)`
          : `Diffusion sets the life, until acid sites are lost: ${italic('τ')} = ${italic('τ')}${sub('0')} / (1 + ${italic('βφ')}²)`,
        { anchor: 'middle', size: 16 },
      ),
    { title: zh ? '孔开到八纳米，寿命最长' : 'Life is longest with pores of eight nanometres' },
  )
}
