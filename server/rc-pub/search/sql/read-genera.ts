import type { Queryable } from '../../store/database.ts'
import { createSqlParams } from '../../store/sql-params.ts'
import {
  abbreviatedGenera,
  genusMeant,
  type AbbreviatedGenus,
  type GenusFound,
} from '../abbreviated-genus.ts'
import type { ConditionInput } from '../article-index.ts'
import type { TermReading } from '../term-reading.ts'
import { textWords } from '../text-words.ts'
import type { Stems } from './stem-words.ts'

/** Articles with the species that are read for its genus. */
const mostRead = 50

/** Shorter words before the name of a species are no genus. */
const shortest = 4

/** The species of a search whose genus is abbreviated, as these journals write it out: `C. idella` is Ctenopharyngodon idella too. */
export async function readGenera(
  on: Queryable,
  { query: { term, field, as }, advanced, sites }: Pick<ConditionInput, 'query' | 'advanced' | 'sites'>,
  stems: Stems,
): Promise<readonly TermReading[]> {
  const isAsked = advanced === undefined && as === undefined && field === 'all'
  const readings: TermReading[] = []
  for (const species of isAsked ? abbreviatedGenera(term) : []) {
    const [epithet] = stems(species.epithet)
    const genus =
      epithet === undefined ? null : genusMeant(await wordsBefore(on, sites, { ...species, epithet }))
    if (genus !== null && epithet !== undefined) readings.push(readingOf(species, genus, epithet))
  }
  return readings
}

function readingOf({ typed, epithet }: AbbreviatedGenus, genus: string, stem: string): TermReading {
  const name = `${genus.charAt(0).toUpperCase()}${genus.slice(1)} ${epithet}`
  return {
    typed,
    words: textWords(typed).words,
    read: [{ zh: name, en: name }],
    queries: [`('${genus.replaceAll("'", "''")}' <-> '${stem}')`],
    marked: [genus],
  }
}

/** Words that stand before the epithet, a stem, in articles of these journals. */
function wordsBefore(
  on: Queryable,
  sites: readonly number[] | null,
  { initial, epithet }: Pick<AbbreviatedGenus, 'initial' | 'epithet'>,
): Promise<readonly GenusFound[]> {
  const params = createSqlParams()
  const species = params.add(epithet)
  const within = sites === null ? '' : `and a.site_id = any(${params.add(sites)}::bigint[])`
  return on.query<GenusFound>(
    `select before.lexeme as genus, count(*) as articles from (
      select a.fts from article a where a.fts @@ quote_literal(${species}::text)::tsquery ${within} limit ${mostRead}
    ) a cross join unnest(a.fts) before cross join unnest(a.fts) after
    where after.lexeme = ${species} and before.lexeme like ${params.add(`${initial}%`)}
      and length(before.lexeme) >= ${shortest}
      and exists (select from unnest(before.positions) place where place + 1 = any(after.positions))
    group by before.lexeme`,
    params.values,
  )
}
