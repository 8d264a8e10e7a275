import { plainText } from '../text/plain-text.ts'
import { childNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'

/** Names of metadata for readers: classifications, codes of documents, statements. All others are for programs. */
const forReaders =
  /\p{Script=Han}|^(?:clc|udc|ddc|jel|msc|pacs)\b|classification|document (?:code|identification)|impact statement|section[- ]at[- ]acceptance/iu

/** True of custom metadata (`custom-meta`) that a page shows under the name that the file gives it. */
export const isForReaders = (custom: XmlElement): boolean =>
  custom.name === 'custom-meta' && forReaders.test(plainText(childNamed(custom, 'meta-name')))

/** The custom metadata of an article that a page shows. */
export const customMetaForReaders = (meta: XmlElement): readonly XmlElement[] =>
  elementsAt(meta, 'custom-meta-group', 'custom-meta').filter(isForReaders)
