import type { Box, Point } from '../kit.ts'
import { circle, clipped, contour, group, path, polyline, range, sans, serif, svg, text } from '../kit.ts'

interface Motif {
  /** Piers as x, y and radius, and eddies as x, y and strength, all on the unit square; y is upwards. */
  readonly piers: readonly (readonly [number, number, number])[]
  readonly eddies: readonly (readonly [number, number, number])[]
  readonly paper: string
  readonly line: string
  readonly solid: string
}

/** Stream function of a uniform flow past the piers and eddies. */
const stream =
  ({ piers, eddies }: Motif, aspect: number) =>
  (u: number, v: number): number =>
    piers.reduce((sum, [x, y, r]) => {
      const [dx, dy] = [(u - x) * aspect, v - y]
      return sum - (r * r * dy) / Math.max(dx * dx + dy * dy, r * r)
    }, v) +
    eddies.reduce(
      (sum, [x, y, k]) => sum + (k / 2) * Math.log(((u - x) * aspect) ** 2 + (v - y) ** 2 + 0.0012),
      0,
    )

const drawFlow = (box: Box, motif: Motif, lines: number, detail: number): string => {
  const aspect = box.width / box.height
  const field = stream(motif, aspect)
  const strokes = range(-0.12, 1.12, lines).map((level, i) =>
    path(contour(box, Math.round(detail * Math.min(2, aspect)), detail, level, field), {
      'stroke-width': i % 4 === 2 ? 2.6 : 1.2,
    }),
  )
  const piers = motif.piers.map(([x, y, r]) =>
    circle(box.left + x * box.width, box.top + (1 - y) * box.height, r * box.height * 0.97, {
      fill: motif.solid,
    }),
  )
  return clipped('flow', box, group(strokes.join(''), { fill: 'none', stroke: motif.line }) + piers.join(''))
}

const street = (x: number, y: number, k: number, n: number, step: number, gap: number): Motif['eddies'] =>
  Array.from(
    { length: n },
    (_, i) => [x + i * step, y + (i % 2 === 0 ? gap : -gap), i % 2 === 0 ? k : -k] as const,
  )

const motifs: Readonly<Record<string, Motif>> = {
  journal: { piers: [[0.42, 0.5, 0.16]], eddies: [], paper: '#e4ebf0', line: '#14456b', solid: '#14456b' },
  '2025-5': { piers: [[0.36, 0.56, 0.15]], eddies: [], paper: '#ece7db', line: '#5b4a2b', solid: '#7a3d16' },
  '2025-6': {
    piers: [
      [0.34, 0.68, 0.11],
      [0.62, 0.36, 0.15],
    ],
    eddies: [],
    paper: '#e2ece8',
    line: '#14504a',
    solid: '#0d3f3a',
  },
  '2026-4': {
    piers: [[0.24, 0.5, 0.1]],
    eddies: street(0.42, 0.5, 0.1, 5, 0.155, 0.075),
    paper: '#123a5c',
    line: '#a9cbe0',
    solid: '#e8b45a',
  },
  '2026-5': {
    piers: [[0.5, 0.5, 0.13]],
    eddies: [
      [0.2, 0.24, 0.05],
      [0.82, 0.76, 0.05],
    ],
    paper: '#e4ebf0',
    line: '#1f4e8c',
    solid: '#a8321f',
  },
}

/** A cover, 300 × 400; without volume and issue it is the journal's own. */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const motif = motifs[key] ?? motifs['journal']
  if (motif === undefined) return ''
  const dark = motif.paper === '#123a5c'
  const words = dark ? '#ffffff' : '#0f2c44'
  const first = motif.piers.at(-1) ?? [0.5, 0.5, 0.1]
  const box = { left: 0, top: 104, width: 300, height: 240 }
  const number =
    issue === undefined
      ? ''
      : text(first[0] * 300, 104 + (1 - first[1]) * box.height + 11, String(issue), {
          size: 32,
          anchor: 'middle',
          weight: 600,
          family: serif,
          fill: dark ? '#123a5c' : '#ffffff',
        }) +
        text(282, 360, `${key.slice(0, 4)} · Vol. ${volume ?? ''} No. ${issue}`, {
          size: 11.5,
          anchor: 'end',
          weight: 600,
          fill: words,
        })
  const body =
    drawFlow(box, motif, 26, 70) +
    text(18, 56, '水利工程学刊', { size: 35, weight: 700, family: serif, fill: words, spacing: 1 }) +
    text(18, 78, 'Journal of Hydraulic Works', { size: 15.5, family: serif, fill: words }) +
    number +
    path('M18 368H282', { stroke: words }) +
    text(18, 386, '衡文学术出版', { size: 10.5, fill: words, family: sans }) +
    text(282, 386, 'ISSN 0577-2206', { size: 10.5, anchor: 'end', fill: words, family: sans })
  return svg(300, 400, body, {
    title: `水利工程学刊 Journal of Hydraulic Works ${key === 'journal' ? '' : key}`.trim(),
    background: motif.paper,
  })
}

/** The wide picture of the home page: a row of piers and the eddies they shed. */
export const banner = (): string => {
  const motif: Motif = {
    piers: [
      [0.3, 0.3, 0.13],
      [0.36, 0.78, 0.09],
      [0.66, 0.52, 0.12],
    ],
    eddies: [...street(0.4, 0.3, 0.1, 4, 0.055, 0.07), ...street(0.74, 0.52, 0.1, 5, 0.055, 0.07)],
    paper: '#14304f',
    line: '#7fa6cf',
    solid: '#e0bd5a',
  }
  return svg(1366, 350, drawFlow({ left: 0, top: 0, width: 1366, height: 350 }, motif, 34, 80), {
    title: '绕墩水流 Flow past piers',
    background: motif.paper,
  })
}

/** The mark: three waves in the theme's colour on a 40 × 40 grid. */
export const logo = (): string => {
  const wave = (y: number) =>
    range(2, 38, 37).map((x): Point => [x, y - 3.6 * Math.sin(((x - 2) / 36) * 4 * Math.PI)])
  return svg(
    40,
    40,
    [10, 20, 30].map((y) => polyline(wave(y), '#1f4e8c', 3, { 'stroke-linecap': 'round' })).join(''),
    { title: '水利工程学刊', background: 'none' },
  )
}
