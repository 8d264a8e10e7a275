import { emptySearchQuery, searchPageSize } from '@xuekan/core/search'
import { DatabaseError, type Queryable } from '../../store/database.ts'
import type { ArticleIndex, ArticleSearch, ConditionInput } from '../article-index.ts'
import { SearchRefused } from '../search-refused.ts'
import { separateReadings } from '../term-reading.ts'
import { conditionWith, stemsOf, type ReadSearch } from './article-condition.ts'
import { countSearchFacets } from './count-search-facets.ts'
import { findEveryId, findHits } from './find-hits.ts'
import { readAuthors } from './read-authors.ts'
import { readCompounds } from './read-compounds.ts'
import { readGenera } from './read-genera.ts'
import type { Stems } from './stem-words.ts'
import { withoutDropped } from './without-dropped.ts'
import { highlightWords, wordsOfTerm } from './highlight-words.ts'
import { respellTerm } from './respell-term.ts'
import type { SearchEngine } from './search-engine.ts'
import { titledFirst } from './titled-first.ts'
import { translateStored } from './translate-term.ts'
import { findAuthorNames } from './find-author-names.ts'
import { suggestPhrases } from './suggest-phrases.ts'

/**
 * The index that SQL is: the engine finds articles and reads words; phrases and names are counted in the store, where
 * the triggers of its articles keep them.
 */
export const createSqlIndex = (engine: SearchEngine, store: Queryable): ArticleIndex => ({
  search: (search) =>
    inTime(
      withNames(store, search)
        .then((named) =>
          engine.read(async (on) => {
            const stems = await stemsOf(on, search)
            const read = await askedFor(on, named, stems)
            const write = conditionWith(read, stems)
            const { sort, page } = search.query
            const hits = await findHits(on, write, { sort, page, size: search.size ?? searchPageSize })
            // the store looks at titles while the engine counts: where they are one, as soon as that is done
            const ids = firstTitled(store, search, hits.ids)
            ids.catch(() => undefined)
            const facets =
              search.translated === undefined ? await countSearchFacets(on, read, stems, hits) : []
            const readings = read.readings ?? []
            const marked = readings.flatMap((reading) => reading.marked)
            const words = [...new Set([...highlightWords(search, stems), ...marked])]
            return { total: hits.total, titled: { ids }, facets, words, readings }
          }),
        )
        .then(async ({ titled, ...found }) => ({ ...found, ids: await titled.ids })),
    ),
  everyId: (search) =>
    inTime(
      withNames(store, search)
        .then((named) =>
          engine.read(async (on) => {
            const stems = await stemsOf(on, search)
            const read = await askedFor(on, named, stems)
            return findEveryId(on, conditionWith(read, stems), search.query.sort)
          }),
        )
        .then((ids) => firstTitled(store, search, ids)),
    ),
  facets: (search) =>
    inTime(
      withNames(store, search).then((named) =>
        engine.read(async (on) => {
          const stems = await stemsOf(on, search)
          const read = await askedFor(on, named, stems)
          const hits = await findHits(on, conditionWith(read, stems), { sort: 'date', page: 1, size: 1 })
          return { total: hits.total, facets: await countSearchFacets(on, read, stems, hits) }
        }),
      ),
    ),
  analyse: (term) => inTime(engine.read((on) => wordsOfTerm(on, term))),
  compounds: ({ sites, term, field }) => {
    const search = { query: { ...emptySearchQuery, term, field }, sites, today: '' }
    return inTime(
      engine.read(async (on) => separateReadings(await readCompounds(on, search, await stemsOf(on, search)))),
    )
  },
  suggest: (requested) => inTime(suggestPhrases(engine, store, requested)),
  respell: ({ sites, text }) => inTime(respellTerm(engine, store, sites, text)),
  translate: (term) => inTime(translateStored(store, term)),
  authors: ({ sites, name, ...page }) => inTime(findAuthorNames(store, sites, name, page)),
  put: () => engine.catchUp(),
  remove: () => engine.catchUp(),
  health: () => engine.health().catch(() => ({ answers: false, apart: false, behind: 0 })),
})

/** Names are looked up before the engine reads, since both may be one connection. */
const withNames = async <Search extends ConditionInput>(
  store: Queryable,
  search: Search,
): Promise<Search & ReadSearch> => ({ ...search, readings: await readAuthors(store, search) })

async function askedFor(on: Queryable, search: ReadSearch, stems: Stems): Promise<ReadSearch> {
  const { readings = [] } = search
  const genera = await readGenera(on, search, stems)
  const compounds = await readCompounds(on, search, stems)
  const read = separateReadings([...readings, ...genera, ...compounds])
  return withoutDropped(on, { ...search, readings: read }, stems)
}

/** What is searched by more than its own words has no title that is the term. */
const firstTitled = (
  store: Queryable,
  { query, advanced, translated }: ArticleSearch,
  ids: readonly number[],
): Promise<readonly number[]> =>
  advanced === undefined && translated === undefined ? titledFirst(store, ids, query) : Promise.resolve(ids)

/** What of the store's errors concerns whoever searches. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (failure) {
    throw failure instanceof DatabaseError && failure.kind === 'timeout'
      ? new SearchRefused('tooSlow', failure)
      : failure
  }
}
