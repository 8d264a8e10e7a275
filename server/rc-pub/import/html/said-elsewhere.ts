import { attribute, childElements, type XmlElement } from '../xml/xml-tree.ts'

/** True of a note that says what the page says itself, or speaks of another page: how to cite, where authors are listed. */
export const isSaidElsewhere = (text: string): boolean =>
  /^(?:how to cite this article|c[oó]mo citar este art[ií]c?ulo|a list of authors and their affiliations appears)/i.test(
    text,
  )

/** True of notes of the front that say how to cite the article and nothing else. */
export const isSelfCitation = (notes: XmlElement): boolean => {
  const parts = notes.name === 'notes' || notes.name === 'fn-group' ? childElements(notes) : []
  return parts.length > 0 && parts.every((each) => attribute(each, 'content-type') === 'self-citation')
}
