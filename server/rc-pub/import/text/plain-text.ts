import { mathLine } from './math-text.ts'
import {
  attribute,
  childElements,
  childNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'

/** What is no part of the text when an element is read as plain text. */
const silent = new Set([
  'fn',
  'label',
  'object-id',
  'institution-id',
  'graphic',
  'inline-graphic',
  'index-term',
  'alt-text',
  'long-desc',
  'contrib-group',
  'mml:annotation',
  'mml:annotation-xml',
  'rp',
])

/** Elements that stand apart from their neighbours. */
const separate = new Set([
  'p',
  'title',
  'break',
  'sec',
  'list-item',
  'td',
  'th',
  'tr',
  'caption',
  'disp-formula',
])

/**
 * One line of text: runs of white space become one space, and none where a line of Chinese was broken.
 */
export const squeeze = (text: string): string =>
  text
    .replace(
      /(?<=[\u3001-\u303f\u4e00-\u9fff\uff01-\uff60])[ \t]*[\r\n]\s*(?=[\u3001-\u303f\u4e00-\u9fff\uff01-\uff60])/g,
      '',
    )
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ?\u00a0 ?/g, '\u00a0')

const isNoteMark = (element: XmlElement): boolean =>
  element.name === 'xref' &&
  ['fn', 'corresp', 'author-notes', 'aff', 'table-fn'].includes(attribute(element, 'ref-type'))

/** True of the number of a funder in a registry, which some files have behind its name (`named-content`). */
export const isFunderId = (element: XmlElement): boolean =>
  element.name === 'named-content' && /^funder[-_ ]?id/i.test(attribute(element, 'content-type'))

/** The parts of a name, which touch in most files; those of Chinese names do everywhere. */
const nameParts = (parts: readonly string[]): string =>
  parts.join(parts.some((part) => /\p{Script=Han}/u.test(part)) ? '' : ' ')

/** True of data that a file keeps among its words for programs: the number of a funder, a place as JSON, the address of a picture as it was sent in. */
export const isForPrograms = (element: XmlElement): boolean =>
  isFunderId(element) ||
  (element.name === 'named-content' && /^geo-?json$/i.test(attribute(element, 'content-type'))) ||
  (element.name === 'uri' && attribute(element, 'content-type') === 'original_file')

const readNode = (node: XmlNode): string => {
  if (!isElement(node)) return node
  if (silent.has(node.name) || isNoteMark(node) || isForPrograms(node)) return ''
  if (node.name === 'mml:math' || node.name === 'math') return mathLine(node)
  if (node.name === 'name') return nameParts(childElements(node).map(readNode))
  const only = chooseAlternative(node)
  const inner = (only === undefined ? node.children : [only]).map(readNode).join('')
  // the meaning of an abbreviation, the reading of a word
  if (node.name === 'def' || node.name === 'rt') return inner.trim() === '' ? '' : ` (${inner.trim()})`
  return separate.has(node.name) ? ` ${inner} ` : inner
}

/** Of alternatives only one is read: of a formula what can be read as text, of a citation what is written out. */
const chooseAlternative = (node: XmlElement): XmlElement | undefined => {
  if (node.name === 'citation-alternatives')
    return childNamed(node, 'mixed-citation') ?? childElements(node)[0]
  if (node.name !== 'alternatives') return undefined
  const forms = node.children.filter(isElement)
  return (
    forms.find((form) => form.name === 'mml:math') ??
    forms.find((form) => form.name === 'tex-math') ??
    forms[0]
  )
}

/** The text of an element without labels, footnotes and their marks, on one line. */
export const plainText = (element: XmlElement | undefined): string =>
  element === undefined ? '' : squeeze(element.children.map(readNode).join('')).trim()

/** The text of nodes as they stand, on one line. */
export const plainTextOf = (nodes: readonly XmlNode[]): string => squeeze(nodes.map(readNode).join('')).trim()
