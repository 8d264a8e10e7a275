import fc from 'fast-check'
import type { SafeHtml } from '@xuekan/core/content'
import { everyYear, facetFields, markOf, withMark, type SearchQuery } from '@xuekan/core/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import type { ArticleSearch } from '../../../server/rc-pub/search/article-index.ts'
import { searchArticles, type FoundArticles } from '../../../server/rc-pub/search/search-articles.ts'
import { searchStore } from '../../../server/rc-pub/search/sql/search-engine.ts'
import { createSqlIndex } from '../../../server/rc-pub/search/sql/sql-index.ts'
import { openedStore } from './opened-store.ts'
import {
  arbitraryCorpus,
  arbitraryPlainSearch,
  arbitrarySoughtCondition,
  arbitraryYears,
  type CorpusArticle,
} from './search-corpora.ts'
import {
  facetValuesOf,
  holds,
  holdsTerm,
  inOrder,
  isChosen,
  isWithin,
  type CountedArticle,
} from './slow-search.ts'
import { storeSite } from './stored-site.ts'

const sites: number[] = []
const store = openedStore()
beforeAll(async () => {
  for (const sld of ['one', 'two']) sites.push(await storeSite(store(), { sld }))
})

/** Puts a corpus into the store in place of what was there. */
async function stored(corpus: readonly CorpusArticle[]): Promise<readonly CountedArticle[]> {
  await store().query('delete from article')
  for (const [at, site] of sites.entries()) {
    const own = corpus.filter(({ journal }) => journal === at).map(({ record }) => record)
    await saveArticles(store(), site, own)
  }
  for (const { record, counters } of corpus) {
    await store().query('update article set visits = $2, downloads = $3, citations = $4 where key = $1', [
      record.key,
      ...counters,
    ])
  }
  const ids = await store().query<{ id: number; key: string }>('select id, key from article')
  const idOf = new Map(ids.map(({ id, key }) => [key, id]))
  return corpus.map(({ record, journal, counters: [visits, downloads, citations] }) => ({
    record,
    visits,
    downloads,
    citations,
    id: idOf.get(record.key) ?? 0,
    siteId: sites[journal] ?? 0,
  }))
}

const size = 5

/** Every page of a search, one after the other. */
async function allPages(
  query: SearchQuery,
  advanced?: ArticleSearch['advanced'],
): Promise<{ readonly found: FoundArticles; readonly ids: readonly number[] }> {
  const index = createSqlIndex(searchStore(store()), store())
  const search = (page: number) =>
    searchArticles(store(), index, {
      query: { ...query, page },
      ...(advanced === undefined ? {} : { advanced }),
      sites: null,
      today: '2026-11-20',
      size,
    })
  const found = await search(1)
  const ids = found.rows.map(({ id }) => id)
  for (let page = 2; (page - 1) * size < found.total; page++) {
    const { rows } = await search(page)
    ids.push(...rows.map(({ id }) => id))
  }
  return { found, ids }
}

type Facets = Readonly<Record<string, ReadonlyMap<string, number | null>>>

interface Outcome {
  readonly total: number
  readonly ids: readonly number[]
  readonly facets: Facets
}

/** Relevance has an order that only the store knows. */
const comparable = (ids: readonly number[], sort: SearchQuery['sort']): readonly number[] =>
  sort === 'relevance' ? ids.toSorted((a, b) => a - b) : ids

function outcomeOf({ found, ids }: Awaited<ReturnType<typeof allPages>>, sort: SearchQuery['sort']): Outcome {
  const reported = (field: string) => found.facets.filter((facet) => facet.field === field)
  return {
    total: found.total,
    ids: comparable(ids, sort),
    facets: Object.fromEntries(
      facetFields.map((field) => [field, new Map(reported(field).map(({ value, count }) => [value, count]))]),
    ),
  }
}

/** What a look at every article that holds the term comes to. */
function wantedOutcome(
  holding: readonly CountedArticle[],
  { sort, facets }: Pick<SearchQuery, 'sort' | 'facets'>,
): Outcome {
  const found = (choices: SearchQuery['facets']): readonly CountedArticle[] =>
    holding.filter((article) => isChosen(article, choices))
  const wanted = found(facets)
  const counts = (field: (typeof facetFields)[number]): ReadonlyMap<string, number> => {
    const { any = [], none = [] } = facets[field] ?? {}
    const values = new Set([...any, ...none, ...holding.flatMap((article) => facetValuesOf(article)[field])])
    const clicked = [...values].map((value) => {
      const mark = markOf(facets, field, value)
      const count = found(withMark(facets, field, value, mark === 'free' ? 'any' : 'free')).length
      return { value, count, isTold: mark !== 'free' || count > (any.length === 0 ? 0 : wanted.length) }
    })
    return new Map(clicked.filter(({ isTold }) => isTold).map(({ value, count }) => [value, count]))
  }
  const ordered = inOrder(wanted, sort === 'relevance' ? 'date' : sort).map(({ id }) => id)
  return {
    total: wanted.length,
    ids: comparable(ordered, sort),
    facets: Object.fromEntries(facetFields.map((field) => [field, counts(field)])),
  }
}

/** A facet has at most so many values in each language: the commonest. */
const mostValues = 20

/** What is wanted of this: of a facet with too many values only those that are told can be compared. */
function asFarAsReported(wanted: Outcome, reported: Outcome): Outcome {
  const known = Object.entries(wanted.facets).map(([field, counts]) => {
    const shown = reported.facets[field]
    return counts.size <= mostValues || shown === undefined || shown.size < mostValues
      ? [field, counts]
      : [field, new Map([...shown.keys()].map((value) => [value, counts.get(value)]))]
  })
  return { ...wanted, facets: Object.fromEntries(known) }
}

const budget = { numRuns: 30 } as const
const slowest = 240_000

describe('searchArticles', () => {
  it(
    'should find what a look at every article finds, in order, on pages that leave out nothing [C7.15] [C2.31]',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          arbitraryCorpus,
          fc.array(arbitraryPlainSearch, { minLength: 8, maxLength: 8 }),
          async (corpus, queries) => {
            const articles = await stored(corpus)
            for (const query of queries) {
              const wanted = articles.filter((article) => holdsTerm(article, query))
              const reported = outcomeOf(await allPages(query), query.sort)
              expect(reported).toEqual(asFarAsReported(wantedOutcome(wanted, query), reported))
            }
          },
        ),
        budget,
      )
    },
    slowest,
  )

  it(
    'should find for an advanced condition what a look at every article finds [C2.30]',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          arbitraryCorpus,
          fc.array(fc.tuple(arbitrarySoughtCondition, arbitraryYears), { minLength: 8, maxLength: 8 }),
          async (corpus, requested) => {
            const articles = await stored(corpus)
            for (const [condition, years] of requested) {
              const query: SearchQuery = {
                term: '',
                field: 'all',
                sort: 'date',
                time: 0,
                facets: {},
                page: 1,
              }
              const wanted = articles.filter(
                (article) => holds(article, condition) && isWithin(article, years),
              )
              const found = await allPages(query, { condition, years, journalsWith: () => [] })
              const reported = outcomeOf(found, 'date')
              expect(reported).toEqual(asFarAsReported(wantedOutcome(wanted, query), reported))
            }
          },
        ),
        budget,
      )
    },
    slowest,
  )

  it(
    'should count for every facet what its click finds, chosen, freed or let in again [C7.15]',
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryCorpus, arbitraryPlainSearch, async (corpus, query) => {
          await stored(corpus)
          const { found } = await allPages(query)
          for (const { field, value, count } of found.facets) {
            const mark = markOf(query.facets, field, value) === 'free' ? 'any' : 'free'
            const chosen = await allPages({ ...query, facets: withMark(query.facets, field, value, mark) })
            expect([field, value, chosen.found.total]).toEqual([field, value, count])
          }
        }),
        { numRuns: 20 },
      )
    },
    slowest,
  )

  it('finds no phrase that goes over the end of a text, whatever words English drops [C2.30]', async () => {
    const [corpus = []] = fc.sample(arbitraryCorpus, { numRuns: 1, seed: 7 })
    const [first] = corpus.map((article) => {
      const abstractHtml = { zh: 'unheard flood' as SafeHtml, en: 'model unheard' as SafeHtml }
      return { ...article, record: { ...article.record, abstractHtml } }
    })
    await stored(first === undefined ? [] : [first])
    const found = async (text: string) => {
      const condition = { kind: 'term', field: 'all', match: 'precise', text } as const
      const {
        found: { total },
      } = await allPages(
        { term: '', field: 'all', sort: 'date', time: 0, facets: {}, page: 1 },
        { condition, years: { from: null, to: null }, journalsWith: () => [] },
      )
      return total
    }
    expect(await found('unheard flood')).toBe(1)
    for (const text of [
      'flood model',
      'flood of model',
      'flood out of the model',
      'flood what is to be of the model',
    ])
      expect([text, await found(text)]).toEqual([text, 0])
  })

  it('finds everything but what an advanced condition leaves out [C2.30]', async () => {
    const [corpus = []] = fc.sample(arbitraryCorpus, { numRuns: 1, seed: 7 })
    const articles = await stored(corpus)
    const condition = {
      kind: 'not',
      operand: { kind: 'term', field: 'all', match: 'fuzzy', text: 'qqzz' },
    } as const
    const query: SearchQuery = { term: '', field: 'all', sort: 'date', time: 0, facets: {}, page: 1 }
    const { found } = await allPages(query, { condition, years: everyYear, journalsWith: () => [] })
    expect(found.total).toBe(articles.length)
  })
})
