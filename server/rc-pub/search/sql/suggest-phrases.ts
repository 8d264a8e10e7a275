import type { Queryable } from '../../store/database.ts'
import type { NamedAuthor, SuggestedPhrase, SuggestRequest } from '../article-index.ts'
import { beginningSpellings } from '../beginning-spellings.ts'
import { initialsAsked } from '../name-initials.ts'

/** The commonest phrases of all journals together that are looked at one by one, whatever they begin with. */
const commonPhrases = 4_000

/** Other phrases of a journal that are looked at: many where the letters tell what is meant, else some to fill up. */
const otherPhrases = { telling: 200, few: 10 } as const

const tellingLength = 4

/** Names by their initials, which are told last: of each journal, and at all. */
const namesByInitials = 5

/** Where a phrase is looked up, in which of its languages that shows it, and by which of the beginnings. */
const ways = [
  { typed: 'p.key_zh', script: 'zh', where: `p.key_zh <> ''`, begins: '$2' },
  { typed: 'p.key_en', script: 'en', where: `p.key_en <> ''`, begins: '$3' },
  { typed: 'p.key_turned', script: 'en', where: `p.key_turned <> ''`, begins: '$4' },
  {
    typed: 'name_letters(p.key_turned)',
    script: 'en',
    where: `p.kind = 'author' and p.key_turned <> ''`,
    begins: '$5',
  },
  {
    typed: 'name_letters(p.key_en)',
    script: 'en',
    where: `p.kind = 'author' and p.key_en <> ''`,
    begins: '$5',
  },
  { typed: 'p.reading', script: 'zh', where: `p.reading <> ''`, begins: '$6' },
] as const

const columns = 'p.site_id, p.kind, p.zh, p.en, p.key_zh, p.key_en, p.articles'

const beginning = (script: string): string => `${columns}, '${script}' as script, false as by_initials`

/** Of the commonest phrases, which are looked at one by one, each way of writing is compared; names in one piece are rare. */
const common = ways.slice(0, 3).map(
  ({ typed, script, begins }) =>
    `select ${beginning(script)} from common p
    where left(${typed}, $11) = any(${begins}::text[])`,
)

const others = ways.map(
  ({ typed, script, where, begins }) =>
    `select phrases.* from site cross join unnest(${begins}::text[]) beginning cross join lateral (
      select ${beginning(script)} from phrase p
      where p.site_id = site.id and ${where}
        and ${typed} >= beginning and ${typed} < beginning || chr(1114111) limit $10
    ) phrases`,
)

/** The whole of the initials, so that a short word does not bring every name that begins so; the commonest names of a journal. */
const byInitials = `select names.* from site cross join unnest($12::text[]) asked cross join lateral (
    select ${columns}, case p.en when '' then 'zh' else 'en' end as script, true as by_initials from phrase p
    where p.site_id = site.id and p.initials = asked and p.initials > '-'
    order by p.articles desc limit ${namesByInitials}
  ) names`

/**
 * A name stands once for each pair of its forms, any other phrase once however it is written in the other language. What
 * is found by initials alone comes behind all that begins so.
 */
const suggestions = `with site as materialized (select unnest($1::bigint[]) as id), common as materialized (
    select phrases.* from site cross join lateral (
      select p.* from phrase p where p.site_id = site.id and p.articles > 1 order by p.articles desc limit $9
    ) phrases
  ), once as (
    select ${columns.replaceAll('p.', '')}, script, bool_and(by_initials) as by_initials
    from (${[...common, ...others, byInitials].join(' union all ')}) found
    group by ${columns.replaceAll('p.', '')}, script
  ), named as (
    select kind, script, max(zh) as zh, max(en) as en, sum(articles) as articles, bool_and(by_initials) as by_initials
    from once
    group by kind, script, case when script = 'zh' or kind = 'author' then key_zh end,
      case when script = 'en' or kind = 'author' then key_en end
  ), worded as (
    select named.*, case script when 'zh' then zh else en end as text from named
  ), placed as (
    select worded.*,
      row_number() over (partition by kind order by by_initials, articles desc, length(text), text) as place,
      row_number() over (partition by by_initials order by articles desc, length(text), text) as place_so
    from worded
  )
  select kind, script, zh, en from placed where place <= $8 and (not by_initials or place_so <= ${namesByInitials})
  order by by_initials, articles desc, length(text), text limit $7`

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
