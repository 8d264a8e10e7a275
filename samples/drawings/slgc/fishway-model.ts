import type { Point } from '../kit.ts'
import { normal, seeded } from '../kit.ts'

/** Pool length and width, m; the slot is 0.30 m wide, centred at `slot`. */
export const pool = { length: 2.4, width: 2, slot: 1.6, opening: 0.3 } as const

/** Centre line of the jet at `x`, m: it bows towards the pool's middle. */
const jetCentre = (x: number): number =>
  pool.slot - 0.42 * Math.max(0, Math.sin((Math.PI * x) / pool.length)) ** 1.3

/** Half-width of the jet at `x`, m. */
const jetWidth = (x: number): number =>
  0.108 + 0.1 * Math.sin((Math.PI * Math.min(x, pool.length)) / pool.length)

/** Stream function per unit depth at a drop of 0.10 m, m²/s: the jet, a large eddy below it, a small one above. */
const stream = (x: number, y: number): number => {
  const centre = jetCentre(x)
  const s = Math.sin((Math.PI * x) / pool.length)
  const jet = 0.1515 * Math.tanh((y - centre) / jetWidth(x))
  if (y < centre) return jet - 0.07 * s * Math.sin((Math.PI * y) / centre)
  return jet + 0.022 * s * Math.sin((Math.PI * (y - centre)) / (pool.width - centre))
}

/** Velocity at a point of the plan, m/s. */
export const velocity = (x: number, y: number): Point => {
  const e = 0.004
  return [(stream(x, y + e) - stream(x, y - e)) / (2 * e), -(stream(x + e, y) - stream(x - e, y)) / (2 * e)]
}

/** Turbulent kinetic energy, m²/s²: two shear layers beside the jet, stronger near the entry. */
export const turbulence = (x: number, y: number): number => {
  const [c, w] = [jetCentre(x), jetWidth(x)]
  const layer = (at: number, gain: number) => gain * Math.exp(-(((y - at) / (0.055 + 0.07 * x)) ** 2))
  const growth = 0.35 + 0.65 * Math.exp(-(((x - 0.62) / 0.62) ** 2))
  return 0.004 + growth * (layer(c - w, 0.083) + layer(c + 0.9 * w, 0.062))
}

/** Upstream tracks of fish, from the lower slot (x = 2.4) to the upper one (x = 0). */
export const track = (route: 'edge' | 'jet' | 'eddy', seed: number): readonly Point[] => {
  const random = seeded(seed)
  const lag = 0.12 * normal(random)
  const points: Point[] = []
  let drift = 0
  for (let i = 0; i <= 60; i++) {
    const x = pool.length + 0.12 - (i / 60) * (pool.length + 0.24)
    const inside = Math.sin((Math.PI * Math.min(pool.length, Math.max(0, x))) / pool.length)
    drift = 0.88 * drift + 0.016 * normal(random)
    const offset =
      route === 'jet'
        ? 0.05
        : route === 'edge'
          ? -(1.7 + lag) * jetWidth(x) * inside
          : -(2.6 + lag) * jetWidth(x) * inside
    points.push([x, jetCentre(Math.min(pool.length, Math.max(0, x))) + offset + drift * inside])
    if (route === 'eddy' && i === 30) {
      // Two turns with the eddy, from the point where the fish leaves its way and back to it.
      const [px, py] = points.at(-1) ?? [0, 0]
      for (let k = 1; k < 56; k++) {
        const [a, r] = [
          Math.PI / 2 + (4 * Math.PI * k) / 56,
          0.23 + 0.05 * Math.sin(k / 9) + 0.006 * normal(random),
        ]
        points.push([px + r * Math.cos(a) * 1.15, py - 0.23 + r * Math.sin(a)])
      }
    }
  }
  return points
}
