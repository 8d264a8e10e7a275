import type { UiLanguage } from '@xuekan/core'
import type { FavouriteOrder } from '@xuekan/core/member'
import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'

/** An article that a member keeps, since when in milliseconds since 1970. */
export interface FavouriteRow extends ArticleRow {
  readonly kept: number
}

/** Keeps an article; it stays where it is for one that is kept. False where there is no such article. */
export async function keepArticle(
  database: Queryable,
  memberId: string,
  articleId: number,
  now: number,
): Promise<boolean> {
  const [found] = await database.query('select id from article where id = $1', [articleId])
  if (found === undefined) return false
  await database.query(
    'insert into favourite (member_id, article_id, kept) values ($1, $2, $3) on conflict do nothing',
    [Number(memberId), articleId, now],
  )
  return true
}

/** Keeps it no longer; nothing happens where it is not kept. */
export async function dropArticle(database: Queryable, memberId: string, articleId: number): Promise<void> {
  await database.query('delete from favourite where member_id = $1 and article_id = $2', [
    Number(memberId),
    articleId,
  ])
}

export async function isKept(database: Queryable, memberId: string, articleId: number): Promise<boolean> {
  const found = await database.query(
    'select 1 as kept from favourite where member_id = $1 and article_id = $2',
    [Number(memberId), articleId],
  )
  return found.length > 0
}

interface Wanted {
  /** Looked for in titles and names of journals in both languages; '' for all. */
  readonly term: string
  readonly order: FavouriteOrder
  /** Whose titles are sorted by. */
  readonly language: UiLanguage
}

const titleIn: Readonly<Record<UiLanguage, string>> = {
  zh: `coalesce(nullif(a.record->'title'->>'zh', ''), a.record->'title'->>'en')`,
  en: `coalesce(nullif(a.record->'title'->>'en', ''), a.record->'title'->>'zh')`,
}

const orderBy = (order: FavouriteOrder, language: UiLanguage): string =>
  ({
    kept: 'f.kept desc, a.id desc',
    published: 'a.published desc, a.id desc',
    title: `lower(${titleIn[language]}), a.id`,
  })[order]

/** One page of what a member keeps. */
export const keptArticles = (
  database: Queryable,
  memberId: string,
  { term, order, language }: Wanted,
  page: PageRange,
): Promise<RowPage<FavouriteRow>> =>
  queryPage<FavouriteRow>(
    database,
    {
      columns: `f.kept, ${articleColumns}`,
      source: `from favourite f join (${articleSource}) on a.id = f.article_id
        where f.member_id = $1 and ($2::text = '' or strpos(
          lower(concat_ws(' ', a.record->'title'->>'zh', a.record->'title'->>'en',
            a.record->'journalName'->>'zh', a.record->'journalName'->>'en')),
          lower($2::text)
        ) > 0)`,
      order: orderBy(order, language),
      params: [Number(memberId), term],
    },
    page,
  )
