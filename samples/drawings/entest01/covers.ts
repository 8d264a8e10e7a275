import type { Box } from '../kit.ts'
import {
  clipped,
  path,
  polyline,
  range,
  rect,
  seeded,
  serif,
  svg,
  text,
  through,
  type Point,
} from '../kit.ts'

interface Motif {
  /** The way of the boundary: its x, as a fraction of the width, at a height v from 0 (top) to 1. */
  readonly boundary: (v: number) => number
  /** Half the width of the boundary as a fraction of the width. */
  readonly half: number
  readonly ground: string
  readonly bulk: readonly string[]
  readonly bright: readonly string[]
}

const slate = ['#36434f', '#3f4d5b', '#4a5a69', '#57697a']
const copper = ['#8f5a36', '#c07b48', '#dba06c', '#efc59a']

const motifs: Readonly<Record<string, Motif>> = {
  journal: {
    boundary: (v) => 0.5 + 0.16 * Math.sin(3.4 * v - 0.5),
    half: 0.13,
    ground: '#222b3a',
    bulk: ['#c3ccd6', '#b2bdc9', '#a3b0be', '#d2d9e1'],
    bright: ['#3d4b5b', '#53657a', '#6d8299', '#e9b87f'],
  },
  '2026-10': {
    boundary: (v) => 0.78 - 0.5 * v + 0.05 * Math.sin(9 * v),
    half: 0.11,
    ground: '#20302f',
    bulk: ['#31433f', '#3a4f4a', '#456059', '#54736a'],
    bright: ['#6f8f3a', '#97b04f', '#bccb74', '#dde3a6'],
  },
  '2026-11': {
    boundary: (v) => 0.66 - 0.2 * Math.cos(2.6 * v) + 0.09 * Math.sin(6 * v),
    half: 0.14,
    ground: '#1c242c',
    bulk: slate,
    bright: copper,
  },
}

const hexagon = (x: number, y: number, r: number): string =>
  through(
    range(0, 300, 6).map((turn): Point => {
      const angle = ((turn + 90) * Math.PI) / 180
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
    true,
  )

/** A lattice of hexagons; those near the boundary are bright, and the more so the nearer. */
const lattice = (box: Box, motif: Motif, size: number): string => {
  const random = seeded(31)
  const across = size * Math.sqrt(3)
  const tiles = new Map<string, string>()
  for (let row = 0; row * size * 1.5 < box.height + size; row++) {
    for (let column = 0; column * across < box.width + across; column++) {
      const x = box.left + (column + (row % 2) / 2) * across
      const y = box.top + row * size * 1.5
      const away = Math.abs((x - box.left) / box.width - motif.boundary((y - box.top) / box.height))
      const near = 1 - (away + 0.05 * (random() - 0.5)) / motif.half
      const shades = near > 0 ? motif.bright : motif.bulk
      const shade = near > 0 ? near * shades.length : random() * shades.length
      const colour = shades[Math.min(shades.length - 1, Math.floor(shade))] ?? motif.ground
      tiles.set(colour, (tiles.get(colour) ?? '') + hexagon(x, y, size * 0.93))
    }
  }
  return clipped('lattice', box, [...tiles].map(([fill, d]) => path(d, { fill })).join(''))
}

/** A cover, 300 × 400; without volume and issue it is the journal's own. */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const motif = motifs[key] ?? motifs['journal']
  if (motif === undefined) return ''
  const [accent = '', , , pale = ''] = motif.bright
  const number = volume === undefined ? '' : `${key.slice(0, 4)} · ${volume} / ${issue ?? ''}`
  const body =
    lattice({ left: 0, top: 0, width: 300, height: 362 }, motif, 20) +
    rect(18, 226, 208, 118, { fill: '#ffffff' }) +
    text(32, 263, '先进材料纪要', { size: 27, weight: 700, family: serif, fill: motif.ground, spacing: 1 }) +
    text(32, 287, 'Annals of', { size: 15.5, family: serif, fill: motif.ground }) +
    text(32, 306, 'Advanced Materials', { size: 15.5, family: serif, fill: motif.ground }) +
    text(32, 331, number, { size: 12, weight: 600, fill: accent }) +
    rect(0, 362, 300, 38, { fill: motif.ground }) +
    text(18, 385, '衡文学术出版', { size: 10.5, fill: pale }) +
    text(282, 385, 'ISSN 1006-9909', { size: 10.5, anchor: 'end', fill: pale })
  return svg(300, 400, body, {
    title: `先进材料纪要 Annals of Advanced Materials ${key === 'journal' ? '' : key}`.trim(),
    background: motif.ground,
  })
}

/** The wide picture of the home page: one boundary through a long lattice. */
export const banner = (): string => {
  const motif: Motif = {
    boundary: (v) => 0.72 + 0.05 * Math.sin(4 * v) - 0.12 * v,
    half: 0.06,
    ground: '#1c242c',
    bulk: slate,
    bright: copper,
  }
  return svg(1366, 350, lattice({ left: 0, top: 0, width: 1366, height: 350 }, motif, 24), {
    title: '晶界 A grain boundary',
    background: motif.ground,
  })
}

/** The mark on a 40 × 40 grid: a unit cell seen along its diagonal. */
export const logo = (): string => {
  const line = (...points: readonly Point[]): string =>
    polyline(points, '#3d4b5b', 2.6, { 'stroke-linecap': 'round' })
  const body =
    line([20, 3], [35, 11.5], [35, 28.5], [20, 37], [5, 28.5], [5, 11.5], [20, 3]) +
    line([5, 11.5], [20, 20], [35, 11.5]) +
    line([20, 20], [20, 37])
  return svg(40, 40, body, { title: '先进材料纪要', background: 'none' })
}
