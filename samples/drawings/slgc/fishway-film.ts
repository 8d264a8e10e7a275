import type { Point } from '../kit.ts'
import { circle, group, palette, path, polyline, range, rect, seeded, svg } from '../kit.ts'
import { pool, track, velocity } from './fishway-model.ts'

/** Size of a frame, in pixels, and how many of them there are. */
export const film = { width: 640, height: 360, framesPerSecond: 20, frames: 240 } as const

const scale = 150
const left = 140
const at = ([x, y]: Point): Point => [left + x * scale, 30 + (pool.width - y) * scale]

const inPool = ([x, y]: Point): boolean => x > 0 && x < pool.length && y > 0.02 && y < pool.width - 0.02

const seconds = 1 / film.framesPerSecond

/** Floats that the water carries from slot to slot: where each of them is in each frame. */
const floats = (): readonly (readonly Point[])[] => {
  const random = seeded(7)
  const begin = (): Point => [0.02, pool.slot + (random() - 0.5) * pool.opening * 0.9]
  return range(0, 1, 90).map(() => {
    let place: Point = [random() * pool.length, random() * pool.width]
    return Array.from({ length: film.frames }, () => {
      const [u, v] = velocity(place[0], place[1])
      const next: Point = [place[0] + u * seconds, place[1] + v * seconds]
      place = inPool(next) ? next : begin()
      return place
    })
  })
}

interface Swimmer {
  readonly path: readonly Point[]
  readonly colour: string
  /** Frames of its way through the pool. */
  readonly from: number
  readonly to: number
}

const swimmers: readonly Swimmer[] = [
  { path: track('edge', 3), colour: palette.teal, from: 20, to: 100 },
  { path: track('eddy', 11), colour: palette.purple, from: 60, to: 200 },
  { path: track('jet', 5), colour: palette.orange, from: 150, to: 228 },
]

const walls = (): string => {
  const baffle = (x: number): string => {
    const piece = (low: number, high: number): string => {
      const [px, py] = at([x, high])
      return rect(px - 4, py, 8, (high - low) * scale, { fill: palette.ink })
    }
    return piece(0, pool.slot - pool.opening / 2) + piece(pool.slot + pool.opening / 2, pool.width)
  }
  const [x, top] = at([0, pool.width])
  return (
    baffle(0) +
    baffle(pool.length) +
    rect(x - 4, top - 6, pool.length * scale + 8, 6, { fill: palette.ink }) +
    rect(x - 4, top + pool.width * scale, pool.length * scale + 8, 6, { fill: palette.ink })
  )
}

const fish = ({ path: way, colour, from, to }: Swimmer, frame: number): string => {
  const share = (frame - from) / (to - from)
  if (share <= 0 || share >= 1) return ''
  const index = Math.min(way.length - 2, Math.floor(share * (way.length - 1)))
  const [here, next] = [way[index] ?? [0, 0], way[index + 1] ?? [0, 0]] as const
  const part = share * (way.length - 1) - index
  const [x, y] = at([here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part])
  const angle = (Math.atan2(here[1] - next[1], next[0] - here[0]) * 180) / Math.PI
  const beat = 4 * Math.sin(frame * 1.3)
  const body = path(`M13 0Q3 -6 -9 0L-17 ${-5 + beat}L-15 ${beat}L-17 ${5 + beat}L-9 0Q3 6 13 0Z`, {
    fill: colour,
  })
  const trail = polyline(way.slice(Math.max(0, index - 14), index + 1).map(at), colour, 1.5, {
    opacity: 0.45,
  })
  return (
    trail +
    group(body, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})` })
  )
}

/** The frames of the film: floats in the flow of one pool, and three fish that pass it, each by its own way. */
export function createFrames(): (frame: number) => string {
  const places = floats()
  return (frame) => {
    const [x, top] = at([0, pool.width])
    const water = rect(x, top, pool.length * scale, pool.width * scale, { fill: '#dcebf5' })
    const dots = places
      .map((each) => circle(...at(each[frame] ?? [0, 0]), 2.2, { fill: palette.sky }))
      .join('')
    const body = water + dots + swimmers.map((each) => fish(each, frame)).join('') + walls()
    return svg(film.width, film.height, body, { background: '#f4f6f8' })
  }
}
