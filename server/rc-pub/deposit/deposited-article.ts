import { uiLanguageOf } from '@xuekan/core'
import { titleAsCited, type DepositedArticle, type DepositedAuthor } from '@xuekan/core/content'
import { statedRelations } from '../store/stated-relations.ts'
import type { HarvestedArticle } from '../harvest/formats/harvested-article.ts'
import type { ContributorRecord } from '../store/article-record.ts'
import type { ReferenceRow } from '../store/find-article-details.ts'

/** What others are told of an article: its journal says what it does not say itself. */
export function depositedArticle(
  { row, journal, furtherTexts, urls, pdfUrl }: HarvestedArticle,
  references: readonly ReferenceRow[],
): DepositedArticle {
  const { record } = row
  const { about, affiliations } = record
  return {
    doi: record.doi,
    language: uiLanguageOf(record.originalLanguage) ?? 'en',
    originalLanguage: record.originalLanguage,
    texts: furtherTexts.map(({ language, title, abstractHtml, keywords }) => ({
      language,
      title,
      abstract: abstractHtml,
      keywords,
    })),
    journal: {
      name: journal.name,
      abbreviation: about?.abbreviation ?? '',
      issn: journal.issn,
      publisher: journal.publisher,
    },
    type: record.type,
    title: titleAsCited(record.title, row.retractions),
    authors: record.contributors.map((each) => authorOf(each, affiliations)),
    abstract: record.abstractHtml,
    keywords: record.keywords,
    year: record.year,
    volume: record.volume,
    issue: record.issue,
    firstPage: record.firstPage,
    lastPage: record.lastPage,
    elocationId: record.elocationId,
    dates: record.dates,
    licenseUrl: record.license?.url ?? '',
    awards: about?.awards ?? [],
    references: references.map(({ doi, text }, at) => ({ key: `ref${at + 1}`, doi, text })),
    relations: statedRelations(row).filter(({ doi }) => doi !== ''),
    hasText: row.hasText,
    urls,
    pdfUrl,
  }
}

const authorOf = (
  { name, personName, collab, orcid, affiliations: keys }: ContributorRecord,
  affiliations: HarvestedArticle['row']['record']['affiliations'],
): DepositedAuthor => ({
  name,
  parts: personName,
  isOrganisation: collab,
  orcid,
  affiliations: affiliations
    .filter(({ key }) => keys.includes(key))
    .map(({ name: place, ror = '' }) => ({ name: place, ror })),
})
