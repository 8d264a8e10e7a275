import { plainText } from '../text/plain-text.ts'
import { wordsOf } from '../words/words-of.ts'
import { attribute, childElements, elementsAt, type XmlElement } from '../xml/xml-tree.ts'

/** Types of titles for the heads of printed pages, for lists, and for programs that sort, search or show plain letters. */
const forPrint =
  /running|head|^[lrv]rh$|recto|verso|short|abbrev|sort|index|toc|contents|ascii|plain|search|citation|^(?:html|pdf|epub|xml|mid)$|derived/i

/**
 * True of another form of a title (`alt-title`) that a page leaves out: it stands at the head of printed pages or in
 * lists, or says in other letters what the titles beside it say.
 */
export const isFormOfTitle = (title: XmlElement, group: XmlElement): boolean => {
  if (forPrint.test(attribute(title, 'alt-title-type') || attribute(title, 'content-type'))) return true
  const text = plainText(title)
  if (/\bet al\.?$/i.test(text)) return true
  const others = childElements(group).filter(({ name }) => name !== 'alt-title')
  const said = new Set(others.flatMap((other) => wordsOf(plainText(other))))
  return wordsOf(text).every((word) => said.has(word))
}

/** Titles that an article has beside its own: an earlier one, one in a language that it has no text in. */
export const otherTitles = (meta: XmlElement): readonly XmlElement[] =>
  elementsAt(meta, 'title-group').flatMap((group) =>
    childElements(group).filter((child) => child.name === 'alt-title' && !isFormOfTitle(child, group)),
  )
