import type { Box, Point } from '../kit.ts'
import {
  circle,
  clipped,
  group,
  num,
  path,
  polyline,
  range,
  rect,
  serif,
  svg,
  text,
  through,
} from '../kit.ts'

interface Motif {
  readonly sky: string
  readonly sea: string
  readonly crest: string
  readonly disc: string
  readonly words: string
  /** Centre of the disc as fractions of the picture, and its radius as a fraction of the height. */
  readonly at: readonly [x: number, y: number, r: number]
  /** Where the sea begins, as a fraction of the height. */
  readonly horizon: number
  /** The headland about which crests bend: x as a fraction of the width, and its reach. */
  readonly headland: readonly [x: number, reach: number]
}

const motifs: Readonly<Record<string, Motif>> = {
  journal: {
    sky: '#e9efee',
    sea: '#0e616d',
    crest: '#b9dadb',
    disc: '#d98a4a',
    words: '#0b3d45',
    at: [0.68, 0.42, 0.17],
    horizon: 0.44,
    headland: [0.3, 0.3],
  },
  '2026-4': {
    sky: '#f3ead9',
    sea: '#2b6c7c',
    crest: '#d5e6e2',
    disc: '#e0a04c',
    words: '#1e4350',
    at: [0.3, 0.34, 0.2],
    horizon: 0.5,
    headland: [0.78, 0.22],
  },
  '2026-5': {
    sky: '#10303b',
    sea: '#0a1f28',
    crest: '#7fb3bd',
    disc: '#eef1ea',
    words: '#ffffff',
    at: [0.6, 0.3, 0.19],
    horizon: 0.46,
    headland: [0.52, 0.26],
  },
}

/** Crests that come in from the horizon, closer and higher towards the shore, and bend about a headland. */
const crests = (box: Box, motif: Motif, count: number): string => {
  const top = box.top + motif.horizon * box.height
  const deep = box.height * (1 - motif.horizon)
  const [headland, reach] = motif.headland
  return range(0, 1, count)
    .map((share, at) => {
      const y = top + deep * (0.03 + 0.97 * share ** 1.35)
      const height = 1.2 + 7.5 * share
      const points = range(-0.02, 1.02, 121).map((u): Point => {
        const bend = 30 * share * Math.exp(-(((u - headland) / reach) ** 2))
        const swell = Math.sin(u * (26 - 15 * share) * (box.width / 300) ** 0.75 + at * 1.7)
        return [box.left + u * box.width, y - bend + height * swell * (0.5 + 0.5 * Math.sin(5 * u + at))]
      })
      return path(through(points), { 'stroke-width': 0.8 + 1.5 * share, opacity: 0.45 + 0.55 * share })
    })
    .join('')
}

const seascape = (box: Box, motif: Motif, count: number): string => {
  const [x, y, r] = motif.at
  const [cx, cy, radius] = [box.left + x * box.width, box.top + y * box.height, r * box.height]
  const top = box.top + motif.horizon * box.height
  const glint = range(6, 60, 7)
    .map((down, i) =>
      path(`M${num(cx - radius * (0.9 - i * 0.1))} ${num(top + down)}h${num(radius * (1.8 - i * 0.2))}`),
    )
    .join('')
  return clipped(
    'sea',
    box,
    rect(box.left, box.top, box.width, box.height, { fill: motif.sky }) +
      circle(cx, cy, radius, { fill: motif.disc }) +
      rect(box.left, top, box.width, box.height, { fill: motif.sea }) +
      group(glint, { stroke: motif.disc, 'stroke-width': 2.2, opacity: 0.75 }) +
      group(crests(box, motif, count), { fill: 'none', stroke: motif.crest }),
  )
}

/** A cover, 300 × 400; without volume and issue it is the journal's own. */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const motif = motifs[key] ?? motifs['journal']
  if (motif === undefined) return ''
  const { words } = motif
  const number =
    volume === undefined
      ? ''
      : text(282, 100, `${key.slice(0, 4)} · ${volume} / ${issue ?? ''}`, {
          size: 12,
          anchor: 'end',
          fill: words,
        })
  const body =
    seascape({ left: 0, top: 112, width: 300, height: 250 }, motif, 17) +
    rect(18, 18, 264, 4, { fill: words }) +
    rect(18, 25, 264, 1, { fill: words }) +
    text(16, 76, '近岸海洋', { size: 44, weight: 700, family: serif, fill: words, spacing: 7 }) +
    text(18, 100, 'Coastal Ocean Letters', { size: 15.5, family: serif, fill: words }) +
    number +
    rect(0, 362, 300, 38, { fill: motif.sea }) +
    text(18, 385, '衡文学术出版', { size: 10.5, fill: '#ffffff' }) +
    text(282, 385, 'ISSN 2617-0442', { size: 10.5, anchor: 'end', fill: '#ffffff' })
  return svg(300, 400, body, {
    title: `近岸海洋 Coastal Ocean Letters ${key === 'journal' ? '' : key}`.trim(),
    background: motif.sky,
  })
}

/** The wide picture of the home page: swell at dusk. */
export const banner = (): string => {
  const motif: Motif = {
    sky: '#d9e4e4',
    sea: '#0e4e58',
    crest: '#a9ccd0',
    disc: '#f1ede2',
    words: '#ffffff',
    at: [0.74, 0.26, 0.17],
    horizon: 0.4,
    headland: [0.3, 0.16],
  }
  return svg(1366, 350, seascape({ left: 0, top: 0, width: 1366, height: 350 }, motif, 18), {
    title: '近岸涌浪 Swell near the shore',
    background: motif.sky,
  })
}

/** The mark on a 40 × 40 grid: a disc above two crests. */
export const logo = (): string => {
  const crest = (y: number, height: number): string =>
    polyline(
      range(3, 37, 35).map((x): Point => [x, y - height * Math.sin(((x - 3) / 34) * 3 * Math.PI)]),
      '#0e616d',
      2.8,
      { 'stroke-linecap': 'round' },
    )
  const body = circle(20, 12, 7.2, { fill: '#0e616d' }) + crest(27, 2.6) + crest(34.5, 2.6)
  return svg(40, 40, body, { title: '近岸海洋', background: 'none' })
}
