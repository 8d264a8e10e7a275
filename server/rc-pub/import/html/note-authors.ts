import type { ContentLanguage } from '@xuekan/core'
import { attribute, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { wholeNameIn } from '../meta/person-name.ts'

/** References of an author that are shown in other ways: where somebody works, and who answers letters. */
const shownElsewhere = new Set(['aff', 'corresp'])

/**
 * Whose statement a note is: journals tie notes on interests, contributions and lives to authors by a mark or by
 * reference alone, and leave the names out of the text; who did as much as whom may be an attribute. Nobody where all authors share it.
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
      .filter((xref) => !shownElsewhere.has(attribute(xref, 'ref-type')))
      .flatMap((xref) => attribute(xref, 'rid').split(/\s+/))
  return (note) => {
    const id = attribute(note, 'id')
    const isOnEquals = attribute(note, 'fn-type') === 'equal'
    const own = authors.filter(
      (author) =>
        (id !== '' && notesOf(author).includes(id)) ||
        (isOnEquals && attribute(author, 'equal-contrib') === 'yes'),
    )
    return own.length === authors.length
      ? []
      : own.map((author) => wholeNameIn(author, tag)).filter((name) => name !== '')
  }
}
