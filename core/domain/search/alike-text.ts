/** Text without what readers take for the same: letter case, full and half width, the way accents are written. */
export const alike = (text: string): string => {
  const folded = text.normalize('NFKC')
  return Array.from(folded, (character) => character.toLowerCase()).join('')
}

/** Half-open, in UTF-16 units of the text. */
interface Place {
  readonly start: number
  readonly end: number
}

/** A text in which a word is found however it is written. */
export interface AlikeIndex {
  /** Where a word, not '', stands, also where two places overlap; only whole characters of the text are found. */
  readonly placesOf: (word: string) => Iterable<Place>
}

/** Folds character by character, since a place in the folded text must lead back to one in the text. */
export function indexAlike(text: string): AlikeIndex {
  let folded = ''
  /** Where the character of the text begins that a folded one begins with; absent within a character. */
  const starts = new Map<number, number>()
  let at = 0
  for (const character of text) {
    starts.set(folded.length, at)
    folded += alike(character)
    at += character.length
  }
  starts.set(folded.length, at)

  return {
    *placesOf(word) {
      const wanted = Array.from(word, alike).join('')
      for (let found = folded.indexOf(wanted); found >= 0; found = folded.indexOf(wanted, found + 1)) {
        const start = starts.get(found)
        const end = starts.get(found + wanted.length)
        if (start !== undefined && end !== undefined) yield { start, end }
      }
    },
  }
}
