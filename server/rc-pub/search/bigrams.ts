/**
 * Overlapping pairs of characters, and the last character alone, so that one character is found by its prefix:
 * 水利工程 gives 水利, 利工, 工程, 程. Independent of context, unlike a word segmenter, which splits 遥感 in two.
 */
export function indexGrams(run: string): readonly string[] {
  const characters = [...run]
  return characters.map((character, at) => character + (characters[at + 1] ?? ''))
}

/** The pairs that a word must hold side by side; one character stands for every pair that begins with it. */
export function queryGrams(word: string): readonly string[] {
  const grams = indexGrams(word)
  return grams.length > 1 ? grams.slice(0, -1) : grams
}
