import type { Point } from '../kit.ts'
import { normal, palette, polyline, range, rect, seeded, svg } from '../kit.ts'

/** Samples a second, and seconds. A second of the sound is two minutes of the ground. */
export const sound = { rate: 11_025, seconds: 12 } as const

/** Waves that arrive: when (s), how long they last (s), how high they sound (Hz), how strong they are. */
const arrivals = [
  { at: 1.2, lasts: 0.9, pitch: 190, strength: 0.5 },
  { at: 1.9, lasts: 0.7, pitch: 165, strength: 0.28 },
  { at: 3.4, lasts: 1.6, pitch: 118, strength: 0.62 },
  { at: 4.3, lasts: 1.2, pitch: 104, strength: 0.3 },
  { at: 5.8, lasts: 4.2, pitch: 74, strength: 0.95 },
] as const

/** The ground between -1 and 1: noise of the sea, body waves, and surface waves whose pitch rises as they pass. */
export function createSamples(): readonly number[] {
  const random = seeded(41)
  let sea = 0
  const count = sound.rate * sound.seconds
  return Array.from({ length: count }, (_, index) => {
    const time = index / sound.rate
    sea = 0.985 * sea + 0.015 * normal(random)
    const waves = arrivals.map(({ at, lasts, pitch, strength }) => {
      const since = time - at
      if (since < 0) return 0
      const envelope = strength * (1 - Math.exp(-since / 0.05)) * Math.exp(-since / (lasts / 2))
      const turn = 2 * Math.PI * (pitch * since + (pitch < 80 ? 3 * since * since : 0))
      return envelope * (Math.sin(turn) + 0.35 * Math.sin(1.51 * turn + 1) + 0.2 * Math.sin(2.03 * turn))
    })
    const fade = Math.min(1, time / 0.3, (sound.seconds - time) / 0.8)
    return Math.max(-1, Math.min(1, fade * (0.5 * waves.reduce((sum, wave) => sum + wave, 0) + 0.4 * sea)))
  })
}

/** The record as it is drawn beside the sound. */
export const record = (): string => {
  const samples = createSamples()
  const line = range(0, samples.length - 1, 1_600).map((at, index): Point => [
    20 + index * 0.375,
    180 - 120 * (samples[Math.round(at)] ?? 0),
  ])
  return svg(640, 360, rect(0, 0, 640, 360, { fill: '#fbf7ee' }) + polyline(line, palette.ink, 0.9), {
    title: '地震记录 A record of an earthquake',
  })
}
