import { plainText } from '../text/plain-text.ts'
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'

/** The number of a person in ORCID, which files give as an identifier or as an address; '' without one. */
export const orcidOf = (contributor: XmlElement): string => {
  const ids = childrenNamed(contributor, 'contrib-id', 'ext-link', 'uri')
  const texts = ids.map((id) => `${plainText(id)} ${attribute(id, 'xlink:href')}`)
  return /\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/.exec(texts.join(' '))?.[0] ?? ''
}
