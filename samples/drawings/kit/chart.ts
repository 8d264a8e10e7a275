import type { Box, Point } from './pen.ts'
import { circle, group, num, palette, path, polyline, rect, text, through } from './pen.ts'

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross'

/** The order in which series take colours and marker shapes. */
export const seriesColours = [
  palette.blue,
  palette.orange,
  palette.teal,
  palette.purple,
  palette.gold,
] as const

const outlines: Readonly<Record<Exclude<Shape, 'circle'>, readonly Point[]>> = {
  square: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  triangle: [
    [0, -1.2],
    [1.1, 0.8],
    [-1.1, 0.8],
  ],
  diamond: [
    [0, -1.3],
    [1.1, 0],
    [0, 1.3],
    [-1.1, 0],
  ],
  cross: [
    [-1, 0],
    [1, 0],
    [0, 0],
    [0, -1],
    [0, 1],
  ],
}

/** A data point. Shapes differ so that series are told apart without colour. */
export const marker = (
  shape: Shape,
  x: number,
  y: number,
  colour: string,
  r = 4.5,
  fill: string = palette.paper,
): string => {
  const style = { fill, stroke: colour, 'stroke-width': 1.6 }
  if (shape === 'circle') return circle(x, y, r, style)
  return path(
    through(
      outlines[shape].map(([dx, dy]) => [x + dx * r, y + dy * r]),
      shape !== 'cross',
    ),
    style,
  )
}

export interface Axis {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
  readonly label: string
  readonly format?: (value: number) => string
  readonly log?: boolean
}
export interface Chart {
  /** Data to drawing coordinates. */
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly at: (x: number, y: number) => Point
  /** Grid, frame, ticks and labels; draw it before the data. */
  readonly frame: string
}

const scale = (axis: Axis, from: number, to: number): ((value: number) => number) => {
  const f = axis.log === true ? Math.log10 : (v: number) => v
  return (value) => from + ((to - from) * (f(value) - f(axis.min))) / (f(axis.max) - f(axis.min))
}
const tickText = (axis: Axis, value: number): string =>
  (axis.format ?? ((v: number) => String(v).replace('-', '−')))(value)

/** A chart frame with ticks outside, horizontal grid lines, and axis labels. */
export const chart = (
  box: Box,
  xAxis: Axis,
  yAxis: Axis,
  options: { readonly grid?: boolean; readonly yGap?: number } = {},
): Chart => {
  const right = box.left + box.width
  const bottom = box.top + box.height
  const x = scale(xAxis, box.left, right)
  const y = scale(yAxis, bottom, box.top)
  const grid =
    options.grid === false
      ? ''
      : yAxis.ticks.map((v) => `M${num(box.left)} ${num(y(v))}H${num(right)}`).join('')
  const ticks =
    xAxis.ticks.map((v) => `M${num(x(v))} ${num(bottom)}v5`).join('') +
    yAxis.ticks.map((v) => `M${num(box.left)} ${num(y(v))}h-5`).join('')
  const numbers =
    xAxis.ticks.map((v) => text(x(v), bottom + 20, tickText(xAxis, v), { anchor: 'middle' })).join('') +
    yAxis.ticks.map((v) => text(box.left - 9, y(v) + 5, tickText(yAxis, v), { anchor: 'end' })).join('')
  const frame =
    path(grid, { stroke: palette.faint, fill: 'none' }) +
    path(`M${num(box.left)} ${num(box.top)}V${num(bottom)}H${num(right)}${ticks}`, {
      stroke: palette.ink,
      fill: 'none',
    }) +
    group(numbers, { fill: palette.soft }) +
    (xAxis.label === ''
      ? ''
      : text(box.left + box.width / 2, bottom + 42, xAxis.label, { anchor: 'middle' })) +
    (yAxis.label === ''
      ? ''
      : text(box.left - (options.yGap ?? 46), box.top + box.height / 2, yAxis.label, {
          anchor: 'middle',
          rotate: -90,
        }))
  return { x, y, at: (vx, vy) => [x(vx), y(vy)], frame }
}

export interface LegendEntry {
  readonly label: string
  readonly colour: string
  readonly shape?: Shape
  readonly dash?: string
  /** A filled swatch in place of a line. */
  readonly area?: boolean
  /** False draws the marker alone. */
  readonly line?: boolean
}

/** A column of entries whose first baseline is about `y`. */
export const legend = (x: number, y: number, entries: readonly LegendEntry[], step = 22): string =>
  entries
    .map((entry, i) => {
      const cy = y + i * step
      const stroke =
        entry.area === true
          ? rect(x + 4, cy - 6, 22, 12, { fill: entry.colour })
          : entry.line === false
            ? ''
            : polyline(
                [
                  [x, cy],
                  [x + 30, cy],
                ],
                entry.colour,
                2.2,
                { 'stroke-dasharray': entry.dash },
              )
      const mark = entry.shape === undefined ? '' : marker(entry.shape, x + 15, cy, entry.colour)
      return stroke + mark + text(x + 40, cy + 5, entry.label)
    })
    .join('')
