import { plainText } from '../article/plain-text.ts'
import type { Journal } from '../site/journal.ts'

/** A journal that a term names beside other words, and these. */
export interface JournalWithin<Each> {
  readonly journal: Each
  /** What is looked for in it: never without a letter or digit. */
  readonly term: string
}

/** Words of an alphabet and single Chinese characters, where they stand. */
interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Shorter names are words that stand in many terms: words of an alphabet, and Chinese characters. */
const fewest = { words: 2, characters: 4 } as const

/** So many journals of one term are told. */
const mostJournals = 2

const han = /^\p{Script=Han}/u
const piece = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu

const written = (text: string): string => text.normalize('NFKC').replaceAll('&', ' and ')

const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(piece)].map(({ 0: found, index }) => ({
    text: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }))

/** Whether a name tells a journal among other words. */
const isTelling = (name: readonly Piece[]): boolean => {
  const characters = name.filter(({ text }) => han.test(text)).length
  return characters > 0 ? characters >= fewest.characters : name.length >= fewest.words
}

/**
 * The journals whose name or abbreviation, in either language, stands in a term beside other words, the longest names first.
 * Laws: a name that is part of a longer one found there names nothing, nor does the whole of a term.
 */
export function journalsWithin<Each extends Pick<Journal, 'name' | 'abbreviation'>>(
  journals: readonly Each[],
  term: string,
): readonly JournalWithin<Each>[] {
  const text = written(term)
  const pieces = piecesOf(text)
  const found = journals.flatMap((journal) => {
    const { name, abbreviation } = journal
    const names = [name.zh, name.en, abbreviation.zh, abbreviation.en].map((each) =>
      piecesOf(written(plainText(each))),
    )
    const places = names.filter(isTelling).flatMap((each) => {
      const at = placeOf(pieces, each)
      return at < 0 ? [] : [{ from: at, to: at + each.length }]
    })
    const [longest] = places.toSorted((one, other) => lengthOf(other) - lengthOf(one))
    return longest === undefined ? [] : [{ journal, place: longest }]
  })
  return found
    .filter(({ place }) => !found.some((other) => holds(other.place, place)))
    .toSorted((one, other) => lengthOf(other.place) - lengthOf(one.place))
    .map(({ journal, place }) => ({ journal, term: withoutPlace(text, pieces, place) }))
    .filter((each) => /[\p{L}\p{N}]/u.test(each.term))
    .slice(0, mostJournals)
}

/** Half-open, in pieces. */
interface Place {
  readonly from: number
  readonly to: number
}

const lengthOf = ({ from, to }: Place): number => to - from

const holds = (outer: Place, inner: Place): boolean =>
  outer.from <= inner.from && inner.to <= outer.to && lengthOf(outer) > lengthOf(inner)

const placeOf = (pieces: readonly Piece[], name: readonly Piece[]): number =>
  pieces.findIndex((_, at) => name.every(({ text }, by) => pieces[at + by]?.text === text))

/** What only leads to the name of a journal. */
const leading = /[\s,，、:：;；《》〈〉"“”(（[]+$|(?<=\s)(?:in|from|of)(?:\s+the)?\s*$/iu
const closing = /^[\s.,，、:：;；《》〈〉"“”)）\]]+/u

function withoutPlace(text: string, pieces: readonly Piece[], { from, to }: Place): string {
  const before = text.slice(0, pieces[from]?.start ?? 0)
  const behind = text.slice(pieces[to - 1]?.end ?? 0).replace(closing, '')
  const led = before.replace(leading, '').replace(leading, '').replace(leading, '')
  return `${led} ${behind}`.trim()
}
