import { normal, seeded } from '../kit.ts'

/** The scene has `side` × `side` pixels; there are as many Hadamard patterns. */
export const side = 64
const pixels = side * side

/** The scene: a moon over hills and water, reflectance 0 to 1: smooth parts and sharp edges in one scene. */
const paintScene = (): Float64Array => {
  const out = new Float64Array(pixels)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [column / (side - 1), row / (side - 1)]
      const far = 0.47 + 0.1 * Math.sin(6.1 * x + 0.4) + 0.045 * Math.sin(15 * x)
      const near =
        0.6 - 0.16 * Math.exp(-(((x - 0.22) / 0.16) ** 2)) - 0.1 * Math.exp(-(((x - 0.86) / 0.1) ** 2))
      const moon = Math.hypot(x - 0.66, y - 0.22) < 0.135
      const glint = Math.abs(x - 0.66) < 0.05 + 0.1 * (y - 0.7) && Math.sin(70 * y + 3 * x) > -0.1
      const sky = 0.16 + 0.16 * y
      const water = 0.34 + (glint ? 0.5 : 0.06 * Math.sin(40 * y + 9 * x))
      out[row * side + column] = y > 0.7 ? water : y > near ? 0.1 : y > far ? 0.24 : moon ? 1 : sky
    }
  }
  return out
}

export const scene: Readonly<Float64Array> = paintScene()

/** The Walsh–Hadamard transform in place, in the natural order of both directions; its own inverse up to `pixels`. */
const transform = (data: Float64Array): Float64Array => {
  for (let half = 1; half < data.length; half *= 2) {
    for (let i = 0; i < data.length; i += 2 * half) {
      for (let j = i; j < i + half; j++) {
        const [a, b] = [data[j] ?? 0, data[j + half] ?? 0]
        data[j] = a + b
        data[j + half] = a - b
      }
    }
  }
  return data
}

/** The number of sign changes along row `index` of the natural Hadamard matrix. */
const sequency = (index: number): number => {
  let reversed = 0
  for (let bit = 1, rest = index; bit < side; bit *= 2, rest >>= 1) reversed = reversed * 2 + (rest & 1)
  let gray = 0
  for (; reversed > 0; reversed >>= 1) gray ^= reversed
  return gray
}

export const orderings = ['natural', 'sequency', 'zigzag', 'hyperbolic'] as const
export type Ordering = (typeof orderings)[number]

const rank: Readonly<Record<Ordering, (u: number, v: number, natural: number) => number>> = {
  natural: (_u, _v, natural) => natural,
  sequency: (u, v) => v * side + u,
  zigzag: (u, v) => (u + v) * side * side + Math.abs(u - v) * side + u,
  hyperbolic: (u, v) => (u + 1) * (v + 1) * side * side + Math.abs(u - v) * side + u,
}

const patternOrder = (ordering: Ordering): readonly number[] => {
  const keys = Array.from({ length: pixels }, (_, natural) =>
    rank[ordering](sequency(natural % side), sequency(Math.floor(natural / side)), natural),
  )
  return Array.from({ length: pixels }, (_, i) => i).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
}

/** Pattern indices in the order of projection. */
export const order: Readonly<Record<Ordering, readonly number[]>> = {
  natural: patternOrder('natural'),
  sequency: patternOrder('sequency'),
  zigzag: patternOrder('zigzag'),
  hyperbolic: patternOrder('hyperbolic'),
}

export interface Shot {
  readonly ordering: Ordering
  /** Patterns measured; each is projected with its complement. */
  readonly patterns: number
  /** Detected photons over the whole measurement; Infinity is free of noise. */
  readonly photons: number
  readonly seed: number
}

const total = scene.reduce((sum, v) => sum + v, 0)
const spectrum = transform(Float64Array.from(scene))

/** The image from one measurement with shot noise: counts are near normal at these levels. */
export const reconstruct = (shot: Shot): Float64Array => {
  const random = seeded(shot.seed)
  const kept = new Float64Array(pixels)
  for (const k of order[shot.ordering].slice(0, shot.patterns)) {
    const spread = shot.photons === Infinity ? 0 : total * Math.sqrt(shot.patterns / shot.photons)
    kept[k] = (spectrum[k] ?? 0) + spread * normal(random)
  }
  return transform(kept).map((v) => v / pixels)
}

/** Peak signal-to-noise ratio in dB against the scene, both clipped to 0..1. */
export const quality = (image: Float64Array): number => {
  const mse =
    scene.reduce((sum, v, i) => sum + (v - Math.max(0, Math.min(1, image[i] ?? 0))) ** 2, 0) / pixels
  return -10 * Math.log10(mse)
}

/** Mean square error expected of the unclipped image: what is left out, plus shot noise that grows as M²/N. */
export const expectedError = (ordering: Ordering, patterns: number, photons: number): number => {
  const left = order[ordering].slice(patterns).reduce((sum, k) => sum + ((spectrum[k] ?? 0) / pixels) ** 2, 0)
  return left + ((total / pixels) * patterns) ** 2 / photons
}
