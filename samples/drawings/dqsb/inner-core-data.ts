import { normal, range, seeded } from '../kit.ts'
import type { Perturbation } from './earth-rays.ts'
import { eastern, pkikp, western } from './earth-rays.ts'

export interface Reading {
  readonly degrees: number
  /** Longitude of the turning point, 0 to 360. */
  readonly longitude: number
  /** Differential travel-time residual, s. */
  readonly residual: number
  readonly east: boolean
}

/** The two edges of the eastern hemisphere: centre and 10–90 % width, degrees of longitude. */
export const edges = [
  { at: 42.6, width: 6.2 },
  { at: 181.7, width: 8.9 },
] as const

/** Share of the eastern structure at a longitude: a product of two logistic steps. */
export const easternShare = (longitude: number): number => {
  const [a, b] = edges
  const step = (d: number, width: number) => 1 / (1 + Math.exp((-4.394 * d) / width))
  return step(longitude - a.at, a.width) * step(b.at - longitude, b.width)
}

const delay = (degrees: number, change: Perturbation): number =>
  pkikp(degrees).time - pkikp(degrees, change).time

/** Predicted residual by distance for both structures, every degree from 128 to 142. */
export const predictions = range(128, 142, 15).map((degrees) => ({
  degrees,
  east: delay(degrees, eastern),
  west: delay(degrees, western),
}))

export const predicted = (degrees: number, side: 'east' | 'west'): number => {
  const i = Math.max(0, Math.min(13, Math.floor(degrees - 128)))
  const [a, b] = [predictions[i], predictions[i + 1]]
  if (a === undefined || b === undefined) return 0
  return a[side] + (b[side] - a[side]) * (degrees - a.degrees)
}

/** 1 462 readings, made from the two structures with noise of 0.21 s. */
export const readings: readonly Reading[] = (() => {
  const random = seeded(20265)
  const wanted = { east: 794, west: 668 }
  const made: Reading[] = []
  while (wanted.east + wanted.west > 0) {
    const longitude = 360 * random()
    const degrees = 128.2 + 13.6 * random() ** 0.9
    const share = easternShare(longitude)
    const east = longitude > edges[0].at && longitude < edges[1].at
    const residual =
      share * predicted(degrees, 'east') + (1 - share) * predicted(degrees, 'west') + 0.21 * normal(random)
    const side = east ? 'east' : 'west'
    if (wanted[side] === 0) continue
    wanted[side] -= 1
    made.push({ degrees, longitude, residual, east })
  }
  return made
})()
