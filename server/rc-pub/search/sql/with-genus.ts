import type { Queryable } from '../../store/database.ts'
import { createSqlParams } from '../../store/sql-params.ts'
import { genusMeant, readAbbreviatedGenus, type GenusFound } from '../abbreviated-genus.ts'
import type { ReadSearch } from './article-condition.ts'
import type { Stems } from './stem-words.ts'

/** Articles with the species that are read for its genus. */
const mostRead = 50

/** Shorter words before the name of a species are no genus. */
const shortest = 4

/**
 * The search with the genus that its term abbreviates, as these journals write it out: `C. idella` finds Ctenopharyngodon
 * idella too. Any other search as it is.
 */
export async function withGenus<Search extends ReadSearch>(
  on: Queryable,
  search: Search,
  stems: Stems,
): Promise<Search> {
  const { term, field } = search.query
  const abbreviated = search.advanced === undefined && field === 'all' ? readAbbreviatedGenus(term) : null
  const [epithet] = abbreviated === null ? [] : stems(abbreviated.epithet)
  if (abbreviated === null || epithet === undefined) return search
  const params = createSqlParams()
  const species = params.add(epithet)
  const sites = search.sites === null ? '' : `and a.site_id = any(${params.add(search.sites)}::bigint[])`
  const found = await on.query<GenusFound>(
    `select before.lexeme as genus, count(*) as articles from (
      select a.fts from article a where a.fts @@ quote_literal(${species}::text)::tsquery ${sites} limit ${mostRead}
    ) a cross join unnest(a.fts) before cross join unnest(a.fts) after
    where after.lexeme = ${species} and before.lexeme like ${params.add(`${abbreviated.initial}%`)}
      and length(before.lexeme) >= ${shortest}
      and exists (select from unnest(before.positions) place where place + 1 = any(after.positions))
    group by before.lexeme`,
    params.values,
  )
  const genus = genusMeant(found)
  if (genus === null) return search
  const written = `('${genus.replaceAll("'", "''")}' <-> '${epithet}')`
  const { readings = [], readWords = [] } = search
  return { ...search, readings: [...readings, written], readWords: [...readWords, genus] }
}
