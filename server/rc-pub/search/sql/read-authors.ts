import type { Queryable } from '../../store/database.ts'
import type { ConditionInput } from '../article-index.ts'
import { fitsInitials, initialledNames, type InitialledName, type StoredName } from '../initialled-name.ts'
import type { TermReading } from '../term-reading.ts'
import { textWords } from '../text-words.ts'
import { matchPhrase, matchRun } from './match-words.ts'

/** Names that are looked at, of each site and way, and names that are looked for: one family name and letter can be many. */
const most = { looked: 200, sought: 40 } as const

const ways = [
  { typed: 'name_letters(p.key_en)', where: `p.key_en <> ''` },
  { typed: 'name_letters(p.key_turned)', where: `p.key_turned <> ''` },
  { typed: 'p.reading', where: `p.reading <> ''` },
] as const

const found = ways
  .map(
    ({ typed, where }) => `select names.* from site cross join lateral (
      select p.zh, p.en, p.initials, p.articles from phrase p
      where p.site_id = site.id and p.kind = 'author' and ${where}
        and ${typed} >= $2 collate "C" and ${typed} < ($2 || chr(1114111)) collate "C" limit ${most.looked}
    ) names`,
  )
  .join(' union ')

const namesBeginning = `with site as materialized (
    select s.id from site s where $1::bigint[] is null or s.id = any($1::bigint[])
  )
  select zh, en, max(initials) as initials from (${found}) each
  group by zh, en order by sum(articles) desc, zh, en`

/** Names that are told. */
const mostTold = 3

/**
 * The authors of these journals whose names a term abbreviates, alone or among other words: `Yu TL` is Yu Tinglan and T. Yu
 * as far as the journals have such authors.
 */
export async function readAuthors(
  store: Queryable,
  { query: { term, field, as }, advanced, sites }: Pick<ConditionInput, 'query' | 'advanced' | 'sites'>,
): Promise<readonly TermReading[]> {
  const isAsked = advanced === undefined && as === undefined && (field === 'all' || field === 'author')
  const readings: TermReading[] = []
  for (const name of isAsked ? initialledNames(term) : []) {
    const rows = await store.query<StoredName>(namesBeginning, [
      sites,
      name.family + (name.initials[0] ?? ''),
    ])
    const meant = rows.filter((row) => fitsInitials(row, name)).slice(0, most.sought)
    if (meant.length > 0) readings.push(readingOf(name, meant))
  }
  return readings
}

const readingOf = ({ typed }: InitialledName, meant: readonly StoredName[]): TermReading => ({
  typed,
  words: textWords(typed).words,
  read: meant.slice(0, mostTold).map(({ zh, en }) => ({ zh, en })),
  queries: meant.flatMap(({ zh, en }) =>
    en === '' ? [matchRun('author', zh)] : (matchPhrase('author', textWords(en).words, () => []) ?? []),
  ),
  marked: [],
})
