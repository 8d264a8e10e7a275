import type { Queryable } from '../../store/database.ts'
import { createSqlParams } from '../../store/sql-params.ts'
import type { ConditionInput } from '../article-index.ts'
import { compoundsWithin, isWrittenBothWays, type Compound, type CompoundUse } from '../compound-words.ts'
import type { TermReading } from '../term-reading.ts'
import { matchPhrase, matchWords, type TextField } from './match-words.ts'
import type { Stems } from './stem-words.ts'

type Named = Pick<ConditionInput, 'query' | 'advanced' | 'sites'>

/** Articles that are looked at: those with the word in one piece, and those with both parts. */
const looked = { joined: 40, parts: 30 } as const

/** Fields that say what an article is about. */
const subjects = ['title', 'keyword', 'abstract'] as const

const fieldsOf = (field: string): readonly TextField[] =>
  subjects.filter((each) => field === 'all' || field === each)

/** The compounds of a search whose words are looked for. */
const compoundsOf = ({ query: { term, field, as }, advanced }: Omit<Named, 'sites'>): readonly Compound[] =>
  advanced === undefined && as === undefined && fieldsOf(field).length > 0 ? compoundsWithin(term) : []

/** Words whose stems `readCompounds` asks for. */
export const compoundWords = (search: Omit<Named, 'sites'>): readonly string[] =>
  compoundsOf(search).flatMap(({ parts, joined }) => [...parts, joined])

/** A lexeme that no article has. */
const nothing = `' '`

interface Asked {
  readonly compound: Compound
  readonly joined: string
  readonly parts: string
  readonly phrase: string
}

/**
 * Words of a search that these journals also write in one piece, or in two: `fish way`, `fish-way` and fishway are the same
 * as far as their articles have both. Few articles are looked at, so that a common pair costs no more than a rare one.
 */
export async function readCompounds(
  on: Queryable,
  search: Named,
  stems: Stems,
): Promise<readonly TermReading[]> {
  const fields = fieldsOf(search.query.field)
  const requested = compoundsOf(search).flatMap((compound) => asAsked(compound, fields, stems))
  if (requested.length === 0) return []
  // nearly all that could be is written nowhere, which one statement tells
  const known = await on.query<{ at: number }>(
    `select at::int from unnest($1::text[]) with ordinality as asked (other, at)
    where exists (select from article a where a.fts @@ asked.other::tsquery)`,
    [requested.map(({ compound, joined, parts }) => (compound.typed === 'apart' ? joined : parts))],
  )
  const readings: TermReading[] = []
  for (const { at } of known) {
    const each = requested[at - 1]
    if (each === undefined) continue
    const use = await countUse(on, each, search.sites)
    if (isWrittenBothWays(each.compound, use)) readings.push(readingOf(each))
  }
  return readings
}

/**
 * Not where English drops the whole, or a part of what is typed in one piece; of a word that is broken at `in-` nothing but
 * the whole tells.
 */
function asAsked(compound: Compound, fields: readonly TextField[], stems: Stems): readonly Asked[] {
  const { parts, joined } = compound
  const isDropped = parts.some((word) => stems(word).length !== 1)
  if (stems(joined).length !== 1 || (isDropped && compound.typed === 'joined')) return []
  const inFields = (match: (field: TextField) => string | null): string =>
    `(${fields.flatMap((field) => match(field) ?? []).join(' | ')})`
  return [
    {
      compound,
      joined: inFields((field) => matchWords(field, [joined], stems)),
      parts: isDropped ? nothing : inFields((field) => matchWords(field, parts, stems)),
      phrase: isDropped ? nothing : inFields((field) => matchPhrase(field, parts, stems)),
    },
  ]
}

/** What is found is planned as if all of it were read, since articles are unpacked one by one otherwise. */
async function countUse(
  on: Queryable,
  { joined, parts, phrase }: Asked,
  sites: readonly number[] | null,
): Promise<CompoundUse> {
  const params = createSqlParams()
  const within = sites === null ? '' : `and a.site_id = any(${params.add(sites)}::bigint[])`
  const found = (query: string): string =>
    `materialized (select a.fts from article a where a.fts @@ ${params.add(query)}::tsquery ${within})`
  const [use] = await on.query<CompoundUse>(
    `with whole as ${found(joined)}, parted as ${found(parts)}
    select (select count(*)::int from (select from whole limit ${looked.joined}) few) as joined,
      (select count(*)::int from (select fts from parted limit ${looked.parts}) few
        where few.fts @@ ${params.add(phrase)}::tsquery) as apart`,
    params.values,
  )
  return use ?? { joined: 0, apart: 0 }
}

function readingOf({ compound: { typed, parts, joined }, ...requested }: Asked): TermReading {
  const [both, one] = [
    { text: parts.join(' '), words: parts },
    { text: joined, words: [joined] },
  ] as const
  const [own, other] = typed === 'apart' ? [both, one] : [one, both]
  return {
    typed: own.text,
    words: own.words,
    read: [{ zh: other.text, en: other.text }],
    queries: [typed === 'apart' ? requested.joined : requested.phrase],
    marked: other.words,
  }
}
