import type { LocalizedText, UiLanguage } from '@xuekan/core'
import type { PublishingTime, UnissuedChoice, UnissuedOrder, UnissuedStage } from '@xuekan/core/content'
import type { FullTextRecord } from './article-record.ts'
import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'
import { inColumn, unissued } from './feed-articles.ts'
import { createSqlParams, type SqlParams } from './sql-params.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'

const select = `select ${articleColumns} from ${articleSource}`

/** Ids are global: an article of any site. */
export async function articleById(database: Queryable, id: number): Promise<ArticleRow | null> {
  const [row] = await database.query<ArticleRow>(`${select} where a.id = $1`, [id])
  return row ?? null
}

/** Ids are global: articles of any sites, in no order; none for an id that no article has. */
export const articlesByIds = (database: Queryable, ids: readonly number[]): Promise<readonly ArticleRow[]> =>
  database.query<ArticleRow>(`${select} where a.id = any($1::bigint[])`, [ids])

/** By any of these spellings, whatever their letter case; of several sites' copies the asking site's comes first. */
export async function articleByDoi(
  database: Queryable,
  spellings: readonly string[],
  siteId: number | null,
): Promise<ArticleRow | null> {
  const [row] = await database.query<ArticleRow>(
    `${select} where a.doi <> '' and lower(a.doi) = any($1::text[]) order by a.site_id <> $2, a.id limit 1`,
    [spellings.map((spelling) => spelling.toLowerCase()), siteId ?? 0],
  )
  return row ?? null
}

/** By a number in a registry, as `registryKey` writes it; of several sites' copies the asking site's comes first. */
export async function articleByRegistryKey(
  database: Queryable,
  key: string,
  siteId: number | null,
): Promise<ArticleRow | null> {
  const [row] = await database.query<ArticleRow>(
    `${select} where a.registry_ids <> '{}' and a.registry_ids @> $1::text[] order by a.site_id <> $2, a.id limit 1`,
    [[key], siteId ?? 0],
  )
  return row ?? null
}

/** The articles of one issue in the order of its pages. */
export const articlesOfPeriod = (database: Queryable, periodId: number): Promise<readonly ArticleRow[]> =>
  database.query<ArticleRow>(`${select} where a.period_id = $1 order by a.position, a.id`, [periodId])

export type ArticleOrder = 'published' | 'visits' | 'downloads' | 'citations'

/** The first articles of these journals in some order, highest first. */
export const topArticles = (
  database: Queryable,
  sites: readonly number[],
  order: ArticleOrder,
  size: number,
): Promise<readonly ArticleRow[]> =>
  database.query<ArticleRow>(
    `${select} where a.site_id = any($1::bigint[]) order by a.${order} desc, a.id desc limit $2`,
    [sites, size],
  )

const unissuedOrder: Readonly<Record<UnissuedOrder, string>> = {
  newest: 'a.published desc, a.id desc',
  oldest: 'a.published, a.id',
  mostRead: 'a.visits desc, a.id desc',
}

/** What is in no issue yet: just accepted is version -1, online first every other one (C3.13). */
export const unissuedArticles = (
  database: Queryable,
  sites: readonly number[],
  stage: UnissuedStage,
  { section, order }: UnissuedChoice,
  page: PageRange,
): Promise<RowPage<ArticleRow>> => {
  const params = createSqlParams()
  const chosen = section === undefined ? '' : ` and ${inColumn(section)(params)}`
  const statement = {
    columns: articleColumns,
    source: `from ${articleSource} where ${unissuedOf(sites, stage, params)}${chosen}`,
    order: unissuedOrder[order ?? 'newest'],
    params: params.values,
  }
  return queryPage<ArticleRow>(database, statement, page)
}

/** A column and how many articles stand in it. */
export interface ColumnCount {
  readonly value: string
  readonly label: LocalizedText
  readonly count: number
}

/** The columns of what is in no issue yet, those with most articles first. */
export const unissuedColumns = (
  database: Queryable,
  sites: readonly number[],
  stage: UnissuedStage,
): Promise<readonly ColumnCount[]> => {
  const params = createSqlParams()
  return database.query<ColumnCount>(
    `select a.column_key as value, json_build_object('zh', max(a.column_zh), 'en', max(a.column_en)) as label,
      count(*)::integer as count
    from article a where ${unissuedOf(sites, stage, params)} and a.column_key <> ''
    group by a.column_key order by count desc, a.column_key collate "C"`,
    params.values,
  )
}

/** So many articles of the newest tell how long journals take; a journal has fewer in two years. */
const mostTimed = 2_000

/** When the newest articles of these journals were received and could first be read, in no order. */
export const publishingTimes = (
  database: Queryable,
  sites: readonly number[],
): Promise<readonly PublishingTime[]> =>
  database.query<PublishingTime>(
    `select record->'dates'->>'received' as received, record->'dates'->>'online' as online from (
      select record from article where site_id = any($1::bigint[]) order by published desc, id desc limit $2
    ) newest`,
    [sites, mostTimed],
  )

const unissuedOf = (sites: readonly number[], stage: UnissuedStage, params: SqlParams): string =>
  `a.site_id = any(${params.add(sites)}::bigint[]) and ${unissued(stage === 'justAccepted')(params)}`

/** A full text, and whether there is one in the other language too. */
export interface FoundFullText extends FullTextRecord {
  readonly inBothLanguages: 0 | 1
}

/** The full text in this language, else in the other; null without one. */
export async function fullTextOf(
  database: Queryable,
  id: number,
  language: UiLanguage,
): Promise<FoundFullText | null> {
  const [text] = await database.query<FoundFullText>(
    `select tag as language, html, (count(*) over () - 1)::integer as "inBothLanguages"
    from article_text where article_id = $1 order by language <> $2 limit 1`,
    [id, language],
  )
  return text ?? null
}

/** The full texts of both slots. */
export const fullTextsOf = (database: Queryable, id: number): Promise<readonly FullTextRecord[]> =>
  database.query(
    'select tag as language, html from article_text where article_id = $1 order by language desc',
    [id],
  )
