import { plainText } from '../text/plain-text.ts'
import { childNamed, type XmlElement } from '../xml/xml-tree.ts'

/** Label and title of a group of words as plain text; '' without any. */
export const headingText = (group: XmlElement): string =>
  [childNamed(group, 'label'), childNamed(group, 'title')].map(plainText).filter(Boolean).join(' ')
