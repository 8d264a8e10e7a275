import { isCaptionNoise } from '../html/caption.ts'
import { isForReaders } from '../html/custom-meta.ts'
import { citationNames } from '../html/citation-names.ts'
import { staysInText } from '../html/cited-ids.ts'
import { isSaidElsewhere } from '../html/said-elsewhere.ts'
import { withoutOwnersOfMail } from '../meta/affiliation-text.ts'
import { plainText } from '../text/plain-text.ts'
import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { announcesAddress, announcesIdentifier, notShown, printedOtherwise } from './not-shown.ts'
import { wordsOf } from './words-of.ts'

/** A run of text in the file, under the element that holds it. */
export interface CountedText {
  readonly element: XmlElement
  readonly words: readonly string[]
  /** True of what pages show around the text: titles, people, abstracts. Letters have none. */
  readonly isFront: boolean
}

const textOf = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('')

/** `1`, `(2)`, `b`, `iv` and marks of notes: lists count by themselves. */
const isNumbering = (element: XmlElement): boolean =>
  element.name === 'label' && /^[^\p{L}\d]*(?:\d{1,4}|\p{L}|[ivxlc]+)?[^\p{L}\d]*$/iu.test(textOf(element))

/** Of several forms of one thing that which is shown; null where all of them are. */
const chosenForm = (element: XmlElement): XmlElement | null => {
  if (element.name === 'alternatives' || element.name.endsWith('formula'))
    return childNamed(element, 'mml:math', 'math', 'table') ?? null
  if (element.name === 'citation-alternatives') return childNamed(element, ...citationNames) ?? null
  if (element.name !== 'ref') return null
  const forms = childElements(element).filter((child) => citationNames.includes(child.name))
  const names = new Set(forms.map((form) => form.name))
  return names.size > 1 ? (forms.find((form) => form.name === 'mixed-citation') ?? null) : null
}

/** Marks that lead from a person to a note or an institution. */
const isMark = (element: XmlElement, parent: XmlElement): boolean =>
  element.name === 'xref' &&
  (parent.name === 'contrib' || ['aff', 'corresp', 'author-notes'].includes(attribute(element, 'ref-type')))

/** Other wordings of what is shown: parts of an institution beside its whole name, titles that a page has itself. */
const isRepeated = (element: XmlElement, parent: XmlElement): boolean => {
  if (parent.name === 'aff')
    return (
      childElements(parent).some((each) => attribute(each, 'content-type') === 'original') &&
      attribute(element, 'content-type') !== 'original'
    )
  if (parent.name === 'permissions' && ['copyright-year', 'copyright-holder'].includes(element.name))
    return childNamed(parent, 'copyright-statement') !== undefined
  if (element.name === 'pub-id')
    return childrenNamed(parent, 'isbn', 'issn').some((each) => plainText(each) === plainText(element))
  if (element.name === 'title') return ['abstract', 'trans-abstract', 'kwd-group'].includes(parent.name)
  return element.name === 'alt-title' || (element.name === 'p' && isCaptionNoise(plainText(element)))
}

/** The front of an article or of a translation of it. */
const isFrontOf = (element: XmlElement, parent: XmlElement): boolean =>
  (element.name === 'front' || element.name === 'front-stub') &&
  (parent.name === 'article' || attribute(parent, 'article-type') === 'translation')

/** Numbers of a classification, and notes that say what the page says itself. */
const isWordless = (element: XmlElement): boolean =>
  (element.name === 'subject' && /^[\d./-]*$/.test(textOf(element).trim())) ||
  (['fn', 'p', 'notes'].includes(element.name) && isSaidElsewhere(plainText(element)))

/** The heading of figures that a file collects behind its text, which stand where the text calls for them. */
const isHeadingOfFloats = (element: XmlElement, parent: XmlElement): boolean =>
  element.name === 'title' && attribute(parent, 'sec-type') === 'display-objects'

/** The address of a person in ORCID as a link, which stands beside the name. */
const isLinkToOrcid = (element: XmlElement, parent: XmlElement): boolean =>
  parent.name === 'contrib' &&
  ['ext-link', 'uri'].includes(element.name) &&
  /^(?:https?:\/\/)?(?:www\.)?orcid\.org\/[\dX-]+$/i.test(plainText(element))

/** The wording of a link to the DOI of a cited work, which a reference ends with in words of its own. */
const isLinkToDoi = (element: XmlElement): boolean =>
  ['ext-link', 'uri'].includes(element.name) && /doi\.org\/10\./i.test(attribute(element, 'xlink:href'))

/** The words of a text as the element and what it stands in count them. */
const countedWords = (text: string, element: XmlElement, isReference: boolean): readonly string[] => {
  const words = wordsOf(text)
  if (element.name === 'corresp') return words.filter((word) => !announcesAddress.test(word))
  return isReference ? words.filter((word) => !announcesIdentifier.test(word)) : words
}

/** Marks of parts of a word, such as bases of a sequence: the page shows one word. */
const isPartOfWord = (node: XmlNode): boolean =>
  isElement(node) &&
  ['named-content', 'styled-content'].includes(node.name) &&
  node.children.every((child) => !isElement(child))

/** Neighbouring texts as one, where only a mark that pages do not show stands between them. */
const joined = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.reduce<XmlNode[]>((all, node) => {
    const text = isElement(node) ? (isPartOfWord(node) ? textOf(node) : null) : node
    const last = all.at(-1)
    if (text !== null && typeof last === 'string') return [...all.slice(0, -1), last + text]
    return [...all, text ?? node]
  }, [])

/** All text of an article that a reader should meet, in the order of the file. */
export function* countedText(
  element: XmlElement,
  isFront = false,
  isReference = false,
): Generator<CountedText> {
  const chosen = chosenForm(element)
  const inReference = isReference || element.name === 'ref'
  const children = element.name === 'aff' ? withoutOwnersOfMail(element.children) : element.children
  for (const child of joined(children)) {
    if (!isElement(child)) {
      const words = countedWords(child, element, inReference)
      if (words.length > 0) yield { element, words, isFront }
      continue
    }
    if (
      (notShown[child.name] !== undefined && !isForReaders(child) && !(inReference && staysInText(child))) ||
      isNumbering(child) ||
      isMark(child, element) ||
      isRepeated(child, element) ||
      isWordless(child) ||
      isHeadingOfFloats(child, element) ||
      isLinkToOrcid(child, element) ||
      (inReference && isLinkToDoi(child))
    )
      continue
    if (isFront && printedOtherwise[child.name] !== undefined) {
      // what a journal says of itself and its editors is no part of its title
      if (child.name === 'journal-meta')
        for (const part of childrenNamed(child, 'notes', 'contrib-group')) yield* countedText(part, true)
      continue
    }
    if (chosen !== null && child !== chosen && !['label', 'note'].includes(child.name)) continue
    yield* countedText(child, isFront || isFrontOf(child, element), inReference)
  }
}
