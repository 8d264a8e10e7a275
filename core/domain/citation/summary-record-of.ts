import type { ArticleSummary, Contributor } from '../article/article.ts'
import { fallbacks } from '../language/fallbacks.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { languageShown, localise } from '../language/localized.ts'
import { emptyCitationRecord, type CitationRecord, type CitedAuthor } from './citation-record.ts'
import { citedName } from './cited-name.ts'
import { writtenText } from '../article/written-text.ts'

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

/** What a summary tells of an article, in this language where the article has it, else in the other. */
export function summaryRecordOf(article: Citable, language: UiLanguage): CitationRecord {
  const shown = languageShown(article.title, language)
  return {
    ...emptyCitationRecord,
    language: shown,
    title: writtenText(article.title[shown]),
    authors: firstNamed(shown, (each) => authorsListed(article, each)),
    container: writtenText(localise(article.journalName, shown)),
    year: article.year,
    volume: article.volume,
    issue: article.issue,
    firstPage: article.firstPage,
    lastPage: article.lastPage,
    elocationId: article.elocationId,
    doi: article.doi,
  }
}

/** The authors in the first language that names any. */
export const firstNamed = (
  language: UiLanguage,
  authorsOf: (language: UiLanguage) => readonly CitedAuthor[],
): readonly CitedAuthor[] =>
  fallbacks(language)
    .map(authorsOf)
    .find((authors) => authors.length > 0) ?? []

/** The authors as a list names them, with what their contributors tell of their names. */
export function authorsListed(
  { authors, contributors = [] }: Citable,
  language: UiLanguage,
): readonly CitedAuthor[] {
  const inStep = contributors.length === authors[language].length
  return authors[language].flatMap((raw, index) => {
    const name = writtenText(raw)
    if (name === '') return []
    const known = inStep ? contributors[index]?.citedName : undefined
    const told = fallbacks(language).flatMap((each) =>
      authors[each][index] === raw ? (known?.[each] ?? []) : [],
    )
    return [{ name: told[0] ?? citedName(name), organisations: [] }]
  })
}
