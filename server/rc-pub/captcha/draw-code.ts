import { digitStrokes } from './digit-strokes.ts'

/** A picture in grey: one octet a pixel, row after row, 255 for paper. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Of the interval from 0 up to, not with, 1. */
export type Random = () => number

type Point = readonly [x: number, y: number]
type Bend = (point: Point) => Point

const size = { width: 320, height: 120 } as const

/** Half the width of a stroke, in pixels. */
const pen = { digit: 4, line: 1.4 } as const

/**
 * The digits of a code side by side, each turned, leaning and of its own size, on a surface that waves, with lines
 * across: people read it, and programs have to be made for it.
 */
export function drawCode(code: string, random: Random): GreyPicture {
  const { width, height } = size
  const pixels = new Uint8Array(width * height).fill(255)
  const bend = waves(random)
  const room = (width - 40) / code.length
  for (const [at, character] of [...code].entries()) {
    const place = placed(20 + room * at, room, random)
    const tone = 20 + random() * 60
    for (const stroke of digitStrokes[Number(character)] ?? [])
      drawLine(
        pixels,
        stroke.map((point) => bend(place(point))),
        pen.digit,
        tone,
      )
  }
  for (let line = 0; line < 5; line += 1) {
    const from: Point = [random() * width * 0.3, random() * height]
    const to: Point = [width * (0.7 + random() * 0.3), random() * height]
    const points = Array.from({ length: 24 }, (_, index): Point => {
      const part = index / 23
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    })
    drawLine(pixels, points.map(bend), pen.line, 40 + random() * 80)
  }
  return { ...size, pixels }
}

/** A wave along each axis. */
function waves(random: Random): Bend {
  const wave = () => {
    const [high, long, begin] = [3 + random() * 4, 40 + random() * 40, random() * 2 * Math.PI]
    return (at: number): number => high * Math.sin((at / long) * 2 * Math.PI + begin)
  }
  const [down, along] = [wave(), wave()]
  return ([x, y]) => [x + along(y), y + down(x)]
}

/** Where a digit stands: in its room from `left` on, turned by a quarter of a right angle at most. */
function placed(left: number, room: number, random: Random): Bend {
  const angle = (random() - 0.5) * 0.7
  const lean = (random() - 0.5) * 0.4
  const tall = 56 + random() * 18
  const wide = room * (0.58 + random() * 0.14)
  const [middleX, middleY] = [left + room / 2, size.height / 2 + (random() - 0.5) * 18]
  return ([x, y]) => {
    const [u, v] = [(x - 0.5) * wide + lean * (0.5 - y) * tall, (y - 0.5) * tall]
    return [
      middleX + u * Math.cos(angle) - v * Math.sin(angle),
      middleY + u * Math.sin(angle) + v * Math.cos(angle),
    ]
  }
}

/** Darkens what lies near a line, with soft edges. */
function drawLine(pixels: Uint8Array, points: readonly Point[], half: number, tone: number): void {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (from !== undefined) drawPart(pixels, from, to, half, tone)
  }
}

function drawPart(pixels: Uint8Array, from: Point, to: Point, half: number, tone: number): void {
  const { width, height } = size
  const reach = half + 1
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach]
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach]
  for (let y = within(top, height - 1); y <= within(bottom, height - 1); y += 1)
    for (let x = within(left, width - 1); x <= within(right, width - 1); x += 1) {
      const ink = Math.min(1, Math.max(0, reach - distance([x, y], from, to)))
      const grey = 255 - ink * (255 - tone)
      pixels[y * width + x] = Math.min(pixels[y * width + x] ?? 255, grey)
    }
}

/** From a point to the nearest of a line between two. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const long = alongX ** 2 + alongY ** 2
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / long))
  return Math.hypot(x - fromX - part * alongX, y - fromY - part * alongY)
}
