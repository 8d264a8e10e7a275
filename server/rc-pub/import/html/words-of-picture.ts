import { childNamed, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'

/** What a graphical abstract says beside its picture. */
export const wordsOfPicture = (abstract: XmlElement): readonly XmlElement[] =>
  descendantsNamed(abstract, 'p', 'title').filter((each) => each !== childNamed(abstract, 'title'))
