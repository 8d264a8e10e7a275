import { keywordsIn } from '../meta/keywords.ts'
import { childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { headingText } from './heading-text.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** What a figure, a table or a section is about, in the words of its file. */
export const writeKeywordsOf = (float: XmlElement): string =>
  childrenNamed(float, 'kwd-group')
    .map((group) => ({ lead: headingText(group).replace(/[:：]$/, ''), words: keywordsIn(group).join('; ') }))
    .filter(({ words }) => words !== '')
    .map(({ lead, words }) =>
      tag('p', {}, (lead === '' ? '' : `${tag('b', {}, escapeMarkup(lead))}: `) + escapeMarkup(words)),
    )
    .join('')
