import type { Queryable } from '../../store/database.ts'
import type { NamedAuthor } from '../article-index.ts'

/** The commonest phrases of all journals together that are looked at one by one, whatever they begin with. */
const commonPhrases = 4_000

/** Other phrases of a journal that are looked at: many where the letters tell what is meant, else some to fill up. */
const otherPhrases = { telling: 200, few: 10 } as const

const tellingLength = 4

/** The ways to write a phrase, by the column of what is typed and of what is suggested. */
const ways = [
  { typed: 'key_zh', text: 'zh', key: 'key_zh' },
  { typed: 'key_en', text: 'en', key: 'key_en' },
  { typed: 'key_turned', text: 'en', key: 'key_en' },
] as const

/**
 * Keywords, authors and titles that begin like a text, in either language, a name with either part first: those that
 * most articles have come first, then the shorter ones. Letter case and accents do not matter.
 */
export async function suggestPhrases(
  database: Queryable,
  sites: readonly number[],
  text: string,
  size: number,
): Promise<readonly string[]> {
  const prefix = await prefixOf(database, text)
  if (prefix === null || sites.length === 0) return []
  const telling = [...text.trim()].length >= tellingLength
  const found = ways.flatMap(({ typed, text: written, key }) => {
    const columns = `p.site_id, p.kind, p.${written} as text, p.${key} as key, p.articles`
    const begins = `p.${typed} <> '' and p.${typed} like $2`
    return [
      `select ${columns} from common p where ${begins}`,
      `select phrases.* from site cross join lateral (
        select ${columns} from phrase p where p.site_id = site.id and ${begins} limit $5
      ) phrases`,
    ]
  })
  const rows = await database.query<{ text: string }>(
    `with site as materialized (select unnest($1::bigint[]) as id), common as materialized (
      select phrases.* from site cross join lateral (
        select p.* from phrase p where p.site_id = site.id and p.articles > 1 order by p.articles desc limit $4
      ) phrases where ${ways.map(({ typed }) => `phrases.${typed} like $2`).join(' or ')}
    )
    select max(text) as text from (${found.join(' union ')}) found group by key
    order by sum(articles) desc, length(max(text)), max(text) limit $3`,
    [sites, prefix, size, Math.ceil(commonPhrases / sites.length), otherPhrases[telling ? 'telling' : 'few']],
  )
  return rows.map((row) => row.text)
}

/** Authors whose name begins so, one page of them, and how many there are. */
export async function findAuthorNames(
  database: Queryable,
  sites: readonly number[],
  name: string,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<{ readonly total: number; readonly authors: readonly NamedAuthor[] }> {
  const prefix = await prefixOf(database, name)
  if (prefix === null) return { total: 0, authors: [] }
  const rows = await database.query<{ total: number; zh: string | null; en: string; articles: number }>(
    `with found as materialized (
      select p.zh, p.en, sum(p.articles) as articles from phrase p
      where p.site_id = any($1::bigint[]) and p.kind = 'author' and (
        (p.key_zh <> '' and p.key_zh like $2) or (p.key_en <> '' and p.key_en like $2)
        or (p.key_turned <> '' and p.key_turned like $2))
      group by p.zh, p.en
    )
    select total, zh, en, articles from (select count(*) as total from found) counted left join (
      select * from found order by articles desc, zh, en limit $3 offset $4
    ) page on true`,
    [sites, prefix, size, offset],
  )
  return {
    total: rows[0]?.total ?? 0,
    authors: rows.flatMap(({ zh, en, articles }) => (zh === null ? [] : [{ name: { zh, en }, articles }])),
  }
}

/** The text as phrases are kept, as a pattern; null for one that says nothing. */
async function prefixOf(database: Queryable, text: string): Promise<string | null> {
  const [row] = await database.query<{ key: string }>('select phrase_key($1) as key', [text.trim()])
  const key = row?.key ?? ''
  return key === '' ? null : `${key.replace(/[\\%_]/g, '\\$&')}%`
}
