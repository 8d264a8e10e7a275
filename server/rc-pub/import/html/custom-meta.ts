import { plainText } from '../text/plain-text.ts'
import { childNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'

/** Names of metadata for readers: classifications, codes of documents, statements. */
const forReaders =
  /\p{Script=Han}|^(?:clc|udc|ddc|jel|msc|pacs)\b|classification|document (?:code|identification)|impact statement|section[- ]at[- ]acceptance/iu

/** Names of what a publisher keeps for its own programs, also where it has a sentence. */
const ofPrograms =
  /copyright|licen[sc]e|publisher|imprint|schema|version|convention|template|production|proof|export|folder|file|pdf|price|crossmark|workflow|metric|toc\b/i

/** Names written as keys: `cover-date`, `OPEN_ACCESS`, `articleType`. */
const isKey = (name: string): boolean => !/\s/.test(name)

/** What stands between spaces and has letters; each Chinese character. */
const word = /\p{Script=Han}|[^\s\p{Script=Han}]*[^\P{L}\p{Script=Han}][^\s\p{Script=Han}]*/gu

/** As many words as no key, number or name of a kind has. */
const leastOfProse = 4

/** An answer to a question, or a key. */
const answer = /^(?:yes|no|y|n|true|false|none|null|n\/a|.*[\d_-].*)$/i

const statementOnData = /^data[ -]availability/i

/** True of a name of a statement on data, in whose place its heading stands. */
export const namesStatementOnData = (name: XmlElement): boolean =>
  name.name === 'meta-name' && statementOnData.test(plainText(name))

/**
 * What becomes of custom metadata (`custom-meta`): classifications and statements are `shown` under the name that the
 * file gives them, and so is prose under any name that no program has; a few words under a name that people read are
 * `reported`; keys, numbers and answers such as yes are `technical`.
 */
export const customMetaKind = (custom: XmlElement): 'shown' | 'reported' | 'technical' => {
  const name = plainText(childNamed(custom, 'meta-name'))
  if (forReaders.test(name) || statementOnData.test(name)) return 'shown'
  if (ofPrograms.test(name)) return 'technical'
  const words = plainText(childNamed(custom, 'meta-value')).match(word) ?? []
  if (words.length >= leastOfProse) return 'shown'
  const isAnswer = words.length === 0 || (words.length === 1 && answer.test(words[0] ?? ''))
  return isKey(name) || isAnswer ? 'technical' : 'reported'
}

/** The custom metadata of an article that a page shows, without the statement on data, which has a heading of its own. */
export const customMetaForReaders = (meta: XmlElement): readonly XmlElement[] =>
  elementsAt(meta, 'custom-meta-group', 'custom-meta').filter(
    (custom) =>
      customMetaKind(custom) === 'shown' && !statementOnData.test(plainText(childNamed(custom, 'meta-name'))),
  )

/** The statements on data that a file keeps among its metadata. */
export const statementsOnData = (meta: XmlElement): readonly XmlElement[] =>
  elementsAt(meta, 'custom-meta-group', 'custom-meta').filter((custom) =>
    statementOnData.test(plainText(childNamed(custom, 'meta-name'))),
  )
