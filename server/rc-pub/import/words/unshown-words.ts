import type { ArticleRecord } from '../../store/article-record.ts'
import { withAddressesAsWords } from '../xml/link-addresses.ts'
import { withMailNamed } from '../xml/mail-links.ts'
import { withPresentNames } from '../xml/older-names.ts'
import { plainText } from '../text/plain-text.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  descendants,
  descendantsNamed,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { countedText, type CountedText } from './counted-text.ts'
import { wordsOfHtml } from './words-of.ts'

/** An element of the file some of whose words stand nowhere in what was read from it. */
export interface UnshownPart {
  /** Its name. */
  readonly element: string
  /** From 1. */
  readonly line: number
  readonly words: readonly string[]
}

export interface WordCount {
  /** Words of the file, without identifiers, sources of formulae and forms that are not shown. */
  readonly total: number
  readonly unshown: readonly UnshownPart[]
}

/** All strings of a value, whatever holds them. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* stringsIn(each)
}

/** How often each word stands there and has not been called for. */
class WordSupply {
  private readonly left = new Map<string, number>()

  add(texts: Iterable<readonly string[]>): void {
    for (const words of texts) for (const word of words) this.left.set(word, (this.left.get(word) ?? 0) + 1)
  }

  take(word: string): boolean {
    const count = this.left.get(word) ?? 0
    if (count > 0) this.left.set(word, count - 1)
    return count > 0
  }

  /** Takes all of them, or else the word that they are parts of, or nothing. */
  takeBroken(parts: readonly string[], whole: string): boolean {
    const taken: string[] = []
    for (const part of parts) if (this.take(part)) taken.push(part)
    if (taken.length === parts.length) return true
    this.add([taken])
    return this.take(whole)
  }
}

/**
 * Elements of the front that files give more than once, such as an address with its author and in a note, a person with
 * what was done and paid, or a funder in a list and in a sentence: once in the record is enough for them.
 */
const saidOnce = new Set([
  'email',
  'funding-source',
  'award-id',
  'funding-statement',
  'article-title',
  'trans-title',
  'subject',
  'kwd',
  'institution',
  'country',
  'surname',
  'given-names',
  'suffix',
])

/** As many words in a row are no chance: a text of the front that stands whole in the record is shown there. */
const phrase = 8

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

/** Institutions that a file has once more inside another author, in the same words: lists have them once. */
const repeatedInstitutions = (article: XmlElement): ReadonlySet<XmlElement> => {
  const inside = childrenNamed(article, 'front')
    .flatMap((front) => descendantsNamed(front, 'contrib'))
    .flatMap((contributor) => childrenNamed(contributor, 'aff'))
    .filter((aff) => attribute(aff, 'id') === '' && childNamed(aff, 'label') === undefined)
    .map((aff) => ({ aff, words: plainText(aff) }))
  const repeated = inside.filter(({ words }, at) => inside.findIndex((each) => each.words === words) < at)
  return new Set(repeated.flatMap(({ aff }) => [aff, ...descendants(aff)]))
}

/** Pieces of HTML, each of whole blocks, whose words are counted one after the other. */
function* piecesOf(html: string): Generator<string> {
  let start = 0
  while (start < html.length) {
    const end = html.indexOf('</p>', start + 20_000)
    const next = end < 0 ? html.length : end + '</p>'.length
    yield html.slice(start, next)
    start = next
  }
}

/** The full texts of a record, each once. */
const fullTextsOf = ({ fullText, furtherTexts }: Pick<ArticleRecord, 'fullText' | 'furtherTexts'>) =>
  new Set([
    fullText.zh?.html ?? '',
    fullText.en?.html ?? '',
    ...furtherTexts.map(({ fullTextHtml }) => fullTextHtml),
  ])

/**
 * Which words of an article its record lacks, so that nothing that a file says is lost without being told. Words of the
 * text, its back matter and its letters are looked for in the full texts, those of the front in the rest as well. Each
 * word of the file needs one of its own.
 */
export function unshownWords(article: XmlElement, record: ArticleRecord): WordCount {
  const supply = new WordSupply()
  let total = 0
  const unshown = new Map<XmlElement, string[]>()
  const count = ({ element, words, whole }: CountedText, strings: readonly string[] = []): void => {
    total += words.length
    if (
      (saidOnce.has(element.name) || words.length >= phrase) &&
      strings.some((text) => text.includes(spaced(whole ? [whole] : words)))
    )
      return
    if (whole !== undefined && supply.takeBroken(words, whole)) return
    const missing = words.filter((word) => !supply.take(word))
    if (missing.length > 0) unshown.set(element, [...(unshown.get(element) ?? []), ...missing])
  }
  for (const html of fullTextsOf(record)) for (const piece of piecesOf(html)) supply.add([wordsOfHtml(piece)])
  const whole = withPresentNames(withAddressesAsWords(withMailNamed(article)))
  const repeated = repeatedInstitutions(whole)
  // a long text is counted as it is read, since its words take more memory than it does
  const ofFront: CountedText[] = []
  for (const text of countedText(whole)) {
    if (repeated.has(text.element)) continue
    if (text.isFront) ofFront.push(text)
    else count(text)
  }
  const { fullText: _fullText, figures: _figures, tables: _tables, references: _references, ...rest } = record
  const strings = [...stringsIn(rest)].map(wordsOfHtml)
  supply.add(strings)
  const lines = strings.map(spaced)
  for (const text of ofFront) count(text, lines)
  return {
    total,
    unshown: [...unshown].map(([element, words]) => ({ element: element.name, line: element.line, words })),
  }
}
