import type { ArticleRecord } from '../../store/article-record.ts'
import { withPresentNames } from '../xml/older-names.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
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

  add(strings: Iterable<string>): void {
    for (const text of strings)
      for (const word of wordsOfHtml(text)) this.left.set(word, (this.left.get(word) ?? 0) + 1)
  }

  take(word: string): boolean {
    const count = this.left.get(word) ?? 0
    if (count > 0) this.left.set(word, count - 1)
    return count > 0
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
  'institution',
  'country',
  'surname',
  'given-names',
  'suffix',
])

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

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
  const count = (texts: readonly CountedText[], whole: readonly string[] = []): void => {
    for (const { element, words } of texts) {
      total += words.length
      if (saidOnce.has(element.name) && whole.some((text) => text.includes(spaced(words)))) continue
      const missing = words.filter((word) => !supply.take(word))
      if (missing.length > 0) unshown.set(element, [...(unshown.get(element) ?? []), ...missing])
    }
  }
  supply.add(fullTextsOf(record))
  const texts = [...countedText(withPresentNames(article))]
  count(texts.filter(({ isFront }) => !isFront))
  const { fullText: _fullText, figures: _figures, tables: _tables, references: _references, ...rest } = record
  const strings = [...stringsIn(rest)]
  supply.add(strings)
  count(
    texts.filter(({ isFront }) => isFront),
    strings.map((text) => spaced(wordsOfHtml(text))),
  )
  return {
    total,
    unshown: [...unshown].map(([element, words]) => ({ element: element.name, line: element.line, words })),
  }
}
