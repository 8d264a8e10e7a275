/** Two sums over the characters, each below 2^32, so that no step leaves the exact integers. */
const sums = [
  { factor: 31, modulus: 4_294_967_291 },
  { factor: 8_191, modulus: 4_294_967_279 },
] as const

/**
 * A short mark of a text, at most 14 digits and small letters: texts with different marks differ, and two that differ
 * hardly ever share one. It does not give the text back.
 */
export const fingerprint = (text: string): string =>
  sums
    .map(({ factor, modulus }) => {
      let sum = 7
      for (const character of text) sum = (sum * factor + (character.codePointAt(0) ?? 0)) % modulus
      return sum.toString(36)
    })
    .join('')
