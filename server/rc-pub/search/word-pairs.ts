import { formsOf } from './spellings.ts'
import { isUnspaced, splitText } from './text-words.ts'

/** A Chinese keyword with the English one at its place. */
export interface WordPair {
  readonly zh: string
  readonly en: string
  /** Articles that have both so. */
  readonly articles: number
  /** Those of them whose titles have both too. */
  readonly confirmed: number
}

/** A word of a search with what stands for it: English words in place of a Chinese one, any other word itself. */
export interface TranslatedWord {
  readonly written: string
  /** Any of them; at least one. */
  readonly words: readonly string[]
}

/** Of several English words for a Chinese one so many are looked for, */
const mostWords = 4

/** and none that fewer articles have than one in so many of those that have the commonest. */
const rareBeside = 4

/** Both scripts as one: the first of the forms of each character. */
export const hanKey = (text: string): string =>
  [...text].map((character) => formsOf(character)[0] ?? character).join('')

/** One for the spellings of an English word: `Water-tables` and `water table`. */
const englishKey = (text: string): string =>
  splitText(text)
    .join(' ')
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$|(?<=[^s])s$/, '')

/**
 * The English words that are trusted to stand for each Chinese one, the commonest first. A pair is trusted that two
 * articles have, or one whose titles confirm it. Laws: each word stands in a trusted pair; the order of the pairs and
 * the script of their characters do not matter; more articles with the first word never take it away.
 */
export function trustedWords(pairs: readonly WordPair[]): ReadonlyMap<string, readonly string[]> {
  const byWord = grouped(pairs, ({ zh }) => hanKey(zh))
  const trusted = [...byWord].map(([zh, own]) => [zh, trustedOf(own)] as const)
  return new Map(trusted.filter(([, words]) => words.length > 0))
}

function grouped(
  pairs: readonly WordPair[],
  keyOf: (pair: WordPair) => string,
): ReadonlyMap<string, readonly WordPair[]> {
  const groups = new Map<string, WordPair[]>()
  for (const pair of pairs) {
    const key = keyOf(pair)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [pair])
    else group.push(pair)
  }
  return groups
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const byArticles = (one: Omit<WordPair, 'zh'>, other: Omit<WordPair, 'zh'>): number =>
  other.articles - one.articles || (one.en < other.en ? -1 : 1)

function trustedOf(pairs: readonly WordPair[]): readonly string[] {
  const spelt = [...grouped(pairs, ({ en }) => englishKey(en)).values()].map((spellings) => ({
    en: spellings.toSorted(byArticles)[0]?.en ?? '',
    articles: sum(spellings.map(({ articles }) => articles)),
    confirmed: sum(spellings.map(({ confirmed }) => confirmed)),
  }))
  const trusted = spelt
    .filter(({ articles, confirmed }) => articles > 1 || confirmed > 0)
    .toSorted(byArticles)
  const most = trusted[0]?.articles ?? 0
  return trusted
    .filter(({ articles }) => articles * rareBeside >= most)
    .slice(0, mostWords)
    .map(({ en }) => en)
}

/** Function words of Chinese that stand between two keywords. */
const between: ReadonlySet<string> = new Set('的了和与與及之或在中对對')

/** Longer texts are titles, which find themselves. */
const longest = 40

/** The runs of Chinese in a term of which a translation is sought; none for one that is not to be translated. */
export function translatableRuns(term: string): readonly string[] {
  const runs = [...new Set(splitText(term).filter(isUnspaced))]
  return sum(runs.map((run) => [...run].length)) > longest ? [] : runs
}

/**
 * The words of a term, its Chinese ones as the pairs translate them; null where not all of them can be. A run of Chinese
 * is a keyword, or as few keywords as it takes, one behind the other, with nothing but function words between. Laws: put
 * together, what is written is the term without what separates; a Chinese word has trusted words and no other.
 */
export function translateTerm(term: string, pairs: readonly WordPair[]): readonly TranslatedWord[] | null {
  if (translatableRuns(term).length === 0) return null
  const trusted = trustedWords(pairs)
  const parts = splitText(term).map((part) =>
    isUnspaced(part) ? divideRun(part, trusted) : [{ written: part, words: [part] }],
  )
  const known = parts.filter((part) => part !== null)
  return known.length < parts.length ? null : known.flat()
}

function divideRun(
  run: string,
  trusted: ReadonlyMap<string, readonly string[]>,
): readonly TranslatedWord[] | null {
  const characters = [...run]
  // the fewest words of what stands from each place on, filled from the end; null where there are none
  const from: (readonly TranslatedWord[] | null)[] = [...characters.map(() => null), []]
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const skipped = at > 0 && between.has(characters[at] ?? '') ? (from[at + 1] ?? null) : null
    let best = skipped !== null && skipped.length > 0 ? skipped : null
    for (let end = characters.length; end > at; end -= 1) {
      const rest = from[end] ?? null
      const written = characters.slice(at, end).join('')
      const words = trusted.get(hanKey(written))
      const isStray = end - at === 1 && characters.length > 1
      if (rest === null || words === undefined || isStray) continue
      if (best === null || rest.length + 1 < best.length) best = [{ written, words }, ...rest]
    }
    from[at] = best
  }
  return from[0] ?? null
}
