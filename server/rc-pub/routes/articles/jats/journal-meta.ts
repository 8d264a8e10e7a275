import type { StoredRecord } from '../../../store/article-row.ts'
import { eachLeaf, shownFirst, type Slots } from './languages.ts'
import { xmlElement, xmlLeaf, type Xml } from '@xuekan/core/content'

/** The journal's names and short name, ISSN and publisher. */
export function journalMeta({ journalName, issn, publisher, about }: StoredRecord, slots: Slots): Xml {
  const [first, second] = shownFirst(slots, journalName)
  const titles =
    xmlLeaf('journal-title', journalName[first.slot], { 'xml:lang': first.tag }) +
    xmlElement(
      'trans-title-group',
      { 'xml:lang': second.tag },
      transTitle(journalName[second.slot], second.tag),
    ) +
    xmlLeaf('abbrev-journal-title', about?.abbreviation ?? '')
  const content = [
    xmlElement('journal-title-group', {}, titles),
    xmlLeaf('issn', issn),
    xmlElement('publisher', {}, eachLeaf(slots, 'publisher-name', publisher)),
  ]
  return xmlElement('journal-meta', {}, content.join(''))
}

const transTitle = (title: string, tag: string): Xml => xmlLeaf('trans-title', title, { 'xml:lang': tag })
