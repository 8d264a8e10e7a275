import type { Queryable } from './database.ts'

/** Writes down that a member has downloaded an article at this time; false where there is no such article. */
export async function storeDownload(
  database: Queryable,
  memberId: string,
  articleId: number,
  at: number,
): Promise<boolean> {
  const stored = await database.query(
    `insert into member_download (member_id, article_id, kept) select $1::bigint, id, $3::bigint from article where id = $2
    on conflict (member_id, article_id) do update set kept = excluded.kept returning article_id`,
    [Number(memberId), articleId, at],
  )
  return stored.length > 0
}

/** Forgets it, and answers when it was, in milliseconds since 1970; null where there was none. */
export async function dropDownload(
  database: Queryable,
  memberId: string,
  articleId: number,
): Promise<number | null> {
  const [dropped] = await database.query<{ kept: number }>(
    'delete from member_download where member_id = $1 and article_id = $2 returning kept',
    [Number(memberId), articleId],
  )
  return dropped?.kept ?? null
}
