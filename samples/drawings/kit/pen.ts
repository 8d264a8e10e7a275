import { escapeAttribute } from '@xuekan/core/content'

/** Strokes, shapes and words: SVG as strings. Lengths are user units (one CSS pixel at natural size). */
export type Lang = 'zh' | 'en'
export type Point = readonly [x: number, y: number]
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Colours told apart with every common form of colour vision; `ink` is text, `faint` is grid. */
export const palette = {
  ink: '#1a1f26',
  soft: '#55606e',
  faint: '#e4e8ed',
  rule: '#9aa3af',
  paper: '#ffffff',
  blue: '#1f5fa8',
  orange: '#c65a11',
  teal: '#0b7a6b',
  purple: '#7b3f8c',
  gold: '#b98300',
  sky: '#5aa9d6',
} as const

export const sans = "Inter, 'Noto Sans CJK SC', 'PingFang SC', sans-serif"
export const serif = "'Source Serif 4', 'Noto Serif CJK SC', 'Songti SC', serif"

/** A uniform random source on [0, 1) that gives the same numbers for the same seed. */
export const seeded = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One draw of the standard normal distribution. */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** `count` numbers from `from` to `to`, both ends included. */
export const range = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1))

/** A coordinate with at most one decimal and never `-0`. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0)

type Attributes = Readonly<Record<string, string | number | undefined>>

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? +value.toFixed(2) : value}"`,
    )
    .join('')

/** A whole drawing. `title` becomes its accessible name; `background` none leaves it transparent. */
export const svg = (
  width: number,
  height: number,
  body: string,
  options: { readonly title?: string; readonly background?: string } = {},
): string => {
  const name = options.title === undefined ? '' : `<title>${escapeAttribute(options.title)}</title>`
  const fill = options.background ?? palette.paper
  const ground = fill === 'none' ? '' : `<rect width="${width}" height="${height}" fill="${fill}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${sans}" font-size="15" fill="${palette.ink}" role="img">${name}${ground}${body}</svg>`
}

export const group = (body: string, values: Attributes = {}): string => `<g${attributes(values)}>${body}</g>`
export const rect = (x: number, y: number, width: number, height: number, values: Attributes = {}): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${attributes(values)}/>`
export const circle = (x: number, y: number, r: number, values: Attributes = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${attributes(values)}/>`
export const path = (d: string, values: Attributes = {}): string => `<path d="${d}"${attributes(values)}/>`

/** Path data through the points; `closed` joins the last to the first. */
export const through = (points: readonly Point[], closed = false): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`

/** An unfilled stroke through the points. */
export const polyline = (
  points: readonly Point[],
  stroke: string,
  width = 2,
  values: Attributes = {},
): string =>
  path(through(points), {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    ...values,
  })

export interface TextStyle {
  readonly size?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: string
  readonly weight?: number
  readonly rotate?: number
  readonly family?: string
  readonly spacing?: number
}

/** A line of text. `content` is SVG text content, escaped: use {@link italic} and {@link sub}. */
export const text = (x: number, y: number, content: string, style: TextStyle = {}): string =>
  `<text${attributes({
    x: +num(x),
    y: +num(y),
    'font-size': style.size,
    'text-anchor': style.anchor,
    fill: style.fill,
    'font-weight': style.weight,
    'font-family': style.family,
    'letter-spacing': style.spacing,
    transform: style.rotate === undefined ? undefined : `rotate(${style.rotate} ${num(x)} ${num(y)})`,
  })}>${content}</text>`

export const italic = (content: string): string => `<tspan font-style="italic">${content}</tspan>`
const shifted = (content: string, dy: number): string =>
  `<tspan dy="${dy}" font-size="12">${content}</tspan><tspan dy="${-dy}">\u200b</tspan>`
/** A subscript; the baseline returns behind it. */
export const sub = (content: string): string => shifted(content, 4)
/** A superscript; the baseline returns behind it. */
export const sup = (content: string): string => shifted(content, -5)

/** A straight arrow with a filled head of `head` units. */
export const arrow = (from: Point, to: Point, stroke: string, width = 1.5, head = 7): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const back = (turn: number): Point => [
    to[0] - head * Math.cos(angle + turn),
    to[1] - head * Math.sin(angle + turn),
  ]
  return (
    polyline([from, to], stroke, width) + path(through([to, back(0.42), back(-0.42)], true), { fill: stroke })
  )
}

/** Clips `body` to a rectangle; `id` must be unique on the drawing. */
export const clipped = (id: string, box: Box, body: string): string =>
  `<clipPath id="${id}">${rect(box.left, box.top, box.width, box.height)}</clipPath><g clip-path="url(#${id})">${body}</g>`
