import { isWholeName } from '../article/author-name.ts'
import type { Article, ArticleImprint } from '../article/article.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { JournalImprint } from '../site/journal.ts'

/** The journal of an article, all of it from one source where that says enough. */
export interface OwnImprint extends Omit<ArticleImprint, 'abbreviation'> {
  readonly name: LocalizedText
  readonly abbreviation: LocalizedText
}

const isEmpty = ({ zh, en }: LocalizedText): boolean => zh === '' && en === ''

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const isSameName = (one: LocalizedText, other: LocalizedText): boolean =>
  (['zh', 'en'] as const).some(
    (language) => one[language] !== '' && bare(one[language]) === bare(other[language]),
  )

const inItsScript = (text: string): LocalizedText =>
  isWholeName(text) ? { zh: text, en: '' } : { zh: '', en: text }

/**
 * What journal an article says that it is in. An article that names none is in the journal of its site; one that names
 * the same, by ISSN or name, is completed from it; one that names another is completed from nothing.
 */
export function ownImprint(
  {
    journalName,
    about: { imprint },
  }: Pick<Article, 'journalName'> & { readonly about: Pick<Article['about'], 'imprint'> },
  journal: Pick<JournalImprint, 'name' | 'abbreviation' | 'issn' | 'publisher'> | null,
): OwnImprint {
  const own = { ...imprint, name: journalName, abbreviation: inItsScript(imprint.abbreviation) }
  if (journal === null) return own
  const { name, abbreviation, issn, publisher } = journal
  if (isEmpty(journalName)) return { name, abbreviation, issn, publisher }
  const isSame = isSameName(journalName, name) || (imprint.issn !== '' && bare(imprint.issn) === bare(issn))
  if (!isSame) return own
  const filled = (text: LocalizedText, other: LocalizedText) => ({
    zh: text.zh || other.zh,
    en: text.en || other.en,
  })
  return {
    name: filled(journalName, name),
    abbreviation: filled(own.abbreviation, abbreviation),
    issn: imprint.issn || issn,
    publisher: filled(imprint.publisher, publisher),
  }
}
