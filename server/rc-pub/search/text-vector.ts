/** The last place that the store tells apart; what stands behind it stands at it. */
const lastPlace = 16_383

/** Places of one lexeme that the store keeps of one text, and of all texts together. */
const mostPlaces = { text: 255, vector: 256 } as const

/** What the store's dictionary makes of one word: its lexemes with their places from 1, and how many places it takes. */
export interface ReadWord {
  readonly lexemes: readonly (readonly [lexeme: string, place: number])[]
  readonly places: number
}

export type WordReader = (word: string) => ReadWord

/** Lexemes with their places, each place once and in order. */
export type ReadText = ReadonlyMap<string, readonly number[]>

/** Words of a text, separated by spaces, as `to_tsvector` reads them with the dictionary that reads each word. */
export function readText(text: string, read: WordReader): ReadText {
  const found = new Map<string, number[]>()
  let taken = 0
  for (const word of wordsOf(text)) {
    const { lexemes, places } = read(word)
    for (const [lexeme, place] of lexemes) {
      addPlace(found, lexeme, Math.min(taken + place, lastPlace), mostPlaces.text)
    }
    taken += places
  }
  return found
}

export const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

function addPlace(to: Map<string, number[]>, lexeme: string, place: number, most: number): void {
  const places = to.get(lexeme)
  if (places === undefined) to.set(lexeme, [place])
  else if (places.length < most && places.at(-1) !== lastPlace && places.at(-1) !== place) places.push(place)
}

export type Weight = 'A' | 'B' | 'C' | 'D'

/** A lexeme with its places, as far as they are written. */
interface Written {
  places: string
  count: number
  isFull: boolean
}

/**
 * Texts with their weights, one after the other, and lexemes without a place, in the written form of a `tsvector`: what
 * `setweight(…) || setweight(…) || array_to_tsvector(…)` is.
 */
export function writeVector(
  texts: readonly (readonly [text: ReadText, weight: Weight])[],
  placeless: Iterable<string>,
): string {
  const written = new Map<string, Written>()
  let last = 0
  for (const [text, weight] of texts) {
    const before = last
    const mark = weight === 'D' ? '' : weight
    for (const [lexeme, places] of text) {
      let entry = written.get(lexeme)
      if (entry === undefined) written.set(lexeme, (entry = { places: '', count: 0, isFull: false }))
      for (const place of places) {
        const at = Math.min(before + place, lastPlace)
        if (at > last) last = at
        if (!entry.isFull) addWritten(entry, at, mark)
      }
    }
  }
  const parts: string[] = []
  for (const [lexeme, { places }] of written) parts.push(`${quoted(lexeme)}:${places}`)
  for (const lexeme of new Set(placeless)) if (!written.has(lexeme)) parts.push(quoted(lexeme))
  return parts.join(' ')
}

function addWritten(entry: Written, place: number, mark: string): void {
  entry.places += entry.count === 0 ? place + mark : `,${place}${mark}`
  entry.count += 1
  entry.isFull = entry.count >= mostPlaces.vector || place === lastPlace
}

const quoted = (lexeme: string): string =>
  `'${/['\\]/.test(lexeme) ? lexeme.replace(/['\\]/g, '$&$&') : lexeme}'`
