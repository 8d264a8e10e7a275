import { attribute, childElements, isElement, withChildren, type XmlElement } from './xml-tree.ts'

/** Parts whose links are identifiers, such as the page of a person in a network, or whose readers write them out. */
const apart = new Set([
  'contrib',
  'ref',
  'mixed-citation',
  'element-citation',
  'citation',
  'nlm-citation',
  'product',
  'title-group',
  'article-title',
  'journal-meta',
])

const isLink = (element: XmlElement): boolean => element.name === 'ext-link' || element.name === 'uri'

/** True of an element without words and without anything else to see. */
const isBlank = (element: XmlElement): boolean =>
  childElements(element).length === 0 && !element.children.some((node) => !isElement(node) && /\S/.test(node))

/** The tree with each link that has an address and no words worded as its address. */
export const withAddressesAsWords = (element: XmlElement): XmlElement => {
  const address = attribute(element, 'xlink:href').trim()
  if (isLink(element) && isBlank(element))
    return /^(?:\w+:)?\/\/\S+$/.test(address) ? { ...element, children: [address] } : element
  return withChildren(element, (child) => (apart.has(child.name) ? child : withAddressesAsWords(child)))
}
