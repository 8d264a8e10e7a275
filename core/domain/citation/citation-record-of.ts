import type { Article, ArticleSummary, Contributor } from '../article/article.ts'
import { institutionsOf } from '../head/citation-metas.ts'
import { fallbacks } from '../language/fallbacks.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { languageShown, localise, type Localized } from '../language/localized.ts'
import type { JournalImprint } from '../site/journal.ts'
import {
  emptyCitationRecord,
  type CitationRecord,
  type CitationText,
  type CitedAuthor,
  type CitedName,
} from './citation-record.ts'
import { citedName } from './cited-name.ts'
import { citedText } from './cited-text.ts'

/** What a citation is made of. Contributors in step with the authors tell the parts of their names. */
export type Citable = Pick<
  ArticleSummary,
  | 'doi'
  | 'title'
  | 'authors'
  | 'journalName'
  | 'year'
  | 'volume'
  | 'issue'
  | 'firstPage'
  | 'lastPage'
  | 'elocationId'
> & { readonly contributors?: readonly Pick<Contributor, 'name' | 'citedName'>[] }

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
}

/** What a summary tells of an article, in this language where the article has it, else in the other. */
export function summaryRecordOf(article: Citable, language: UiLanguage): CitationRecord {
  const shown = languageShown(article.title, language)
  return {
    ...emptyCitationRecord,
    language: shown,
    title: citedText(article.title[shown]),
    authors: firstNamed(shown, (each) => authorsListed(article, each)),
    container: citedText(localise(article.journalName, shown)),
    year: article.year,
    volume: article.volume,
    issue: article.issue,
    firstPage: article.firstPage,
    lastPage: article.lastPage,
    elocationId: article.elocationId,
    doi: article.doi,
  }
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
    (each) => each !== record.language && citedText(article.title[each]) !== '',
  )
  return {
    ...record,
    ...textIn(article, record.language),
    authors: firstNamed(record.language, (each) => authorsIn(article, each)),
    container: record.container,
    id: article.id,
    date: article.dates.published || article.publishedOn,
    issn: journal?.issn ?? '',
    url,
    translation: other === undefined ? null : textIn(article, other),
  }
}

/** The authors in the first language that names any. */
const firstNamed = (
  language: UiLanguage,
  authorsOf: (language: UiLanguage) => readonly CitedAuthor[],
): readonly CitedAuthor[] =>
  fallbacks(language)
    .map(authorsOf)
    .find((authors) => authors.length > 0) ?? []

const textIn = (article: CitableInFull, language: UiLanguage): CitationText => ({
  language,
  title: citedText(article.title[language]),
  authors: authorsIn(article, language),
  container: citedText(article.journalName[language]),
  keywords: article.keywords[language].map(citedText).filter(isPresent),
  abstract: citedText(article.abstract[language] ?? ''),
})

/** None where nobody is named in this language; else all of them, so that both languages stand in step. */
function authorsIn(article: CitableInFull, language: UiLanguage): readonly CitedAuthor[] {
  const named = article.contributors.filter(({ name }) => nameIn(name, language) !== '')
  if (named.length === 0) return authorsListed(article, language)
  if (named.every(({ name }) => citedText(name[language]) === '')) return []
  return named.map((contributor) => ({
    name: knownName(contributor, language) ?? citedName(nameIn(contributor.name, language)),
    organisations: institutionsOf(contributor, article, language),
  }))
}

const nameIn = (name: Contributor['name'], language: UiLanguage): string =>
  citedText(name[nameLanguage(name, language)])

const nameLanguage = ({ zh, en }: Contributor['name'], language: UiLanguage): UiLanguage =>
  languageShown({ zh: citedText(zh), en: citedText(en) }, language)

/** The name in its parts where they are known, in the language that `nameIn` takes it from. */
const knownName = (
  { name, citedName: known }: Pick<Contributor, 'name' | 'citedName'>,
  language: UiLanguage,
): CitedName | null => known?.[nameLanguage(name, language)] ?? null

function authorsListed(
  { authors, contributors = [] }: Citable,
  language: UiLanguage,
): readonly CitedAuthor[] {
  const inStep = contributors.length === authors[language].length
  return authors[language].flatMap((raw, index) => {
    const name = citedText(raw)
    if (name === '') return []
    const known = inStep ? contributors[index]?.citedName : undefined
    const told = fallbacks(language).flatMap((each) =>
      authors[each][index] === raw ? (known?.[each] ?? []) : [],
    )
    return [{ name: told[0] ?? citedName(name), organisations: [] }]
  })
}

const isPresent = (text: string): boolean => text !== ''
