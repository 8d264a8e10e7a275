import { plainText } from '../text/plain-text.ts'
import { wordsOf } from '../words/words-of.ts'
import { attribute, type XmlElement } from '../xml/xml-tree.ts'
import type { Messages } from './messages.ts'
import { headingText } from './heading-text.ts'

export type AbstractKind = 'main' | 'graphical' | 'summary' | 'highlights'

const typeOf = (abstract: XmlElement): string => attribute(abstract, 'abstract-type').toLowerCase()

/** What the type of an abstract says that it is for; any type that is not known is that of a summary. */
const kindOf = (abstract: XmlElement): AbstractKind => {
  const type = typeOf(abstract)
  if (/^(?:|abstract|main|full|structured|unstructured|section|author|ascii|key|normal|primary)$/.test(type))
    return 'main'
  if (/graphic|visual|video/.test(type)) return 'graphical'
  return /highlight|key-?_?points?/.test(type) ? 'highlights' : 'summary'
}

/** Words that say what a summary is where it has no title of its own, by its type. */
const titles: readonly (readonly [RegExp, keyof Messages])[] = [
  [/editor/, 'editorSummary'],
  [/patient/, 'patientSummary'],
  [/synopsis|précis|precis/, 'synopsis'],
  [/background/, 'background'],
  [/significance|importance/, 'significance'],
  [/highlight|key-?_?points?/, 'highlights'],
  [/video/, 'videoAbstract'],
  [/structured/, 'structuredAbstract'],
  [/graphic|visual/, 'graphicalAbstract'],
]

/** The heading of a summary: its own title, else what its type says. */
export const summaryTitle = (abstract: XmlElement, messages: Messages): string =>
  headingText(abstract) ||
  messages[titles.find(([pattern]) => pattern.test(typeOf(abstract)))?.[1] ?? 'plainSummary']

const wordsIn = (abstract: XmlElement): string => ` ${wordsOf(plainText(abstract)).join(' ')} `

/** True of two wordings of one abstract, as a file has it with the article and once more with its translation. */
const isSame = (one: XmlElement, other: XmlElement): boolean => {
  const [words, others] = [one, other].map((each) => new Set(wordsOf(plainText(each))))
  if (words === undefined || others === undefined) return false
  return [...words].filter((word) => others.has(word)).length >= words.size * 0.6
}

/**
 * What each abstract of a text is for. Without one that is plainly the abstract, the first summary in words is it; a
 * second abstract with other words is a summary, and one that only repeats another, as teasers do, is left out.
 */
export const abstractKinds = (abstracts: readonly XmlElement[]): ReadonlyMap<XmlElement, AbstractKind> => {
  const kinds = new Map(abstracts.map((each) => [each, kindOf(each)]))
  const hasMain = abstracts.some((each) => kinds.get(each) === 'main' && plainText(each) !== '')
  const instead = abstracts.find((each) => kinds.get(each) === 'summary' && plainText(each) !== '')
  if (!hasMain && instead !== undefined) kinds.set(instead, 'main')
  const [main, ...further] = abstracts.filter((each) => kinds.get(each) === 'main' && plainText(each) !== '')
  for (const each of further) if (main !== undefined && !isSame(each, main)) kinds.set(each, 'summary')
  for (const each of abstracts) {
    if (kinds.get(each) !== 'summary') continue
    const own = wordsIn(each)
    if (abstracts.some((other) => kinds.get(other) === 'main' && wordsIn(other).includes(own)))
      kinds.delete(each)
  }
  return kinds
}
