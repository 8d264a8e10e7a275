import type { CountedWay } from './no-hits.ts'

/** More ways are looked through rather than read. */
export const mostWays = 5

/** Ways that leave out a word are alike: so many are told. */
const mostWords = 3

/** The least change first. */
const order: readonly CountedWay['kind'][] = [
  'respelt',
  'interpreted',
  'ofYear',
  'unfiltered',
  'everyField',
  'fewerWords',
  'oneWord',
]

const rankOf = ({ kind }: CountedWay): number => order.indexOf(kind)

/**
 * Of two of a kind: the one that finds more, but of single words the one that finds less. "of" is in every article; what
 * was meant is told by the rarest word.
 */
const byCount = ({ kind, count }: CountedWay, other: CountedWay): number =>
  kind === 'oneWord' ? count - other.count : other.count - count

/**
 * The ways on that are told, the best first: those that find something. Laws: at most `most` of them, each as it was; of one
 * kind none that finds less stands before one that finds more, but of single words none that finds more before one that
 * finds less.
 */
export function bestWays<Field extends string>(
  ways: readonly CountedWay<Field>[],
  most: number = mostWays,
): readonly CountedWay<Field>[] {
  const found = ways
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || byCount(one, other))
  const words = found.filter(isOfWords).slice(0, mostWords)
  return [...found.filter((way) => !isOfWords(way)), ...words].slice(0, most)
}

/** Whether it looks for fewer of the words: such ways stand last. */
export const isOfWords = ({ kind }: CountedWay): boolean => kind === 'fewerWords' || kind === 'oneWord'
