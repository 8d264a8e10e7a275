import { attribute, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'

/** Elements that show something without any text. */
const pictures = new Set(['graphic', 'inline-graphic', 'private-char'])

const isBlank = (element: XmlElement): boolean =>
  element.children.every((node) =>
    isElement(node) ? !pictures.has(node.name) && isBlank(node) : !/\S/.test(node),
  )

/** True of a reference into the article whose text is left to be generated from what it points at. */
export const isEmptyReference = (node: XmlNode): boolean =>
  isElement(node) && node.name === 'xref' && /\S/.test(attribute(node, 'rid')) && isBlank(node)

const referenceType = (node: XmlNode | undefined): string | null =>
  node !== undefined && isElement(node) && node.name === 'xref' ? attribute(node, 'ref-type') : null

/**
 * True where references of one kind touch and some of them have a text: the empty ones are the members of a range
 * (`1–5`) that the text does not name.
 */
export const isInsideRange = (nodes: readonly XmlNode[], index: number): boolean => {
  const own = referenceType(nodes[index])
  const isOther = (node: XmlNode): boolean => referenceType(node) !== own
  const start = nodes.slice(0, index).findLastIndex(isOther) + 1
  const next = nodes.slice(index).findIndex(isOther)
  return nodes.slice(start, next < 0 ? nodes.length : index + next).some((node) => !isEmptyReference(node))
}
