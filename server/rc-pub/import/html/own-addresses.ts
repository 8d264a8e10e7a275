import { plainText } from '../text/plain-text.ts'
import { wordsOf } from '../words/words-of.ts'
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'

/** Words that name no more than the form of a copy. */
const ofForms = new Set(
  'full text pdf html xml epub abstract online version download article link the url web'.split(' '),
)

/** True of the address of another copy (`self-uri`) that has no words but an address, a file and the form of the copy. */
export const isAddressAlone = (uri: XmlElement): boolean =>
  wordsOf(
    plainText(uri)
      .replace(/\b(?:https?:\/\/|urn:|info:|doi:|www\.|10\.\d{4,}\/)\S*/gi, ' ')
      .replace(/\S+\.(?:pdf|x?html?|xml|epub)\b/gi, ' '),
  ).every((word) => ofForms.has(word))

/** Links of an event in the history of an article that say in words what they lead to. */
export const linksInWords = (event: XmlElement): readonly XmlElement[] =>
  childrenNamed(event, 'self-uri', 'ext-link', 'uri').filter((link) => !isAddressAlone(link))

/** What a file says of other copies of its article, such as that one alone has the whole text. */
export const wordsOnCopies = (meta: XmlElement): readonly XmlElement[] =>
  childrenNamed(meta, 'self-uri').filter((uri) => !isAddressAlone(uri))

/** True of an address among the metadata whose type says what it is of: the article in a register. */
export const isAddressOfArticle = (link: XmlElement): boolean =>
  link.name === 'uri' && attribute(link, 'content-type') !== ''

/** True of the identifier of a volume or an issue, in which words would be told. */
export const isKeyOfIssue = (id: XmlElement): boolean => !/\p{L}{2}.*\s|\s.*\p{L}{2}/u.test(plainText(id))
