import { palette, range, rect, seeded, svg } from './kit.ts'

/** Samples a second, and seconds. A second of the sound is two hours of a day. */
export const sound = { rate: 8_000, seconds: 12 } as const

/** One voice for each journal: its pitch (Hz), its colour, and the hours in which it is read most. */
const voices = [
  { pitch: 261.63, colour: palette.blue, peaks: [9, 15] },
  { pitch: 329.63, colour: palette.purple, peaks: [10, 22] },
  { pitch: 392, colour: palette.gold, peaks: [3, 20] },
  { pitch: 523.25, colour: palette.teal, peaks: [8, 21] },
] as const

interface Visit {
  readonly voice: (typeof voices)[number]
  /** Of the day. */
  readonly hour: number
}

/** The visits that are heard, in no order. */
const visits = (): readonly Visit[] => {
  const random = seeded(17)
  return voices.flatMap((voice) =>
    range(0, 1, 44).map((_, index): Visit => {
      const peak = voice.peaks[index % 2] ?? 12
      const spread = (random() + random() + random() - 1.5) * 6
      return { voice, hour: (peak + spread + 24) % 24 }
    }),
  )
}

/** A plucked tone for each visit, between -1 and 1. */
export function createSamples(): readonly number[] {
  const samples = Array.from({ length: sound.rate * sound.seconds }, () => 0)
  const length = Math.round(0.5 * sound.rate)
  for (const { voice, hour } of visits()) {
    const from = Math.round((hour / 24) * (sound.seconds - 0.6) * sound.rate)
    for (let index = 0; index < length; index++) {
      const time = index / sound.rate
      const turn = 2 * Math.PI * voice.pitch * time
      const tone = (Math.sin(turn) + 0.3 * Math.sin(2 * turn)) * Math.exp(-time * 9) * Math.min(1, time * 200)
      samples[from + index] = (samples[from + index] ?? 0) + 0.11 * tone
    }
  }
  return samples.map((sample) => Math.max(-1, Math.min(1, sample)))
}

/** The same day as it is drawn beside the sound: a mark for each visit. */
export const day = (): string =>
  svg(
    640,
    360,
    visits()
      .map(({ voice, hour }) =>
        rect(20 + hour * 25, 40 + voices.indexOf(voice) * 74, 3, 52, { fill: voice.colour, opacity: 0.75 }),
      )
      .join(''),
    { title: '一天的阅读 A day of reading', background: '#f6f7f9' },
  )
