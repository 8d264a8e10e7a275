import type { Queryable } from './database.ts'

/** Whether an article stood under one of these spellings of a DOI and was taken away. */
export async function isRemovedDoi(database: Queryable, spellings: readonly string[]): Promise<boolean> {
  const rows = await database.query(
    `select 1 from article_tombstone where doi <> '' and lower(doi) = any($1::text[]) limit 1`,
    [spellings.map((spelling) => spelling.toLowerCase())],
  )
  return rows.length > 0
}

/** Whether the article with this id was taken away. */
export async function isRemovedId(database: Queryable, id: number): Promise<boolean> {
  return (await database.query('select 1 from article_tombstone where article_id = $1', [id])).length > 0
}

/** An article that is there again under its key is not gone any more. */
export const forgetTombstones = (
  tx: Queryable,
  siteId: number,
  keys: readonly string[],
): Promise<readonly unknown[]> =>
  tx.query('delete from article_tombstone where site_id = $1 and key = any($2::text[])', [siteId, keys])
