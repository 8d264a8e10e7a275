import type { Article, ArticleAbout, Contributor } from '../article/article.ts'
import { institutionsOf } from '../head/citation-metas.ts'
import { fallbacks } from '../language/fallbacks.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { languageShown, type Localized } from '../language/localized.ts'
import type { JournalImprint } from '../site/journal.ts'
import type { CitationRecord, CitationText, CitedAuthor, CitedName } from './citation-record.ts'
import { citedName } from './cited-name.ts'
import { writtenText } from '../article/written-text.ts'
import { authorsListed, firstNamed, summaryRecordOf, type Citable } from './summary-record-of.ts'

/** The numbers of an article in PubMed, PubMed Central and arXiv. */
export type RegistryNumbers = Partial<Pick<ArticleAbout, 'pmid' | 'pmcid' | 'arxiv'>>

/** What the export formats are made of. */
export interface CitableInFull extends Citable {
  readonly id: string
  readonly publishedOn: string
  readonly contributors: readonly Pick<Contributor, 'name' | 'citedName' | 'affiliations'>[]
  readonly affiliations: Article['affiliations']
  /** HTML. */
  readonly abstract: Localized<string | null>
  readonly keywords: Localized<readonly string[]>
  readonly dates: Pick<Article['dates'], 'published'>
  /** Its numbers in registries; absent where nothing is told beside what lists show. */
  readonly about?: RegistryNumbers
}

/**
 * An article as the export formats take it, in this language where the article has it, else in the other. Title,
 * keywords and abstract are of that language alone; authors and journal stand in the other where they must. Its
 * translation holds the other language, where the title has it. `url` is the absolute address of the page.
 */
export function citationRecordOf(
  article: CitableInFull,
  language: UiLanguage,
  url: string,
  journal: Pick<JournalImprint, 'issn'> | null = null,
): CitationRecord {
  const record = summaryRecordOf(article, language)
  const other = fallbacks(record.language).find(
    (each) => each !== record.language && writtenText(article.title[each]) !== '',
  )
  return {
    ...record,
    ...textIn(article, record.language),
    authors: firstNamed(record.language, (each) => authorsIn(article, each)),
    container: record.container,
    id: article.id,
    date: article.dates.published || article.publishedOn,
    issn: journal?.issn ?? '',
    pmid: article.about?.pmid ?? '',
    pmcid: article.about?.pmcid ?? '',
    arxiv: article.about?.arxiv ?? '',
    url,
    translation: other === undefined ? null : textIn(article, other),
  }
}

const textIn = (article: CitableInFull, language: UiLanguage): CitationText => ({
  language,
  title: writtenText(article.title[language]),
  authors: authorsIn(article, language),
  container: writtenText(article.journalName[language]),
  keywords: article.keywords[language].map(writtenText).filter(isPresent),
  abstract: writtenText(article.abstract[language] ?? ''),
})

/** None where nobody is named in this language; else all of them, so that both languages stand in step. */
function authorsIn(article: CitableInFull, language: UiLanguage): readonly CitedAuthor[] {
  const named = article.contributors.filter(({ name }) => nameIn(name, language) !== '')
  if (named.length === 0) return authorsListed(article, language)
  if (named.every(({ name }) => writtenText(name[language]) === '')) return []
  return named.map((contributor) => ({
    name: knownName(contributor, language) ?? citedName(nameIn(contributor.name, language)),
    organisations: institutionsOf(contributor, article, language),
  }))
}

const nameIn = (name: Contributor['name'], language: UiLanguage): string =>
  writtenText(name[nameLanguage(name, language)])

const nameLanguage = ({ zh, en }: Contributor['name'], language: UiLanguage): UiLanguage =>
  languageShown({ zh: writtenText(zh), en: writtenText(en) }, language)

/** The name in its parts where they are known, in the language that `nameIn` takes it from. */
const knownName = (
  { name, citedName: known }: Pick<Contributor, 'name' | 'citedName'>,
  language: UiLanguage,
): CitedName | null => known?.[nameLanguage(name, language)] ?? null

const isPresent = (text: string): boolean => text !== ''
