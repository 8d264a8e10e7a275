import type { Queryable } from '../../store/database.ts'
import type { NamedAuthor, SuggestedPhrase, SuggestRequest } from '../article-index.ts'
import { beginningSpellings } from '../beginning-spellings.ts'
import { initialsAsked } from '../name-initials.ts'

/** The commonest phrases of all journals together that are looked at one by one, whatever they begin with. */
const commonPhrases = 4_000

/** Other phrases of a journal that are looked at: many where the letters tell what is meant, else some to fill up. */
const otherPhrases = { telling: 200, few: 10 } as const

const tellingLength = 4

const suggestions =
  'select kind, script, zh, en from suggest_phrases($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)'

/** What could be a name in letters: two of them at least, with what stands between its parts. */
const inLetters = /^(?:[\s.'’·‐‑-]*\p{Script=Latin}\p{M}*){2,}[\s.'’·‐‑-]*$/u

/**
 * Keywords, authors and titles that begin like a text, in either language and either script of Chinese, a name with either
 * part first, in one piece, or in pinyin: those that most articles have come first, then the shorter ones. Behind these
 * come names by the initials of their pinyin. Letter case and accents do not matter.
 */
export async function suggestPhrases(
  database: Queryable,
  { sites, text, size, ofKind = size }: SuggestRequest,
): Promise<readonly SuggestedPhrase[]> {
  const typed = text.trim()
  const [read] = await database.query<{ key: string; letters: string; reading: string }>(
    'select phrase_key($1) as key, name_letters(phrase_key($1)) as letters, name_letters(phrase_key($2)) as reading',
    [typed, typed.replace(/\u00fc|u\u0308/giu, 'v')],
  )
  const { key, letters, reading } = read ?? { key: '', letters: '', reading: '' }
  if (key === '' || sites.length === 0) return []
  const isName = inLetters.test(typed)
  const telling = [...typed].length >= tellingLength
  return database.query<SuggestedPhrase>(suggestions, [
    sites,
    beginningSpellings(key),
    [key],
    // its letters find it too
    isName ? [] : [key],
    isName ? [letters] : [],
    isName ? [reading] : [],
    size,
    ofKind,
    Math.ceil(commonPhrases / sites.length),
    otherPhrases[telling ? 'telling' : 'few'],
    [...key].length,
    [initialsAsked(typed)].filter((asked) => asked !== null),
  ])
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
