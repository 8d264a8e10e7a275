import type { WireArticle } from '@xuekan/rc-pub/contract'
import type { ArticleRow } from '../../store/article-row.ts'
import type { Queryable } from '../../store/database.ts'
import { furtherTextsOf } from '../../store/find-further-texts.ts'
import { relationsOf, type RelationRow } from '../../store/find-relations.ts'
import { orNull } from '../endpoint-handler.ts'

const idOrNull = (id: number | null): string | null => (id === null ? null : String(id))

const wireRelation = (row: RelationRow): NonNullable<WireArticle['about']>['relations'][number] => ({
  type: orNull(row.type),
  named: row.named ? 1 : 0,
  doi: orNull(row.doi),
  url: orNull(row.url),
  text: orNull(row.text),
  id: idOrNull(row.id),
  siteId: idOrNull(row.siteId),
  zhResName: orNull(row.title?.zh ?? ''),
  enResName: orNull(row.title?.en ?? ''),
})

/** What one article alone says: rights, people, relations of both directions, and its texts in further languages. */
export async function wireAbout(
  database: Queryable,
  { id, record }: ArticleRow,
): Promise<Pick<WireArticle, 'about' | 'texts'>> {
  const { about } = record
  const relations = await relationsOf(database, { id, doi: record.doi })
  const texts = await furtherTextsOf(database, id)
  return {
    about: {
      zhHeading: orNull(about?.heading?.zh ?? ''),
      enHeading: orNull(about?.heading?.en ?? ''),
      zhSummaries: orNull(about?.summaries?.zh ?? ''),
      enSummaries: orNull(about?.summaries?.en ?? ''),
      articleType: orNull(record.type),
      zhCopyright: orNull(about?.copyright.zh ?? ''),
      enCopyright: orNull(about?.copyright.en ?? ''),
      zhLicenseText: orNull(about?.licenseText.zh ?? ''),
      enLicenseText: orNull(about?.licenseText.en ?? ''),
      roles: about?.roles ?? [],
      editors: (about?.editors ?? []).map(({ name, roles, affiliation }) => ({
        name,
        roles,
        affiliation: orNull(affiliation),
      })),
      relations: relations.map(wireRelation),
      events: (about?.events ?? []).map(({ type, label, date, url }) => ({
        eventType: orNull(type),
        label: orNull(label),
        eventDate: orNull(date),
        url: orNull(url),
      })),
      issn: orNull(record.issn),
      publicationAbbrev: orNull(about?.abbreviation ?? ''),
      zhPublisher: orNull(record.publisher.zh),
      enPublisher: orNull(record.publisher.en),
      pmid: orNull(about?.pmid ?? ''),
      pmcid: orNull(about?.pmcid ?? ''),
      arxiv: orNull(about?.arxiv ?? ''),
    },
    texts: texts.map(({ language, title, abstractHtml, keywords, fullTextHtml }) => ({
      language,
      title: orNull(title),
      summary: orNull(abstractHtml),
      keyword: orNull(keywords.join(';')),
      hasFullText: fullTextHtml === '' ? 0 : 1,
    })),
  }
}
