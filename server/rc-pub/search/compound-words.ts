import { isUnspaced, splitText } from './text-words.ts'

/** Two words side by side and the one that they are in one piece, as a term has them: apart, with a hyphen or without, or joined. */
export interface Compound {
  readonly typed: 'apart' | 'joined'
  readonly parts: readonly [string, string]
  readonly joined: string
}

/** Articles that write a compound either way, of those that are looked at. */
export interface CompoundUse {
  readonly apart: number
  readonly joined: number
}

/** Letters of the shortest part, and words of a term that are parted. */
const looked = { shortest: 3, words: 8 } as const

/** A way to write it that is so many times commoner is no variant but other words: `use less` is not `useless`. */
const mostTimes = 4

/** What may stand within a compound; any other mark parts words for good. */
const marks = /[^\p{L}\p{M}\p{N}\s\-‐‑'’\u00ad\u200b-\u200d\u2060\ufeff]+/u

const quotes = /["“”„「」『』«»]/u

const isWord = (word: string): boolean => !/\p{N}/u.test(word) && !isUnspaced(word)

const isPart = (word: string): boolean => [...word].length >= looked.shortest && isWord(word)

/** Between two words of a term: what a hyphen joins may be shorter, as where a line has ended. */
const hyphenated = /(?<=\p{L}\p{M}*)[-‐‑]\s*(?=\p{L})/u

/**
 * What could be written otherwise in a term: each two words side by side in one piece, each word in two parts. Laws: parts
 * are letters alone and give the whole, three at least where no hyphen joins them; none in quotation marks.
 */
export function compoundsWithin(term: string): readonly Compound[] {
  if (quotes.test(term)) return []
  const found = term.split(marks).flatMap((stretch) => {
    const groups = stretch
      .split(/\s+(?![-‐‑])/u)
      .reduce<readonly string[]>(withBrokenLines, [])
      .map((group) => group.split(hyphenated).map((part) => splitText(part)))
    const words = groups.flatMap((group) =>
      group.flatMap((part, at) => part.map((word, by) => ({ word, isJoined: at > 0 && by === 0 }))),
    )
    return words.flatMap(({ word }, at) => [
      ...joinedWith(word, words[at + 1]),
      ...(at < looked.words ? partsOf(word) : []),
    ])
  })
  const known = new Map(found.map((compound) => [`${compound.typed} ${compound.parts.join(' ')}`, compound]))
  return [...known.values()]
}

/** A word whose end stands on the next line. */
const withBrokenLines = (words: readonly string[], word: string): readonly string[] => {
  const last = words.at(-1)
  return last !== undefined && /\p{L}[-‐‑]$/u.test(last)
    ? [...words.slice(0, -1), last + word]
    : [...words, word]
}

interface NextWord {
  readonly word: string
  /** By a hyphen with the word before. */
  readonly isJoined: boolean
}

function joinedWith(word: string, next: NextWord | undefined): readonly Compound[] {
  const suits = next?.isJoined === true ? isWord : isPart
  if (next === undefined || !suits(word) || !suits(next.word)) return []
  return [{ typed: 'apart', parts: [word, next.word], joined: word + next.word }]
}

/** Longer words are parted nowhere. */
const longest = 24

function partsOf(word: string): readonly Compound[] {
  const letters = [...word]
  if (!isPart(word) || letters.length > longest) return []
  const places = Math.max(0, letters.length - 2 * looked.shortest + 1)
  return Array.from({ length: places }, (_, by): Compound => {
    const [first, last] = [letters.slice(0, by + looked.shortest), letters.slice(by + looked.shortest)]
    return { typed: 'joined', parts: [first.join(''), last.join('')], joined: word }
  })
}

/**
 * Whether articles that write a compound the other way mean the same: somebody writes it so, and what is typed is not far
 * rarer beside it, or is written by nobody.
 */
export function isWrittenBothWays(
  { typed }: Pick<Compound, 'typed'>,
  { apart, joined }: CompoundUse,
): boolean {
  if (typed === 'apart') return joined > 0 && apart <= joined * mostTimes
  return apart > 0 && (joined === 0 || apart <= joined * mostTimes)
}
