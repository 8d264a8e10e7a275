import type { Box, Point } from './pen.ts'
import { arrow, circle, group, num, palette, path, range, rect, text, through } from './pen.ts'

/** Colour ramps from low to high, monotone in lightness. */
export const ramps = {
  water: ['#f3f7fb', '#d6e6f3', '#acd0e6', '#74b1d3', '#4190c0', '#2070a8', '#10518a', '#0a3566'],
  glow: ['#10163a', '#2b1f5c', '#54257c', '#86307f', '#b84274', '#e06259', '#f5954a', '#fbd36b'],
  earth: ['#faf5ea', '#efe0c2', '#dfc394', '#c99f63', '#ab7a3d', '#855926', '#5e3c18', '#3a240e'],
  leaf: ['#f4f8ef', '#dcebcf', '#b8d7a8', '#8abc80', '#5a9d5f', '#357c48', '#1d5c37', '#0f3d26'],
} as const

/** The ramp's colour for `t` from 0 (low) to 1 (high), in as many steps as the ramp has. */
export const rampColour = (ramp: readonly string[], t: number): string =>
  ramp[Math.max(0, Math.min(ramp.length - 1, Math.floor(t * ramp.length)))] ?? palette.ink

/** A heat map of `value(u, v)` on [0, 1]², v upwards; equal neighbours in a row are one rectangle. */
export const heatCells = (
  box: Box,
  columns: number,
  rows: number,
  ramp: readonly string[],
  value: (u: number, v: number) => number,
): string => {
  const runs = new Map<string, string>()
  const colourAt = (i: number, j: number): string =>
    rampColour(ramp, value((i + 0.5) / columns, 1 - (j + 0.5) / rows))
  for (let j = 0; j < rows; j++) {
    for (let i = 0, start = 0; i < columns; i++) {
      const colour = colourAt(i, j)
      if (i + 1 < columns && colourAt(i + 1, j) === colour) continue
      runs.set(colour, `${runs.get(colour) ?? ''}M${start} ${j}h${i + 1 - start}v1H${start}z`)
      start = i + 1
    }
  }
  const cells = [...runs].map(([fill, d]) => path(d, { fill })).join('')
  // Whole numbers under one scale: neighbours share their edges exactly, and the text stays short.
  const scale = `scale(${+(box.width / columns).toFixed(4)} ${+(box.height / rows).toFixed(4)})`
  return group(cells, {
    'shape-rendering': 'crispEdges',
    transform: `translate(${num(box.left)} ${num(box.top)}) ${scale}`,
  })
}

/** A vertical colour bar with tick texts from bottom to top. */
export const colourBar = (
  box: Box,
  ramp: readonly string[],
  labels: readonly string[],
  title: string,
): string =>
  ramp
    .map((fill, i) =>
      rect(
        box.left,
        box.top + box.height * (1 - (i + 1) / ramp.length),
        box.width,
        box.height / ramp.length + 0.4,
        { fill },
      ),
    )
    .join('') +
  labels
    .map((label, i) =>
      text(
        box.left + box.width + 7,
        box.top + box.height * (1 - i / Math.max(1, labels.length - 1)) + 5,
        label,
        { fill: palette.soft },
      ),
    )
    .join('') +
  rect(box.left, box.top, box.width, box.height, { fill: 'none', stroke: palette.rule }) +
  text(box.left, box.top - 10, title)

/** Path data of the line where `value(u, v)` on [0, 1]² equals `level` (marching squares), v upwards. */
export const contour = (
  box: Box,
  columns: number,
  rows: number,
  level: number,
  value: (u: number, v: number) => number,
): string => {
  const at = (u: number, v: number): Point => [box.left + u * box.width, box.top + (1 - v) * box.height]
  const links = new Map<string, string[]>()
  const points = new Map<string, Point>()
  const grid = range(0, 1, rows + 1).map((v) => range(0, 1, columns + 1).map((u) => value(u, v) - level))
  const g = (i: number, j: number): number => grid[j]?.[i] ?? 0
  const cross = (i: number, j: number, di: number, dj: number): string | undefined => {
    const a = g(i, j)
    const b = g(i + di, j + dj)
    if (a < 0 === b < 0) return undefined
    const t = a / (a - b)
    const key = `${i},${j},${di}`
    points.set(key, at((i + di * t) / columns, (j + dj * t) / rows))
    return key
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const keys = [
        cross(i, j, 1, 0),
        cross(i + 1, j, 0, 1),
        cross(i, j + 1, 1, 0),
        cross(i, j, 0, 1),
      ].filter((k) => k !== undefined)
      for (let k = 0; k + 1 < keys.length; k += 2) {
        const [a, b] = [keys[k] ?? '', keys[k + 1] ?? '']
        links.set(a, [...(links.get(a) ?? []), b])
        links.set(b, [...(links.get(b) ?? []), a])
      }
    }
  }
  const lines: string[] = []
  const walk = (start: string): void => {
    const chain: Point[] = []
    for (let key: string | undefined = start, next: string | undefined; key !== undefined; key = next) {
      chain.push(points.get(key) ?? [0, 0])
      const from: string = key
      next = links.get(from)?.pop()
      if (next !== undefined)
        links.set(
          next,
          (links.get(next) ?? []).filter((k) => k !== from),
        )
    }
    if (chain.length > 1) lines.push(through(chain))
  }
  // Open lines first, from their ends; what is left are rings.
  for (const [key, next] of Array.from(links))
    if (next.length === 1 && (links.get(key)?.length ?? 0) === 1) walk(key)
  for (const key of Array.from(links.keys())) while ((links.get(key)?.length ?? 0) > 0) walk(key)
  return lines.join('')
}

/** Arrows of `velocity(u, v)` (v upwards) on a grid; a speed of 1 is `length` units long. */
export const arrowField = (
  box: Box,
  columns: number,
  rows: number,
  length: number,
  stroke: string,
  velocity: (u: number, v: number) => Point,
): string =>
  range(0.5, rows - 0.5, rows)
    .flatMap((j) =>
      range(0.5, columns - 0.5, columns).map((i) => {
        const [u, v] = [i / columns, j / rows]
        const [x, y]: Point = [box.left + u * box.width, box.top + (1 - v) * box.height]
        const [vx, vy] = velocity(u, v)
        const size = Math.hypot(vx, vy) * length
        return size < 1.5
          ? circle(x, y, 0.9, { fill: stroke })
          : arrow([x, y], [x + vx * length, y - vy * length], stroke, 1.2, Math.min(6, 2 + size * 0.3))
      }),
    )
    .join('')
