import type { Box } from '../kit.ts'
import { circle, clipped, group, path, range, rect, serif, svg, text } from '../kit.ts'

interface Motif {
  /** Sources as fractions of the field; rings are `step` units apart. */
  readonly sources: readonly (readonly [x: number, y: number])[]
  readonly step: number
  readonly night: string
  readonly ring: string
  readonly accent: string
  /** The ray across the field, from left to right, as fractions of the height. */
  readonly ray: readonly [number, number]
}

const motifs: Readonly<Record<string, Motif>> = {
  journal: {
    sources: [
      [0.3, 0.56],
      [0.7, 0.56],
    ],
    step: 7,
    night: '#1d2456',
    ring: '#aebaff',
    accent: '#ffb454',
    ray: [0.56, 0.56],
  },
  '2025-11': {
    sources: [
      [0.5, 0.18],
      [0.5, 0.82],
    ],
    step: 7,
    night: '#10313a',
    ring: '#8fd6d8',
    accent: '#ffd166',
    ray: [0.5, 0.5],
  },
  '2025-12': {
    sources: [
      [0.18, 0.3],
      [0.82, 0.3],
      [0.5, 0.92],
    ],
    step: 8.5,
    night: '#2b1a45',
    ring: '#cdb4f0',
    accent: '#ff9f6b',
    ray: [0.3, 0.3],
  },
  '2026-9': {
    sources: [
      [0.12, 0.9],
      [0.88, 0.1],
    ],
    step: 7.5,
    night: '#152a52',
    ring: '#9cc2ff',
    accent: '#ffb454',
    ray: [0.9, 0.1],
  },
  '2026-10': {
    sources: [
      [0.36, 0.5],
      [0.64, 0.5],
    ],
    step: 6,
    night: '#1d2456',
    ring: '#aebaff',
    accent: '#ff8a5c',
    ray: [0.14, 0.86],
  },
}

/** Rings about every source and one ray: the interference is in the eye of the reader. */
const field = (box: Box, motif: Motif, reach: number): string => {
  const rings = motif.sources.flatMap(([x, y]) =>
    range(motif.step, reach, Math.floor(reach / motif.step)).map((r) =>
      circle(box.left + x * box.width, box.top + y * box.height, r),
    ),
  )
  const [from, to] = motif.ray
  const ray = path(
    `M${box.left} ${box.top + from * box.height}L${box.left + box.width} ${box.top + to * box.height}`,
    { stroke: motif.accent, 'stroke-width': 2.6 },
  )
  return clipped(
    'field',
    box,
    group(rings.join(''), { fill: 'none', stroke: motif.ring, 'stroke-width': 1.1, opacity: 0.8 }) + ray,
  )
}

/** A cover, 300 × 400; without volume and issue it is the journal's own. */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const motif = motifs[key] ?? motifs['journal']
  if (motif === undefined) return ''
  const number =
    issue === undefined
      ? ''
      : text(282, 338, `${volume ?? ''} / ${issue}`, {
          size: 15,
          anchor: 'end',
          weight: 600,
          fill: motif.accent,
        })
  const year =
    issue === undefined
      ? ''
      : text(282, 310, key.slice(0, 4), { size: 15, anchor: 'end', weight: 600, fill: motif.ring })
  const body =
    field({ left: 0, top: 0, width: 300, height: 262 }, motif, 300) +
    rect(0, 262, 300, 138, { fill: motif.night }) +
    text(18, 310, '光子学通报', { size: 35, weight: 700, family: serif, fill: '#ffffff', spacing: 2 }) +
    text(18, 338, 'Photonics Bulletin', { size: 17.5, family: serif, fill: motif.ring }) +
    number +
    year +
    path('M18 362H282', { stroke: motif.ring }) +
    text(18, 382, '衡文学术出版', { size: 10.5, fill: motif.ring }) +
    text(282, 382, 'ISSN 1009-5500', { size: 10.5, anchor: 'end', fill: motif.ring })
  return svg(300, 400, body, {
    title: `光子学通报 Photonics Bulletin ${key === 'journal' ? '' : key}`.trim(),
    background: motif.night,
  })
}

/** The wide picture of the home page: two sources and the line between light and dark. */
export const banner = (): string => {
  const motif: Motif = {
    sources: [
      [0.62, 1.02],
      [0.84, 0.42],
    ],
    step: 13,
    night: '#181e4a',
    ring: '#8c9af0',
    accent: '#ffb454',
    ray: [1.35, -0.2],
  }
  return svg(1366, 350, field({ left: 0, top: 0, width: 1366, height: 350 }, motif, 910), {
    title: '双源干涉 Two-source interference',
    background: motif.night,
  })
}

/** The mark: rings of light in the theme's colour on a 40 × 40 grid. */
export const logo = (): string => {
  const rings = [3, 8, 13, 18].map((r) => circle(20, 20, r, { fill: r === 3 ? '#3b4496' : 'none' })).join('')
  return svg(40, 40, group(rings, { fill: 'none', stroke: '#3b4496', 'stroke-width': 2.4 }), {
    title: '光子学通报',
    background: 'none',
  })
}
