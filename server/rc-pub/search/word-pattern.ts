import { foldLetters } from '@xuekan/core/search'
import { formsOf, wordSpellings } from './spellings.ts'

/** Where the written forms of letters and digits stand: accents, Greek, raised and lowered, letterlike, full width. */
const blocks = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x1e00, 0x1fff],
  [0x2070, 0x209f],
  [0xff01, 0xff5e],
] as const

const fold = (text: string): string => foldLetters(text).replaceAll('ς', 'σ')

/** The characters that fold to one, or to several: ß to ss. */
const writtenAs: ReadonlyMap<string, readonly string[]> = blocks
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .filter((character) => /[\p{L}\p{N}]/u.test(character))
  .reduce<Map<string, string[]>>((found, character) => {
    const folded = fold(character)
    found.set(folded, [...(found.get(folded) ?? []), character])
    return found
  }, new Map())

/** Several letters that some write as one. */
const joinable = [...writtenAs.keys()].filter((folded) => /^\p{L}{2,}$/u.test(folded))
const piece = new RegExp(`${joinable.join('|')}|[^]`, 'gu')

/** Letters in a row, which a text may also write as one. */
function piecePattern(letters: string): string {
  const pattern = [...letters].map(characterPattern).join('')
  const asOne = [...letters].length > 1 ? (writtenAs.get(letters) ?? []) : []
  return asOne.length === 0 ? pattern : `(?:${pattern}|[${asOne.join('')}])`
}

const hyphens = '-\u2010\u2011\u2012\u2013\u2212'

/** A character in a regular expression that the store and JavaScript read alike. */
function characterPattern(character: string): string {
  const forms = writtenAs.get(character) ?? formsOf(character)
  if (forms.length > 1) return `[${forms.join('')}]`
  if (hyphens.includes(character)) return `[${hyphens.slice(1)}-]`
  const escaped = /[\\^$.*+?()[\]{}|]/.test(character) ? `\\${character}` : character
  return /[!-~]/.test(character) ? `[${escaped}${fullWidth(character)}]` : escaped
}

/** A sign of ASCII as Chinese texts write it. */
const fullWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)

/**
 * A word as a regular expression without flags, which finds it however a text writes it: in either case, width and
 * script of Chinese, with accents and strokes or without, with joined letters apart, raised or lowered, and a Greek letter by
 * its name.
 */
export function wordPattern(word: string): string {
  const parts = fold(word).match(/\p{L}+|[^\p{L}]+/gu) ?? []
  return parts
    .map((part) => {
      const ways = wordSpellings(part).map((way) => (way.match(piece) ?? []).map(piecePattern).join(''))
      return ways.length === 1 ? ways.join('') : `(?:${ways.join('|')})`
    })
    .join('')
}
