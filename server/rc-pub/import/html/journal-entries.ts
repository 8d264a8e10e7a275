import type { ContentLanguage } from '@xuekan/core'
import { contributorNotes } from '../meta/contributor-notes.ts'
import { baseOf, declaredLanguage } from '../text/tags.ts'
import { plainText } from '../text/plain-text.ts'
import { childElements, childNamed, childrenNamed, descendantsNamed, elementAt } from '../xml/xml-tree.ts'
import type { LanguageVersions } from '../meta/language-versions.ts'
import type { Entry } from './front-entries.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

const paragraph = (html: string): string => (html === '' ? '' : tag('p', {}, html))

/**
 * What the file of an article says of its journal beside what lists show (title, abbreviation, ISSN, publisher): the
 * subtitle, who edited it then, and notes. A translation names the people of the original; notes stay in their language.
 */
export const journalEntries = ([original]: LanguageVersions, rendering: Rendering): readonly Entry[] => {
  const meta = elementAt(original.element, 'front', 'journal-meta')
  if (meta === undefined) return []
  const isOwn = (language: ContentLanguage): boolean => baseOf(language) === baseOf(rendering.tag)
  const subtitles = descendantsNamed(meta, 'journal-subtitle')
    .filter((each) => isOwn(declaredLanguage(each) ?? original.tag))
    .map((each) => paragraph(escapeMarkup(plainText(each))))
  const people = contributorNotes(meta, rendering.tag).map(({ titledName, roles, affiliation }) =>
    paragraph(escapeMarkup([titledName, ...roles, affiliation].filter(Boolean).join(', '))),
  )
  const notes = childrenNamed(meta, 'notes')
    .filter((each) => isOwn(declaredLanguage(each) ?? original.tag))
    .map((each) => {
      const title = rendering.inline(childNamed(each, 'title')?.children ?? []).trim()
      const text = childElements(each).filter(({ name }) => name !== 'title')
      return paragraph(title === '' ? '' : tag('b', {}, title)) + rendering.blocks(text, 3)
    })
  const html = [...subtitles, ...people, ...notes].join('')
  return [{ title: escapeMarkup(rendering.messages.aboutJournal), html }]
}
