import type { Queryable } from '../../store/database.ts'
import type { ConditionInput } from '../article-index.ts'
import { fitsInitials, readInitialledName, type StoredName } from '../initialled-name.ts'
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

/**
 * What finds the articles of authors whose name a term abbreviates: `Yu TL` is Yu Tinglan and T. Yu as far as the journals
 * have such authors; [] for any other search.
 */
export async function nameQueries(
  store: Queryable,
  { query: { term, field }, advanced, sites }: Pick<ConditionInput, 'query' | 'advanced' | 'sites'>,
): Promise<readonly string[]> {
  const name =
    advanced === undefined && (field === 'all' || field === 'author') ? readInitialledName(term) : null
  if (name === null) return []
  const rows = await store.query<StoredName>(namesBeginning, [sites, name.family + (name.initials[0] ?? '')])
  return rows
    .filter((row) => fitsInitials(row, name))
    .slice(0, most.sought)
    .flatMap(({ zh, en }) =>
      en === '' ? [matchRun('author', zh)] : (matchPhrase('author', textWords(en).words, () => []) ?? []),
    )
}
