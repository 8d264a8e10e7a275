import { uiLanguageOf, type ContentLanguage, type LocalizedText } from '@xuekan/core'
import { attribute, childNamed, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { baseOf, declaredLanguage, textSlots, type Tagged } from '../text/tags.ts'
import { tagOf, type LanguageVersion } from './language-versions.ts'

/** Groups that name a column of the issue, best first; '' is a group without a type. */
const columnTypes = ['heading', 'toc-heading', 'toc', 'display-channel', ''] as const

/** Codes of classifications (`3800`) are no names; the group inside has one. */
const isCode = (text: string): boolean => /^[\d./-]*$/.test(text)

const subjectOf = (group: XmlElement, surrounding: ContentLanguage): readonly Tagged<string>[] => {
  const subject = childNamed(group, 'subject')
  if (subject === undefined || isCode(plainText(subject))) {
    return childrenNamed(group, 'subj-group').flatMap((inner) => subjectOf(inner, surrounding))
  }
  return [{ tag: tagOf(subject, declaredLanguage(group) ?? surrounding), value: plainText(subject) }]
}

/** Columns in the language of the text, in Chinese and in English: a name in any other language is none for readers of these. */
const columnsOf = (version: LanguageVersion): readonly Tagged<string>[] => {
  const groups = elementsAt(version.meta, 'article-categories', 'subj-group')
  for (const type of columnTypes) {
    const found = groups.filter((group) => attribute(group, 'subj-group-type') === type)
    const subjects = found.flatMap((group) => subjectOf(group, version.tag))
    const own = subjects.filter(
      ({ tag }) => uiLanguageOf(tag) !== null || baseOf(tag) === baseOf(version.tag),
    )
    if (own.length > 0) return own
  }
  return []
}

/** The column of the issue (the heading of its table of contents) that the article stands in. */
export const readSection = (versions: readonly LanguageVersion[]): LocalizedText =>
  textSlots(versions.flatMap(columnsOf))
