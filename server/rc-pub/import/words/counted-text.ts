import { isCaptionNoise } from '../html/caption.ts'
import { plainText } from '../text/plain-text.ts'
import { attribute, childElements, childNamed, isElement, type XmlElement } from '../xml/xml-tree.ts'
import { wordsOf } from './words-of.ts'

/** A run of text in the file, under the element that holds it. */
export interface CountedText {
  readonly element: XmlElement
  readonly words: readonly string[]
  /** True of what pages show around the text: titles, people, abstracts. Letters have none. */
  readonly isFront: boolean
}

/** What is no text for a reader: identifiers, sources of formulae, words for programs, and other forms of pictures. */
const uncounted = new Set([
  'article-id',
  'journal-id',
  'object-id',
  'pub-id',
  'institution-id',
  'contrib-id',
  'tex-math',
  'mml:annotation',
  'mml:annotation-xml',
  'index-term',
  'index-term-range-end',
  'alt-text',
  'long-desc',
  'sec-meta',
  'processing-meta',
  'counts',
  'self-uri',
  'ali:license_ref',
  'custom-meta-group',
])

/** Dates and numbers of the front, which pages print in their own way. */
const ofTheFront = new Set([
  'journal-meta',
  'pub-date',
  'pub-history',
  'history',
  'volume',
  'issue',
  'issue-id',
  'volume-id',
  'fpage',
  'lpage',
  'page-range',
  'elocation-id',
  'isbn',
  'copyright-year',
])

const textOf = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('')

/** `1`, `(2)`, `b`, `iv` and marks of notes: lists count by themselves. */
const isNumbering = (element: XmlElement): boolean =>
  element.name === 'label' && /^[^\p{L}\d]*(?:\d{1,4}|\p{L}|[ivxlc]+)?[^\p{L}\d]*$/iu.test(textOf(element))

const citations = ['mixed-citation', 'citation', 'nlm-citation', 'element-citation']

/** Of several forms of one thing that which is shown; null where all of them are. */
const chosenForm = (element: XmlElement): XmlElement | null => {
  if (element.name === 'alternatives' || element.name.endsWith('formula'))
    return childNamed(element, 'mml:math', 'math', 'table') ?? null
  if (element.name === 'citation-alternatives') return childNamed(element, ...citations) ?? null
  if (element.name !== 'ref') return null
  const forms = childElements(element).filter((child) => citations.includes(child.name))
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
  if (element.name === 'title') return ['abstract', 'trans-abstract', 'kwd-group'].includes(parent.name)
  return element.name === 'alt-title' || (element.name === 'p' && isCaptionNoise(plainText(element)))
}

/** The front of an article or of a translation of it. */
const isFrontOf = (element: XmlElement, parent: XmlElement): boolean =>
  (element.name === 'front' || element.name === 'front-stub') &&
  (parent.name === 'article' || attribute(parent, 'article-type') === 'translation')

/** What a note says before an address of who answers letters; a page marks the author itself. */
const courtesy =
  /^(?:通|讯|信|联|系|作|者|人|电|子|邮|箱|件|地|址|corresponding|correspondence|authors?|for|to|e|mail|email|address)$/

/** All text of an article that a reader should meet, in the order of the file. */
export function* countedText(element: XmlElement, isFront = false): Generator<CountedText> {
  const chosen = chosenForm(element)
  for (const child of element.children) {
    if (!isElement(child)) {
      const all = wordsOf(child)
      const words = element.name === 'corresp' ? all.filter((word) => !courtesy.test(word)) : all
      if (words.length > 0) yield { element, words, isFront }
      continue
    }
    if (
      uncounted.has(child.name) ||
      isNumbering(child) ||
      isMark(child, element) ||
      isRepeated(child, element)
    )
      continue
    if (isFront && ofTheFront.has(child.name)) continue
    if (chosen !== null && child !== chosen && !['label', 'note'].includes(child.name)) continue
    yield* countedText(child, isFront || isFrontOf(child, element))
  }
}
