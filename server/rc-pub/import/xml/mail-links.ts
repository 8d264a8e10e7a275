import { attribute, withChildren, type XmlElement } from './xml-tree.ts'

/** True of a link that leads to an address of mail, by its type or by what it names. */
const isMail = (element: XmlElement): boolean =>
  (element.name === 'ext-link' || element.name === 'uri') &&
  (attribute(element, 'ext-link-type').toLowerCase() === 'email' ||
    /^mailto:/i.test(attribute(element, 'xlink:href')))

/** The tree with links to addresses of mail as JATS names these (`email`). What has none of them is the same tree. */
export const withMailNamed = (element: XmlElement): XmlElement => {
  const same = withChildren(element, withMailNamed)
  return isMail(same) ? { ...same, name: 'email' } : same
}
