import type { Lang, Point } from '../kit.ts'
import { circle, group, italic, palette, path, polyline, range, sub, svg, text, through } from '../kit.ts'
import { easternShare, edges } from './inner-core-data.ts'

/** The inner core seen from above the north pole, with its two edges. */
export const summary = (lang: Lang): string => {
  const zh = lang === 'zh'
  const [cx, cy, r] = [360, 205, 158]
  const ray = (longitude: number, radius: number): Point => [
    cx + radius * Math.sin((longitude * Math.PI) / 180),
    cy + radius * Math.cos((longitude * Math.PI) / 180),
  ]
  const mix = (share: number): string => {
    const c = [
      [58, 118, 181],
      [219, 112, 43],
    ].map((rgb, i) => rgb.map((v) => v * (i === 1 ? share : 1 - share)))
    return `rgb(${[0, 1, 2].map((i) => Math.round((c[0]?.[i] ?? 0) + (c[1]?.[i] ?? 0))).join(',')})`
  }
  const wedges = range(0, 358, 180)
    .map((d) =>
      path(through([[cx, cy], ray(d - 0.2, r), ray(d + 2.2, r)], true), { fill: mix(easternShare(d + 1)) }),
    )
    .join('')
  const word = (
    x: number,
    y: number,
    zhText: string,
    enText: string,
    value: string,
    colour: string,
    anchor: 'start' | 'end',
  ) =>
    text(x, y, zh ? zhText : enText, { size: 19, weight: 600, fill: colour, anchor }) +
    text(x, y + 34, `δ${italic('v')}${sub('0')} ${value}`, { size: 22, fill: colour, anchor })
  const edgeText = edges
    .map(({ at }, i) => {
      const [x, y] = ray(at, r + 14)
      const [x1, y1] = ray(at, r - 60)
      return (
        polyline(
          [
            [x1, y1],
            [x, y],
          ],
          palette.ink,
          1.4,
        ) +
        text(
          x + (i === 0 ? 6 : 0),
          y + (i === 0 ? 14 : -8),
          i === 0 ? '42.6°E · 128 km' : '178.3°W · 183 km',
          {
            size: 16,
            anchor: i === 0 ? 'start' : 'middle',
          },
        )
      )
    })
    .join('')
  return svg(
    720,
    410,
    group(wedges) +
      circle(cx, cy, r - 34, { fill: '#f6ead0' }) +
      circle(cx, cy, r, { fill: 'none', stroke: palette.ink, 'stroke-width': 1.5 }) +
      text(cx, cy + 6, zh ? '内核（自北极俯视）' : 'Inner core from', { anchor: 'middle', size: 15 }) +
      (zh ? '' : text(cx, cy + 26, 'above the north pole', { anchor: 'middle', size: 15 })) +
      edgeText +
      word(540, 150, '东半球 偏快', 'East: fast', '+0.75 %', '#b04c08', 'start') +
      word(180, 150, '西半球 偏慢', 'West: slow', '−0.35 %', '#1f5fa8', 'end'),
    { title: zh ? '内核顶部的两条窄边界' : 'Two narrow edges of the inner core' },
  )
}
