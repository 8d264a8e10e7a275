import { isSubjectCode } from '../html/author-entries.ts'
import { isCaptionNoise } from '../html/caption.ts'
import { customMetaKind, namesStatementOnData } from '../html/custom-meta.ts'
import { citationNames, isOthers } from '../html/citation-names.ts'
import { staysInText } from '../html/cited-ids.ts'
import { isFormOfTitle } from '../html/other-titles.ts'
import { isAddressAlone, isKeyOfIssue, linksInWords } from '../html/own-addresses.ts'
import { isNamedHolder } from '../html/permissions.ts'
import { referenceLabels } from '../html/reference-label.ts'
import { isSaidElsewhere, isSelfCitation } from '../html/said-elsewhere.ts'
import { wholeWording, withoutOwnersOfMail } from '../meta/affiliation-text.ts'
import { isTranslation } from '../meta/language-versions.ts'
import { isForPrograms, plainText, plainTextOf } from '../text/plain-text.ts'
import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { brokenWords } from './broken-words.ts'
import { announcesAddress, announcesIdentifier, notShown, printedOtherwise } from './not-shown.ts'
import { wordsOf } from './words-of.ts'

/** A run of text in the file, under the element that holds it. */
export interface CountedText {
  readonly element: XmlElement
  readonly words: readonly string[]
  /** The word of which `words` are parts that markup sets apart; lists show it without that. */
  readonly whole?: string
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
  if (element.name === 'block-alternatives') return childElements(element)[0] ?? null
  if (element.name === 'citation-alternatives') return childNamed(element, ...citationNames) ?? null
  if (element.name !== 'ref' || referenceLabels(element).areApart) return null
  const forms = childElements(element).filter((child) => citationNames.includes(child.name))
  const names = new Set(forms.map((form) => form.name))
  return names.size > 1 ? (forms.find((form) => form.name === 'mixed-citation') ?? null) : null
}

/** Marks that lead from a person to a note or an institution. */
const isMark = (element: XmlElement, parent: XmlElement): boolean =>
  element.name === 'xref' &&
  (parent.name === 'contrib' || ['aff', 'corresp', 'author-notes'].includes(attribute(element, 'ref-type')))

/** True of another form of a picture that has no words but the description of the first. */
const isDescribedAgain = (form: XmlElement, forms: XmlElement): boolean => {
  const [first] = childrenNamed(forms, form.name)
  const [own, said] = [form, first].map((each) => (each === undefined ? '' : textOf(each).trim()))
  return form !== first && form.name === 'graphic' && own === said
}

/** Other wordings of what is shown: forms of a name, parts of an institution beside its whole name, titles that a page has itself. */
const isRepeated = (element: XmlElement, parent: XmlElement): boolean => {
  if (['name-alternatives', 'collab-alternatives'].includes(parent.name)) {
    const [first] = childElements(parent)
    const said = wordsOf(plainTextOf(first === undefined ? [] : [first]))
    return element !== first && wordsOf(plainTextOf([element])).every((word) => said.includes(word))
  }
  if (parent.name === 'aff')
    return (
      childElements(parent).some((each) => wholeWording.has(attribute(each, 'content-type'))) &&
      !wholeWording.has(attribute(element, 'content-type'))
    )
  if (parent.name === 'alternatives') return isDescribedAgain(element, parent)
  if (element.name === 'copyright-year') return childNamed(parent, 'copyright-statement') !== undefined
  if (element.name === 'copyright-holder') return isNamedHolder(element, parent)
  if (element.name === 'pub-id')
    return childrenNamed(parent, 'isbn', 'issn').some((each) => plainText(each) === plainText(element))
  if (element.name === 'title' && parent.name === 'author-notes')
    return wordsOf(plainText(element)).every((word) => announcesAddress.test(word))
  if (element.name === 'title' || (element.name === 'label' && parent.name !== 'corresp'))
    return ['abstract', 'trans-abstract', 'kwd-group'].includes(parent.name)
  if (element.name === 'lpage') return plainText(element) === plainText(childNamed(parent, 'fpage'))
  // a mark, or words that announce an address
  if (element.name === 'label' && parent.name === 'corresp')
    return (
      plainText(element).length <= 3 ||
      wordsOf(plainText(element)).every((word) => announcesAddress.test(word))
    )
  if (element.name === 'alt-title') return isFormOfTitle(element, parent)
  return element.name === 'p' && isCaptionNoise(plainText(element))
}

/** The front of an article or of a translation of it. */
const isFrontOf = (element: XmlElement, parent: XmlElement): boolean =>
  (element.name === 'front' || element.name === 'front-stub') &&
  (parent.name === 'article' || isTranslation(parent))

/** Numbers of a classification, and notes that say what the page says itself. */
const isWordless = (element: XmlElement): boolean =>
  (element.name === 'subject' && isSubjectCode(textOf(element).trim())) ||
  (['fn', 'p', 'notes'].includes(element.name) && isSaidElsewhere(plainText(element))) ||
  isSelfCitation(element)

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
  if (['aff', 'institution'].includes(element.name))
    return words.filter((word) => !/^(?:e|e?mails?)$/.test(word))
  return isReference ? words.filter((word) => !announcesIdentifier.test(word)) : words
}

/** Marks of parts of a word, such as bases of a sequence: the page shows one word. */
const isPartOfWord = (node: XmlNode): boolean =>
  isElement(node) &&
  ['named-content', 'styled-content'].includes(node.name) &&
  !isForPrograms(node) &&
  node.children.every((child) => !isElement(child))

/** Neighbouring texts as one, where only a mark that pages do not show stands between them. */
const joined = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.reduce<XmlNode[]>((all, node) => {
    const text = isElement(node) ? (isPartOfWord(node) ? textOf(node) : null) : node
    const last = all.at(-1)
    if (text !== null && typeof last === 'string') return [...all.slice(0, -1), last + text]
    return [...all, text ?? node]
  }, [])

/** True of the long description of a picture in a line of text, which is said to those who do not see it. */
const isSaidOfPicture = (element: XmlElement, parent: XmlElement): boolean =>
  element.name === 'long-desc' && ['inline-graphic', 'inline-formula'].includes(parent.name)

/** True of what no page shows as words, and of words of the front that are keys. */
const isUnshown = (element: XmlElement, inReference: boolean): boolean => {
  if (element.name === 'custom-meta') return customMetaKind(element) === 'technical'
  if (namesStatementOnData(element) || isForPrograms(element)) return true
  if (element.name === 'self-uri') return isAddressAlone(element)
  return notShown[element.name] !== undefined && !(inReference && staysInText(element))
}

/** Dates and numbers of the front, which pages print in their own way. */
const isPrintedOtherwise = (element: XmlElement): boolean =>
  ['issue-id', 'volume-id'].includes(element.name)
    ? isKeyOfIssue(element)
    : printedOtherwise[element.name] !== undefined

/** All text of an article that a reader should meet, in the order of the file. */
export function* countedText(
  element: XmlElement,
  isFront = false,
  isReference = false,
): Generator<CountedText> {
  const chosen = chosenForm(element)
  const inReference = isReference || element.name === 'ref'
  const isAddress = element.name === 'aff'
  const children = isAddress ? withoutOwnersOfMail(element.children) : element.children
  const { words: broken, rest } = brokenWords(isAddress ? children : joined(children), element)
  for (const { parts } of broken) yield { element, words: parts, whole: parts.join(''), isFront }
  for (const child of rest) {
    if (typeof child === 'string' || 'text' in child) {
      const piece = typeof child === 'string' ? { element, text: child } : child
      const words = countedWords(piece.text, piece.element, inReference)
      if (words.length > 0) yield { element: piece.element, words, isFront }
      continue
    }
    // who wrote a section stands above it, what it is about, and how it may be used
    if (child.name === 'sec-meta')
      for (const part of childrenNamed(child, 'contrib-group', 'abstract', 'kwd-group', 'permissions'))
        yield* countedText(part)
    if (
      isUnshown(child, inReference) ||
      isSaidOfPicture(child, element) ||
      isNumbering(child) ||
      isMark(child, element) ||
      isRepeated(child, element) ||
      isWordless(child) ||
      isHeadingOfFloats(child, element) ||
      isLinkToOrcid(child, element) ||
      (inReference && (isLinkToDoi(child) || (child.name !== 'etal' && isOthers(child))))
    )
      continue
    if (isFront && isPrintedOtherwise(child)) {
      // what a journal says of itself and its editors stands behind the text
      if (child.name === 'journal-meta')
        for (const part of [
          ...childrenNamed(child, 'notes', 'contrib-group'),
          ...descendantsNamed(child, 'journal-subtitle'),
        ])
          yield* countedText(part, true)
      if (['history', 'pub-history'].includes(child.name))
        for (const words of [
          ...childrenNamed(child, 'string-date'),
          ...childrenNamed(child, 'event').flatMap(linksInWords),
        ])
          yield* countedText(words, true)
      continue
    }
    if (chosen !== null && child !== chosen && !['label', 'note'].includes(child.name)) continue
    yield* countedText(child, isFront || isFrontOf(child, element), inReference)
  }
}
