import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { plainText, plainTextOf, squeeze } from '../text/plain-text.ts'
import { isHan } from '../text/tags.ts'
import { catalogueName, idNames, staysInText } from './cited-ids.ts'
import { linksTo, withoutAnnouncement, withoutDoi } from './citation-doi.ts'
import { apartFromLinks, closeGaps, gap } from './citation-gaps.ts'
import { citationNames, isWrittenOut, nameElements, nameList, writeGroup } from './citation-names.ts'
import { writeDateParts } from './citation-numbers.ts'
import { inlineNames } from './inline.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** Identifiers that leave the flow of the text and come back as links at its end. */
const leaves = (element: XmlElement): boolean => idNames.includes(element.name) && !staysInText(element)

const isSilent = (element: XmlElement): boolean =>
  leaves(element) || ['label', 'index-term'].includes(element.name)

/** A label behind the first, such as that of a second work in one citation; the first one stands before the text. */
const isFurtherLabel = (node: XmlElement, siblings: readonly XmlNode[]): boolean =>
  node.name === 'label' && siblings.find((each) => isElement(each) && each.name === 'label') !== node

/** A number with the name of its kind, where the words before it do not say that. */
const numberWithName = (id: XmlElement, before: string): string => {
  const name = catalogueName(id)
  const named = before.replace(/[\s:：#()]+$/, '').toLowerCase()
  return (named.endsWith(name.toLowerCase()) ? '' : `${name} `) + plainText(id)
}

const isBlank = (node: XmlNode | undefined): boolean =>
  node !== undefined && !isElement(node) && !/\S/.test(node)

const titles = new Set('article-title chapter-title data-title part-title'.split(' '))

/** True where a title follows the people, or the source follows either of them. */
const isNewPart = (before: XmlElement, after: XmlElement): boolean => {
  const arePeople = before.name === 'person-group' || nameElements.has(before.name)
  return arePeople
    ? titles.has(after.name) || after.name === 'source'
    : titles.has(before.name) && after.name === 'source'
}

/** Fields that touch in the file without a sign between them. */
const joint = (before: XmlElement, after: XmlElement): string => {
  // a sign that the file has for readers stands there by itself
  if (before.name === 'x' || after.name === 'x') return ''
  if (before.name === 'fpage' && after.name === 'lpage') return '–'
  if (nameElements.has(before.name) && nameElements.has(after.name)) return ', '
  return isNewPart(before, after) && !/[\p{P}\p{S}]$/u.test(plainText(before)) ? '. ' : ' '
}

const previousElement = (nodes: readonly XmlNode[], index: number): XmlElement | null => {
  for (let at = index - 1; at >= 0; at -= 1) {
    const node = nodes[at]
    if (node === undefined || !(isElement(node) || isBlank(node))) return null
    if (isElement(node)) return isSilent(node) ? null : node
  }
  return null
}

/** True where an identifier follows, or nothing: what announces one is then an orphan. */
const isBeforeIdentifier = (nodes: readonly XmlNode[], index: number, doi: string): boolean => {
  const next = nodes.slice(index + 1).find((node) => !isBlank(node))
  if (next === undefined) return true
  return isElement(next) && (isSilent(next) || linksTo(next, doi))
}

const isOpened = (text: string): boolean => /^[([]/.test(text)

/** A space where a year in brackets touches the people before it, or a title behind it. */
const spaceAt = (nodes: readonly XmlNode[], index: number): string => {
  const [before, node] = [nodes[index - 1], nodes[index]]
  if (before === undefined || node === undefined) return ''
  if (!isElement(node))
    return isElement(before) &&
      isOpened(node) &&
      (before.name === 'person-group' || nameElements.has(before.name))
      ? ' '
      : ''
  return !isElement(before) && /[)\]]$/.test(before) && titles.has(node.name) ? ' ' : ''
}

/** True of text that ends with a word or a sign, which a number behind it would touch. */
const isTouched = (before: XmlNode | undefined): boolean =>
  before !== undefined && !isElement(before) && /[\p{N}.,;)\]]$/u.test(before)

const writeNodes = (nodes: readonly XmlNode[], rendering: Rendering, doi: string): string =>
  nodes
    .map((node, index) => {
      if (!isElement(node)) {
        const text = withoutDoi(squeeze(node), doi)
        const words = isBeforeIdentifier(nodes, index, doi) ? withoutAnnouncement(text) : text
        return spaceAt(nodes, index) + escapeMarkup(words)
      }
      if (leaves(node) || linksTo(node, doi)) return gap
      if (isFurtherLabel(node, nodes)) return ` ${escapeMarkup(plainText(node))} `
      if (isSilent(node)) return ''
      if (node.name === 'x') return rendering.inline(node.children)
      const before = previousElement(nodes, index)
      if (idNames.includes(node.name))
        return (
          (before === null && !isTouched(nodes[index - 1]) ? '' : ' ') +
          escapeMarkup(numberWithName(node, plainTextOf(nodes.slice(0, index))))
        )
      if (['isbn', 'issn'].includes(node.name) && isTouched(nodes[index - 1]))
        return ` ${writePart(node, rendering, doi)}`
      const lead = before === null ? spaceAt(nodes, index) : joint(before, node)
      return lead + writePart(node, rendering, doi)
    })
    .join('')

/** Elements that say something by themselves, and not only what their content is. */
const isWhole = ({ name }: XmlElement): boolean => inlineNames.has(name) && !citationNames.includes(name)

const writePart = (element: XmlElement, rendering: Rendering, doi: string): string => {
  switch (element.name) {
    case 'person-group':
      return isWrittenOut(element.children)
        ? writeNodes(element.children, rendering, doi)
        : escapeMarkup(writeGroup(element, 'et al.'))
    case 'name':
    case 'name-alternatives':
    case 'collab-alternatives':
      return escapeMarkup(nameList([element], 'et al.'))
    case 'string-name':
      return writeNodes(element.children, rendering, doi)
    case 'etal':
      return element.children.length === 0 ? 'et al.' : rendering.inline(element.children)
    case 'source': {
      const source = rendering
        .inline(element.children)
        .replace(/<\/?i>/g, '')
        .trim()
      return source === '' || isHan(source) ? source : tag('i', {}, source)
    }
    case 'comment':
      return writeNodes(element.children, rendering, doi).trim()
    default:
      return isWhole(element)
        ? rendering.inline([element])
        : writeDateParts(element) || rendering.inline(element.children).trim()
  }
}

/** Changes the text of HTML, and none of its tags. */
const inText = (html: string, change: (text: string) => string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : change(part)))
    .join('')

/** A reference as its file words it, with its identifiers taken out. */
export const writeWrittenCitation = (citation: XmlElement, rendering: Rendering, doi: string): string =>
  inText(apartFromLinks(closeGaps(writeNodes(citation.children, rendering, doi))), (text) =>
    text
      .replace(/[ \u00a0]+([,.;:)\]])/g, '$1')
      .replace(/([([]) +/g, '$1')
      .replace(/[([][)\]]/g, '')
      .replace(/(?<=\p{Lu})\.\.(?!\.)/gu, '.')
      .replace(/\bet al\.\./g, 'et al.')
      .replace(/([^.;:<>]{4,40}: )\1/g, '$1')
      .replace(/ {2,}/g, ' '),
  )
    .replace(/([.,;])(?:\s*[.,;])*\s*\.(?=\s*$)/, '.')
    .replace(/[,;:]\s*$/, '.')
    .trim()
