import type { ContentLanguage, LocalizedText } from '@xuekan/core'
import {
  attribute,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  elementAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { declaredLanguage, textSlots, type Tagged } from '../text/tags.ts'
import { tagOf } from './language-versions.ts'

const tagged = (element: XmlElement, surrounding: ContentLanguage): Tagged<string> => ({
  tag: tagOf(element, surrounding),
  value: plainText(element),
})

const translated = (group: XmlElement, surrounding: ContentLanguage): readonly Tagged<string>[] =>
  childrenNamed(group, 'trans-title').map((each) => tagged(each, declaredLanguage(group) ?? surrounding))

/** The journal's name in both languages. */
export const readJournalName = (article: XmlElement, surrounding: ContentLanguage): LocalizedText => {
  const meta = elementAt(article, 'front', 'journal-meta')
  if (meta === undefined) return { zh: '', en: '' }
  return textSlots([
    ...descendantsNamed(meta, 'journal-title').map((each) => tagged(each, surrounding)),
    ...descendantsNamed(meta, 'trans-title-group').flatMap((group) => translated(group, surrounding)),
  ])
}

/** The publisher's name in both languages. */
export const readPublisher = (article: XmlElement, surrounding: ContentLanguage): LocalizedText =>
  textSlots(
    elementsAt(article, 'front', 'journal-meta', 'publisher', 'publisher-name').map((each) =>
      tagged(each, surrounding),
    ),
  )

/** The electronic ISSN where there is one, else the first. */
export const readIssn = (article: XmlElement): string => {
  const all = elementsAt(article, 'front', 'journal-meta', 'issn')
  const formatOf = (issn: XmlElement) => attribute(issn, 'pub-type') || attribute(issn, 'publication-format')
  const electronic = all.find((each) => formatOf(each).startsWith('e'))
  return plainText(electronic ?? all[0])
}
