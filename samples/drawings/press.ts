import type { Drawing } from './drawing.ts'
import type { Point } from './kit.ts'
import { day } from './reading-sound.ts'
import { circle, group, num, path, range, rect, svg, through } from './kit.ts'
import { partners } from './partners.ts'
import { books, catalogue } from './press-books.ts'
import { strips } from './press-strips.ts'

/** The balance of Hengwen (衡文, "weighing writing"), on a 40 grid. */
const hengwenLogo = (): string =>
  svg(
    40,
    40,
    rect(0, 0, 40, 40, { rx: 3, fill: '#a8321f' }) +
      path('M20 8v24M9 13h22M13 32h14', { stroke: '#fff', 'stroke-width': 2, fill: 'none' }) +
      path('M9 13v7M31 13v7', { stroke: '#fff', 'stroke-width': 1.4 }) +
      path('M4.500 20.500h9a4.500 4.500 0 0 1-9 0zM26.500 20.500h9a4.500 4.500 0 0 1-9 0z', { fill: '#fff' }),
    { title: '衡文学术出版 Hengwen Scholarly Press', background: 'none' },
  )

/** The same on a telephone, where thin lines are lost. */
const smallLogo = (): string =>
  svg(
    40,
    40,
    rect(0, 0, 40, 40, { rx: 8, fill: '#a8321f' }) +
      path('M20 8v24M8 13h24M13 32h14', { stroke: '#fff', 'stroke-width': 3, fill: 'none' }) +
      path('M3.500 19h11a5.500 5.500 0 0 1-11 0zM25.500 19h11a5.500 5.500 0 0 1-11 0z', { fill: '#fff' }),
    { title: '衡文学术出版 Hengwen Scholarly Press', background: 'none' },
  )

/** Contour lines about two summits, a saddle between them. */
const hengwenBanner = (): string => {
  const ring = (cx: number, cy: number, r: number, phase: number): readonly Point[] =>
    range(0, 2 * Math.PI, Math.max(24, Math.round(r * 0.4))).map((a) => {
      const wobble =
        1 + 0.1 * Math.sin(3 * a + phase + r * 0.004) + 0.06 * Math.sin(5 * a - phase * 2 + r * 0.007)
      return [cx + r * wobble * Math.cos(a), cy + 0.62 * r * wobble * Math.sin(a)]
    })
  const rings = (cx: number, cy: number, phase: number, count: number): string =>
    range(1, count, count)
      .map((i) =>
        path(through(ring(cx, cy, 6 + i * 17, phase), true), {
          'stroke-width': i % 5 === 0 ? 2.4 : 1.1,
          opacity: +(1 - i / (count * 1.15)).toFixed(2),
        }),
      )
      .join('')
  return svg(
    1366,
    350,
    group(rings(930, 190, 0.4, 34) + rings(330, 240, 2.1, 16), { fill: 'none', stroke: '#5f86b3' }) +
      circle(930, 190, 4, { fill: '#f0c48a' }),
    { title: '衡文学术出版 Hengwen Scholarly Press', background: '#14304f' },
  )
}

/** An open journal whose pages are layers, on a 40 grid. */
const xuekanLogo = (): string =>
  svg(
    40,
    40,
    rect(0, 0, 40, 40, { rx: 3, fill: '#1f4e8c' }) +
      path(
        'M20 13C16 9.500 11 8.500 6 9v20c5-.500 10 .500 14 4 4-3.500 9-4.500 14-4V9c-5-.500-10 .500-14 4z',
        { fill: '#fff' },
      ) +
      path('M20 13v20', { stroke: '#1f4e8c', 'stroke-width': 1.6 }) +
      path(
        'M9.500 14.500c3-.200 5.500.400 7.500 1.800M9.500 19c3-.200 5.500.400 7.500 1.800M9.500 23.500c3-.200 5.500.400 7.500 1.800M30.500 14.500c-3-.200-5.500.400-7.500 1.800M30.500 19c-3-.200-5.500.400-7.500 1.800',
        {
          stroke: '#1f4e8c',
          'stroke-width': 1.4,
          fill: 'none',
        },
      ) +
      circle(28.5, 25, 2, { fill: '#e0a526' }),
    { title: '学刊 Xuekan', background: 'none' },
  )

/** Lines of text that turn into waves: many journals, one current. */
const xuekanBanner = (): string => {
  const lines = range(0, 30, 31).map((i) => {
    const y = 20 + i * 10.6
    const points = range(0, 1366, 172).map((x): Point => {
      const swell = 1 / (1 + Math.exp(-(x - 560) / 130))
      return [
        x,
        y + swell * (26 * Math.sin(x / 120 + i * 0.24) + 13 * Math.sin(x / 53 - i * 0.4)) * (0.4 + i / 34),
      ]
    })
    return path(through(points), {
      'stroke-width': i % 6 === 3 ? 2.6 : 1.2,
      stroke: i % 6 === 3 ? '#e0bd5a' : '#8fb0d8',
      'stroke-dasharray':
        i % 6 === 3 ? undefined : `${num(40 + ((i * 37) % 60))} 6 ${num(18 + ((i * 23) % 40))} 6`,
    })
  })
  return svg(1366, 350, group(lines.join(''), { fill: 'none' }), {
    title: '学刊 Xuekan',
    background: '#163a6a',
  })
}

/** Drawings of Hengwen Scholarly Press (the group) by file name. */
export const hengwenDrawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': hengwenLogo,
  'logo-small.svg': smallLogo,
  'catalogue.svg': catalogue,
  'banner.svg': hengwenBanner,
  ...strips,
  ...books,
  'sound-reading.svg': day,
}

/** Drawings of Xuekan (the portal of all journals) by file name. */
export const wwwDrawings: Readonly<Record<string, Drawing>> = {
  'logo.svg': xuekanLogo,
  'banner.svg': xuekanBanner,
  ...partners,
}
