import { uiLanguageOf } from '@xuekan/core'
import type { DepositedArticle, DepositedAuthor } from '@xuekan/core/content'
import { pageHostOf } from '@xuekan/core/route'
import { asSiteId } from '@xuekan/core/site'
import { harvestedArticles } from '../harvest/harvested-articles.ts'
import type { HarvestedArticle } from '../harvest/formats/harvested-article.ts'
import { doiSpellings } from '../routes/articles/doi-spellings.ts'
import type { ContributorRecord } from '../store/article-record.ts'
import type { Queryable } from '../store/database.ts'
import { articleByDoi } from '../store/find-articles.ts'
import { referencesOf, type ReferenceRow } from '../store/find-article-details.ts'
import { journalsOf } from '../store/site-row.ts'

/** Articles that are read at once. */
const atOnce = 100

/** Finds what registries are told of articles, with the addresses that they have below an origin. */
export interface DepositSource {
  /** null for a DOI that no article has. */
  readonly byDoi: (doi: string) => Promise<DepositedArticle | null>
  /** All that have a DOI, in the order of their ids. */
  readonly all: () => AsyncGenerator<DepositedArticle>
}

export async function openDepositSource(database: Queryable, origin: string): Promise<DepositSource> {
  const host = pageHostOf(origin, { id: asSiteId(''), sld: '' }, [new URL(origin).hostname])
  const journals = await journalsOf(database, { id: 0, type: 'all' })
  const read = async (ids: readonly number[]): Promise<readonly DepositedArticle[]> => {
    const found = await harvestedArticles(database, { host, journals }, ids)
    const articles: DepositedArticle[] = []
    for (const id of ids) {
      const article = found.get(id)
      if (article !== undefined) articles.push(depositedArticle(article, await referencesOf(database, id)))
    }
    return articles
  }
  return {
    byDoi: async (doi) => {
      const row = await articleByDoi(database, doiSpellings(doi), null)
      return row === null ? null : ((await read([row.id]))[0] ?? null)
    },
    all: async function* () {
      for (let after = 0; ;) {
        const rows: readonly { readonly id: number }[] = await database.query<{ id: number }>(
          `select a.id from article a join site s on s.id = a.site_id
          where a.id > $1 and a.doi <> '' and not s.expired order by a.id limit $2`,
          [after, atOnce],
        )
        const last = rows.at(-1)
        if (last === undefined) return
        yield* await read(rows.map(({ id }) => id))
        after = last.id
      }
    },
  }
}

function depositedArticle(
  { row, journal, urls, pdfUrl }: HarvestedArticle,
  references: readonly ReferenceRow[],
): DepositedArticle {
  const { record } = row
  const { about, affiliations } = record
  const filled = (text: typeof record.journalName, other: typeof record.journalName) =>
    text.zh === '' && text.en === '' ? other : text
  return {
    doi: record.doi,
    language: uiLanguageOf(record.originalLanguage) ?? 'en',
    journal: {
      name: filled(record.journalName, journal.name),
      abbreviation: about?.abbreviation ?? '',
      issn: record.issn || journal.issn,
      publisher: filled(record.publisher, journal.publisher),
    },
    type: record.type,
    title: record.title,
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
    references: references.map(({ doi, text }, at) => ({ key: `ref${at + 1}`, doi, text })),
    relations: (about?.relations ?? []).filter(({ doi }) => doi !== ''),
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
  affiliations: affiliations.filter(({ key }) => keys.includes(key)).map((each) => each.name),
})
