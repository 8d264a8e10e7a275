import type { Point } from '../kit.ts'
import { circle, palette, polyline, range, rect, svg } from '../kit.ts'

/** Size of a frame, in pixels, and how many of them there are. */
export const film = { width: 640, height: 360, framesPerSecond: 20, frames: 240 } as const

const [centreX, centreY, radius] = [170, 180, 96]

/** From 0, where light only fills the ring, to 1, where one pulse runs in it: the laser is tuned through the resonance. */
const order = (frame: number): number => 1 / (1 + Math.exp(-(frame - 120) / 9))

/** Intensity along the ring, by the angle from the pulse. */
const intensity = (angle: number, frame: number): number => {
  const settled = order(frame)
  const rolls = 0.35 * Math.min(1, frame / 40) * (0.5 + 0.5 * Math.cos(9 * angle + frame / 6))
  const chaos = 0.22 * Math.sin(23 * angle + frame * 1.7) * Math.sin(frame / 3 + 5 * angle)
  const unsettled = frame > 60 && frame < 150 ? chaos : 0
  const pulse = 1 / Math.cosh(4.6 * Math.atan2(Math.sin(angle), Math.cos(angle))) ** 2
  return settled * pulse + (1 - settled) * Math.max(0, 0.2 + rolls + unsettled)
}

const ring = (frame: number): string => {
  const head = frame * 0.16
  const wave = range(0, 2 * Math.PI, 181).map((angle): Point => {
    const r = radius + 4 + 52 * intensity(angle - head, frame)
    return [centreX + r * Math.cos(angle), centreY + r * Math.sin(angle)]
  })
  return (
    circle(centreX, centreY, radius, { fill: 'none', stroke: palette.blue, 'stroke-width': 6 }) +
    polyline(wave, palette.orange, 2.6) +
    polyline(
      [
        [20, centreY + radius + 14],
        [320, centreY + radius + 14],
      ],
      palette.blue,
      4,
    )
  )
}

/** The lines of the spectrum: few and far between at first, a smooth comb in the end. */
const comb = (frame: number): string =>
  range(-30, 30, 61)
    .map((line) => {
      const settled = 150 - 0.13 * line * line
      const before =
        Math.round(line) % 9 === 0 ? 120 - Math.abs(line) * 2 : frame > 60 ? 26 - Math.abs(line) / 3 : 4
      const pumped = Math.round(line) === 0 ? 190 : 0
      const height = Math.max(
        pumped,
        order(frame) * settled + (1 - order(frame)) * before * Math.min(1, frame / 30),
      )
      return rect(480 + line * 4.6 - 1, 290 - height, 2.2, Math.max(1, height), {
        fill: pumped > 0 ? palette.orange : palette.purple,
      })
    })
    .join('')

/** The power that leaves the ring, up to this frame: the step tells that a soliton has formed. */
const trace = (frame: number): string =>
  polyline(
    range(0, frame, Math.max(2, Math.floor(frame / 2))).map((at): Point => {
      const climbing = Math.min(1, at / 110) * (1 - order(at)) + 0.42 * order(at)
      const noise = at > 60 && at < 125 ? 0.06 * Math.sin(at * 2.1) * Math.sin(at * 0.7) : 0
      return [340 + at * 1.17, 84 - 52 * (climbing + noise)]
    }),
    palette.teal,
    2,
  )

/** A frame of the film: the ring with the light in it, its spectrum, and the power that leaves it. */
export const drawFrame = (frame: number): string =>
  svg(
    film.width,
    film.height,
    rect(336, 22, 288, 68, { fill: '#f2f5f8' }) +
      rect(336, 110, 288, 184, { fill: '#f2f5f8' }) +
      ring(frame) +
      comb(frame) +
      trace(frame),
    { background: palette.paper },
  )
