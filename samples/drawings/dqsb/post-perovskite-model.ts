import type { Point } from '../kit.ts'
import { normal, range, seeded } from '../kit.ts'

/** Pressure (GPa) of the phase boundary at `t` kelvin. */
export const boundary = (t: number): number => 120.8 + 0.0113 * (t - 2500)

const erfc = (x: number): number => {
  // The complementary error function by its continued exponential fit; relative error below 1.2e-7.
  const t = 1 / (1 + x / 2)
  const c = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ]
  return t * Math.exp(-x * x + c.reduceRight((sum, a) => a + sum * t, 0))
}

export const mantleDepth = 2891
export const geotherms = [
  { name: 'cold', tm: 2100, upper: 2555, lower: 2882 },
  { name: 'average', tm: 2500, upper: 2637, lower: 2877 },
  { name: 'hot', tm: 2900, upper: 2742, lower: 2858 },
] as const

/** Temperature (K) `h` km above the core, below a mantle of `tm` kelvin. */
export const temperature = (h: number, tm: number): number => tm + (3900 - tm) * erfc(h / 150)
/** Pressure (GPa) `h` km above the core. */
export const pressure = (h: number): number => 135.75 - 0.0578 * h

/** Shear velocity (km/s) at a depth (km), faster by 1.9 % where post-perovskite is stable. */
export const shearVelocity = (depth: number, tm: number): number => {
  const h = mantleDepth - depth
  const t = temperature(h, tm)
  const excess = (pressure(h) - boundary(t)) / 0.35
  return (7.2 + 0.00022 * (depth - 2500)) * (1 - 3.4e-5 * (t - 2500)) * (1 + 0.019 / (1 + Math.exp(-excess)))
}

/** Both crossings of the phase boundary as heights above the core (km), by scanning. */
export const crossings = (tm: number): readonly number[] =>
  range(399.5, 0, 800).filter((h) => {
    const side = (k: number) => pressure(k) > boundary(temperature(k, tm))
    return side(h) !== side(h + 0.5)
  })

export type Phase = 'bridgmanite' | 'both' | 'post'
export interface Run {
  readonly t: number
  readonly p: number
  readonly phase: Phase
}

const selected: readonly Run[] = [
  { p: 112.4, t: 2080, phase: 'bridgmanite' },
  { p: 117.9, t: 2010, phase: 'post' },
  { p: 121.6, t: 2560, phase: 'both' },
  { p: 126.2, t: 2390, phase: 'post' },
  { p: 126.1, t: 2960, phase: 'both' },
  { p: 126.3, t: 3310, phase: 'bridgmanite' },
  { p: 131.0, t: 3040, phase: 'post' },
  { p: 134.8, t: 3420, phase: 'post' },
  { p: 108.3, t: 1780, phase: 'bridgmanite' },
  { p: 136.9, t: 3160, phase: 'post' },
]

/** The 42 runs: 18 bridgmanite, 16 post-perovskite, 8 both. */
export const runs: readonly Run[] = (() => {
  const random = seeded(1186)
  const wanted: Record<Phase, number> = { bridgmanite: 18, post: 16, both: 8 }
  for (const run of selected) wanted[run.phase] -= 1
  const made = [...selected]
  while (made.length < 42) {
    const t = 1780 + 1640 * random()
    const p = Math.max(108.5, Math.min(136.8, boundary(t) + 4.6 * normal(random)))
    const excess = p - boundary(t)
    const phase: Phase = Math.abs(excess) < 0.8 ? 'both' : excess > 0 ? 'post' : 'bridgmanite'
    const crowded = made.some((r) => Math.hypot((r.t - t) / 60, (r.p - p) / 1) < 1.1)
    if (wanted[phase] === 0 || crowded) continue
    wanted[phase] -= 1
    made.push({ t, p, phase })
  }
  return made
})()

/** Lines of the diffraction patterns: two-theta (degrees), height, phase. */
export const lines: readonly (readonly [
  angle: number,
  height: number,
  phase: 'Br' | 'pPv' | 'P' | 'Ar',
  label: string,
])[] = [
  [9.34, 0.5, 'pPv', '020'],
  [9.86, 0.34, 'Br', '002'],
  [10.02, 1, 'Br', '112'],
  [10.18, 0.46, 'Br', '020'],
  [10.52, 1, 'pPv', '022'],
  [11.02, 0.74, 'pPv', '110'],
  [11.45, 0.3, 'Ar', '111'],
  [12.4, 0.62, 'P', '200'],
  [12.98, 0.9, 'pPv', '132'],
  [13.62, 0.28, 'Br', '113'],
  [14.3, 0.42, 'Br', '220'],
  [14.86, 0.4, 'pPv', '113'],
  [15.42, 0.32, 'Br', '023'],
]

/** A pattern with `br` and `ppv` of either phase present; points are [angle, intensity]. */
export const pattern = (br: number, ppv: number, seed: number): readonly Point[] => {
  const random = seeded(seed)
  const weight = { Br: br, pPv: ppv, P: 1, Ar: 1 } as const
  return range(9, 16, 421).map((angle) => {
    const peaks = lines.reduce(
      (sum, [at, height, phase]) => sum + weight[phase] * height * Math.exp(-(((angle - at) / 0.045) ** 2)),
      0,
    )
    return [angle, peaks + 0.05 + 0.04 * Math.exp(-(angle - 9) / 3) + 0.012 * normal(random)]
  })
}
