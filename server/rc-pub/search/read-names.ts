import type { Queryable } from '../store/database.ts'

/** Names that are read at once. */
const atOnce = 1_000

/** What stands for the reading of a name that has none, so that nobody looks for it again. */
const unreadable = '-'

/**
 * Gives every Chinese name of an author that stands without an English one its pinyin: family names as such (单 is shan),
 * without tones and spaces, ü as v. Names that have it already cost nothing, so it is safe at any time, and again.
 */
export async function readNames(on: Queryable): Promise<void> {
  for (;;) {
    const rows = await on.query<{ zh: string }>(
      `select distinct zh from (
        select zh from phrase where kind = 'author' and en = '' and reading = '' limit $1
      ) unread`,
      [atOnce],
    )
    if (rows.length === 0) return
    const names = rows.map(({ zh }) => zh)
    await on.query(
      `update phrase p set reading = r.reading from unnest($1::text[], $2::text[]) as r (zh, reading)
      where p.zh = r.zh and p.kind = 'author' and p.en = '' and p.reading = ''`,
      [names, await readingsOf(names)],
    )
  }
}

/** The library is large, and most stores have an English form of every name: it is loaded by the first that needs it. */
async function readingsOf(names: readonly string[]): Promise<readonly string[]> {
  const { pinyin } = await import('pinyin-pro')
  return names.map((name) => {
    const read = pinyin(name, { toneType: 'none', surname: 'head', v: true, separator: '' })
    return read.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || unreadable
  })
}
