import type { UiLanguage } from '@xuekan/core'
import spoken from '../../server/rc-pub/captcha/spoken-digits.json' with { type: 'json' }

/** Samples that are louder than the noise behind, and how many quiet ones part two digits. */
const [loud, pause] = [14, 1_200]
const points = 48

/** The digits that somebody hears in the recording of a captcha. */
export function heardDigits(wav: Uint8Array, language: UiLanguage): string {
  const known = spoken[language].map((digit) => loudness(Buffer.from(digit, 'base64')))
  return wordsIn(wav.subarray(44))
    .map((word) => {
      const heard = loudness(word)
      const likeness = known.map((digit) => alike(digit, heard))
      return likeness.indexOf(Math.max(...likeness))
    })
    .join('')
}

function wordsIn(samples: Uint8Array): readonly Uint8Array[] {
  const words: [from: number, to: number][] = []
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample - 128) < loud) continue
    const last = words.at(-1)
    if (last === undefined || at - last[1] > pause) words.push([at, at])
    else last[1] = at
  }
  return words.map(([from, to]) => samples.subarray(from, to + 1))
}

/** How loud, and how quickly up and down, in so many parts of the time. */
function loudness(samples: Uint8Array): readonly (readonly number[])[] {
  const trimmed = wordsIn(samples)[0] ?? samples
  const parts = Array.from({ length: points }, (_, at) =>
    trimmed.subarray(
      Math.floor((at * trimmed.length) / points),
      Math.floor(((at + 1) * trimmed.length) / points),
    ),
  )
  const strength = parts.map((part) => mean(part, (sample) => Math.abs(sample - 128)))
  const turns = parts.map((part) =>
    mean(part, (sample, index) => Math.abs(sample - (part[index - 1] ?? sample))),
  )
  return [strength, turns.map((turn, at) => turn / (10 + (strength[at] ?? 0)))]
}

const mean = (part: Uint8Array, of: (sample: number, index: number) => number): number =>
  part.reduce((sum, sample, index) => sum + of(sample, index), 0) / part.length

/** The sum of the correlations of what goes with what. */
const alike = (one: readonly (readonly number[])[], other: readonly (readonly number[])[]): number =>
  one.reduce((sum, values, at) => sum + correlation(values, other[at] ?? []), 0)

function correlation(one: readonly number[], other: readonly number[]): number {
  const centred = (values: readonly number[]): readonly number[] => {
    const middle = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.map((value) => value - middle)
  }
  const [left, right] = [centred(one), centred(other)]
  const product = left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0)
  return product / (Math.hypot(...left) * Math.hypot(...right))
}
