import type { ContentLanguage } from '@xuekan/core'
import { attribute, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { wholeNameIn } from '../meta/person-name.ts'

/**
 * Whose statement a note is: some journals tie notes on interests and contributions to authors by reference alone,
 * and leave the names out of the text. Nobody where all authors share it.
 */
export const noteAuthors = (
  meta: XmlElement | undefined,
  tag: ContentLanguage,
): ((note: XmlElement) => readonly string[]) => {
  const authors =
    meta === undefined
      ? []
      : elementsAt(meta, 'contrib-group', 'contrib').filter((each) =>
          ['', 'author'].includes(attribute(each, 'contrib-type')),
        )
  const notesOf = (author: XmlElement) =>
    childrenNamed(author, 'xref')
      .filter((xref) => attribute(xref, 'ref-type') === 'fn' && xref.children.length === 0)
      .map((xref) => attribute(xref, 'rid'))
  return (note) => {
    const id = attribute(note, 'id')
    const own = id === '' ? [] : authors.filter((author) => notesOf(author).includes(id))
    return own.length === authors.length
      ? []
      : own.map((author) => wholeNameIn(author, tag)).filter((name) => name !== '')
  }
}
