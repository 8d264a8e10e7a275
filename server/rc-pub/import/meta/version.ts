import { elementsAt, childNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'

/** The version code of the record (C3.13), which a file gives as custom metadata named `version`; else 0. */
export const readVersion = (meta: XmlElement): number => {
  const custom = elementsAt(meta, 'custom-meta-group', 'custom-meta').find(
    (each) => plainText(childNamed(each, 'meta-name')).toLowerCase() === 'version',
  )
  if (custom === undefined) return 0
  const version = Number(plainText(childNamed(custom, 'meta-value')))
  return Number.isInteger(version) && version >= -1 && version <= 10 ? version : 0
}
