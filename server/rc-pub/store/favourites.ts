import type { Queryable } from './database.ts'

/** Keeps an article; it stays where it is for one that is kept. False where there is no such article. */
export async function addFavourite(
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

export async function isFavourite(
  database: Queryable,
  memberId: string,
  articleId: number,
): Promise<boolean> {
  const found = await database.query(
    'select 1 as kept from favourite where member_id = $1 and article_id = $2',
    [Number(memberId), articleId],
  )
  return found.length > 0
}
