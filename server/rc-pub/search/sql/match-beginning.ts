import { isUnspaced, splitText } from '../text-words.ts'
import { matchPairs, matchWords, type TextField } from './match-words.ts'
import type { Stems } from './stem-words.ts'

/** Shorter beginnings stand in too many words to be looked up. */
const fewestLetters = 3

/** The words of a typed text whose stems `matchBeginning` asks for. */
export const typedWords = (typed: string): readonly string[] =>
  splitText(typed).filter((part) => !isUnspaced(part))

/**
 * Articles that may have a typed text in a field, of which the last word may not be finished; null where too little is
 * typed. Who finds them looks whether they have it.
 */
export function matchBeginning(
  field: Extract<TextField, 'title' | 'keyword'>,
  typed: string,
  stems: Stems,
): string | null {
  const parts = splitText(typed)
  const queries = parts.map((part, at) => {
    if (isUnspaced(part)) return [...part].length < 2 ? null : matchPairs(field, part)
    return at < parts.length - 1 ? matchWords(field, [part], stems) : beginningOfWord(field, part, stems)
  })
  const known = queries.filter((query) => query !== null)
  return known.length === 0 ? null : `(${known.join(' & ')})`
}

const marks = { title: 't', keyword: 'k' } as const

/**
 * Stems that begin so, and stems that what is typed has outgrown: `hydrauli` and `hydraulics` are of `hydraul`, `energy`
 * of `energi`, `permeabili` of `permeabl`.
 */
function beginningOfWord(field: keyof typeof marks, word: string, stems: Stems): string | null {
  const letters = [...word]
  if (letters.length < fewestLetters) return null
  const outgrown = letters
    .map((_, at) => letters.slice(0, at + 1).join(''))
    .slice(fewestLetters - 1)
    .flatMap((part) => [part, part.replace(/y$/, 'i'), part.replace(/bil(?:it?)?$/, 'bl')])
  const lexeme = (stem: string): string => `'${marks[field]}:${stem}'`
  return `(${[`${lexeme(word)}:*`, ...[...new Set([...outgrown, ...stems(word)])].map(lexeme)].join(' | ')})`
}
