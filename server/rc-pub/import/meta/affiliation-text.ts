import { attribute, childrenNamed, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { squeeze } from '../text/plain-text.ts'

/** Elements of an affiliation that do not belong to its printed form. */
const silent = new Set(['label', 'institution-id', 'email', 'phone', 'fax', 'xref', 'fn', 'target'])

/** True of a link that is worded as its address; one of other words is part of the printed form. */
export const isBareAddress = (link: XmlElement): boolean =>
  /^[^\s.]*\.\S+$|:\/\/|@/.test(inner(link.children).trim())

const isBlank = (node: XmlNode): boolean => !isElement(node) && !/\S/.test(node)

/** Texts that stand apart in the file are joined with commas, unless they bring their punctuation. */
const join = (texts: readonly string[]): string =>
  texts.reduce((joined, text) => {
    if (joined === '' || text === '') return joined + text
    const punctuated = /[,，;；:：(（–—-]\s*$/.test(joined) || /^\s*[,，;；:：.。)）]/.test(text)
    return joined + (punctuated ? ' ' : ', ') + text
  }, '')

/** Parts of an address, which stand apart also where a file has nothing between them. */
const fields = new Set([
  'addr-line',
  'institution',
  'institution-wrap',
  'city',
  'state',
  'country',
  'postal-code',
  'named-content',
])

const isField = (node: XmlNode | undefined): boolean =>
  node !== undefined && isElement(node) && fields.has(node.name)

const textOf = (node: XmlNode): string => {
  if (!isElement(node)) return node
  const isLink = node.name === 'uri' || node.name === 'ext-link'
  if (silent.has(node.name) || (isLink && isBareAddress(node))) return ''
  // the lines of an address, as those of a letter have them
  return node.name === 'break' ? ', ' : read(node.children)
}

/** Content that has words or signs between its elements is written out; other content is a row of fields. */
const read = (nodes: readonly XmlNode[]): string => {
  const writtenOut = nodes.some((node) => !isElement(node) && !isBlank(node))
  const texts = nodes.map(textOf)
  return writtenOut
    ? texts.map((text, at) => (isField(nodes[at]) && isField(nodes[at - 1]) ? `, ${text}` : text)).join('')
    : join(texts.filter((text) => /[^\s,]/.test(text)))
}

const tidy = (raw: string): string =>
  squeeze(raw)
    .replace(/[;,.]?\s*(?:e-?mail|电子邮箱)?\s*[:：]?\s*[^\s;,:：]+@[^\s;,]+/gi, '')
    .replace(/[;,.，；]?\s*(?:\be-?mails?|电子邮[箱件])\s*[:：]?\s*(?=[;,.，；。]|$)/gi, '')
    .replace(/\s+([,，;；.。)）])/g, '$1')
    .replace(/([，；：])\s+/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    .trim()
    .replace(/^[,，;；.\s]+|[,，;；:\s]+$/g, '')
    .replace(/(\p{L}{4,})\.$/u, '$1')
    .replace(/。$/, '')

/** `(A.K.)`: whose address stands before it. */
const ownerOfMail = /^\s*\([\p{Lu}][\p{L}.\s–-]{0,12}\)/u

/** The parts of an affiliation without the initials that a file has behind addresses of mail, which stand elsewhere. */
export const withoutOwnersOfMail = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.map((node, at) => {
    const before = nodes[at - 1]
    const isBehind = before !== undefined && isElement(before) && before.name === 'email'
    return isBehind && !isElement(node) ? node.replace(ownerOfMail, '') : node
  })

const inner = (nodes: readonly XmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? inner(node.children) : node)).join('')

/** The label in front of an affiliation: its own element, or superscript as its first content. */
export const affiliationLabel = (aff: XmlElement): string => {
  const first = aff.children.find((node) => !isBlank(node))
  const leading = first !== undefined && isElement(first) && first.name === 'sup' ? first : undefined
  const label = childrenNamed(aff, 'label')[0] ?? leading
  return label === undefined ? '' : squeeze(inner(label.children)).trim()
}

/** What files call the whole wording of an affiliation beside its parts. */
export const wholeWording = new Set(['original', 'verbatim'])

/**
 * The affiliation on one line without label, identifiers and e-mail. A file's own full wording wins over its parts;
 * parts that stand apart are joined with commas.
 */
export const affiliationText = (aff: XmlElement): string => {
  const whole = childrenNamed(aff, 'institution', 'addr-line').find((each) =>
    wholeWording.has(attribute(each, 'content-type')),
  )
  if (whole !== undefined) return tidy(inner(whole.children))
  const first = aff.children.find((node) => !isBlank(node))
  const nodes = aff.children.filter(
    (node) =>
      !(isElement(node) && node.name === 'institution' && attribute(node, 'content-type') === 'normalized') &&
      !(node === first && isElement(node) && node.name === 'sup'),
  )
  return tidy(read(withoutOwnersOfMail(nodes)))
}
