import type { Box, Point } from '../kit.ts'
import { circle, clipped, group, num, path, range, rect, serif, svg, text, through } from '../kit.ts'

interface Look {
  readonly ground: string
  readonly line: string
  readonly atom: string
  readonly guest: string
  readonly band: string
  /** Degrees by which the framework is turned, and the length of its unit cell. */
  readonly turn: number
  readonly cell: number
  /** Guests: column and row of the cell whose corner they sit on, and their size. */
  readonly guests: readonly (readonly [column: number, row: number, r: number])[]
}

const journal: Look = {
  ground: '#1f2716',
  line: '#b9c77a',
  atom: '#e5edba',
  guest: '#e39a3c',
  band: '#b9c77a',
  turn: 14,
  cell: 66,
  guests: [
    [0, 0, 12],
    [1, -1, 8],
    [-1, 1, 9],
    [1, 1, 6],
  ],
}
const looks: Readonly<Record<string, Look>> = {
  journal,
  '2026-10': {
    ...journal,
    ground: '#17282b',
    line: '#7fb5ad',
    atom: '#d5ece6',
    guest: '#f2b84b',
    band: '#8fc4b8',
    turn: -9,
    cell: 54,
    guests: [
      [-1, 0, 8],
      [0, 0, 8],
      [1, 0, 8],
      [2, 0, 8],
      [0, -1, 5],
    ],
  },
  '2026-11': {
    ...journal,
    turn: 22,
    cell: 82,
    guests: [
      [0, 0, 19],
      [-1, -1, 9],
      [1, 0, 11],
      [0, 1, 8],
    ],
  },
}

/** The framework of a zeolite seen along its channels: rings of eight and of four, with what has wandered in. */
const framework = (box: Box, look: Look): string => {
  const { cell, turn } = look
  const side = cell * 0.29
  const [cx, cy]: Point = [box.left + box.width / 2, box.top + box.height / 2]
  const angle = (turn * Math.PI) / 180
  const reach = Math.ceil(Math.hypot(box.width, box.height) / 2 / cell) + 1
  const steps = range(-reach, reach, 2 * reach + 1)
  const corners = steps
    .flatMap((i) => steps.map((j): Point => [i * cell, j * cell]))
    .filter(([x, y]) => {
      const [across, down] = [
        x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      ]
      return Math.abs(across) < box.width / 2 + cell && Math.abs(down) < box.height / 2 + cell
    })
    .map(([x, y]): Point => [cx + x - cell / 2, cy + y - cell / 2])
  const rings = corners.map(([x, y]): readonly Point[] => [
    [x, y + side],
    [x + side, y],
    [x + cell - side, y],
    [x + cell, y + side],
    [x + cell, y + cell - side],
    [x + cell - side, y + cell],
    [x + side, y + cell],
    [x, y + cell - side],
  ])
  // Each ring draws four of its atoms; its neighbours draw the others. A stroke of no length is a round dot.
  const atoms = rings.flatMap((ring) => [0, 1, 2, 7].flatMap((at) => ring.slice(at, at + 1)))
  const dots = atoms.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join('')
  const guests = look.guests.map(([i, j, r]) => circle(cx + i * cell, cy + j * cell, r)).join('')
  return clipped(
    'framework',
    box,
    group(
      path(rings.map((ring) => through(ring, true)).join(''), {
        fill: 'none',
        stroke: look.line,
        'stroke-width': 1.6,
      }) +
        path(dots, { stroke: look.atom, 'stroke-width': cell * 0.11, 'stroke-linecap': 'round' }) +
        group(guests, { fill: look.guest }),
      { transform: `rotate(${turn} ${cx} ${cy})` },
    ),
  )
}

/** A cover, 300 × 400; without volume and issue it is the journal's own. */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const look = looks[key] ?? journal
  const dark = look.ground
  const number =
    issue === undefined
      ? ''
      : text(18, 103, `${volume ?? ''} / ${issue}`, { size: 13, weight: 600, fill: dark })
  const body =
    framework({ left: 0, top: 118, width: 300, height: 238 }, look) +
    rect(0, 0, 300, 118, { fill: look.band }) +
    text(18, 52, '石油化工与催化', { size: 31, weight: 700, family: serif, fill: dark }) +
    text(18, 79, 'Petrochemistry &amp; Catalysis', { size: 16.5, family: serif, fill: dark }) +
    number +
    text(18, 383, '衡文学术出版', { size: 10.5, fill: look.atom }) +
    text(282, 383, 'ISSN 2999-330X', { size: 10.5, anchor: 'end', fill: look.atom })
  return svg(300, 400, body, {
    title: `石油化工与催化 Petrochemistry and Catalysis ${key === 'journal' ? '' : key}`.trim(),
    background: dark,
  })
}

/** The wide picture of the header: the framework up close, a file of molecules on its way through. */
export const banner = (): string =>
  svg(
    1366,
    350,
    framework(
      { left: 0, top: 0, width: 1366, height: 350 },
      {
        ...journal,
        line: '#7f8f4d',
        atom: '#c3d08b',
        turn: -12,
        cell: 92,
        guests: [
          [-1, 2, 6],
          [0, 2, 9],
          [1, 1, 13],
          [2, 1, 16],
          [3, 0, 20],
          [4, 0, 16],
          [5, 0, 11],
          [6, 0, 7],
        ],
      },
    ),
    { title: '分子筛孔道 Channels of a zeolite', background: '#1f2716' },
  )

/** The mark: one ring of the framework with a molecule inside, on a 40 × 40 grid. */
export const logo = (ink = '#4c6021', guest = '#c9771a'): string => {
  const ring: readonly Point[] = range(22.5, 337.5, 8).map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return [20 + 17 * Math.cos(angle), 20 + 17 * Math.sin(angle)]
  })
  return svg(
    40,
    40,
    path(through(ring, true), { fill: 'none', stroke: ink, 'stroke-width': 2.4 }) +
      group(ring.map(([x, y]) => circle(x, y, 2.8)).join(''), { fill: ink }) +
      circle(20, 20, 5.5, { fill: guest }),
    { title: '石油化工与催化', background: 'none' },
  )
}
