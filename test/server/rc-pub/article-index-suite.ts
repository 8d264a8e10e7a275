import {
  emptySearchQuery,
  everyYear,
  facetFields,
  markOf,
  onlyValue,
  parseAdvancedQuery,
  withMark,
  type SearchQuery,
} from '@xuekan/core/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import type { ArticleIndex, ArticleSearch } from '../../../server/rc-pub/search/article-index.ts'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { describeAbbreviations } from './abbreviations-suite.ts'
import { articleRecord, contributor } from './article-records.ts'
import { floods, lakes, published, rivers } from './index-articles.ts'
import { storeSite } from './stored-site.ts'
import { describeManyArticles } from './many-articles-suite.ts'
import { describeSuggestions } from './suggestions-suite.ts'
import { describeTranslation } from './translated-search-suite.ts'

/** A store with its schema and without content, and the index of its articles. */
export interface IndexWorld {
  readonly database: Database
  readonly index: ArticleIndex
  /** Whether the index answers apart from the store, as soon as it has been given articles. */
  readonly apart: boolean
  readonly close: () => Promise<void>
}

/** Holds one way to have an `ArticleIndex` to what the port promises. */
export function describeArticleIndex(name: string, open: () => Promise<IndexWorld>): void {
  describe(`ArticleIndex: ${name}`, () => {
    let world: IndexWorld
    let [one, two] = [0, 0]

    const idsOf = async (keys: readonly string[]): Promise<readonly number[]> => {
      const rows = await world.database.query<{ id: number; key: string }>('select id, key from article')
      const ids = new Map(rows.map(({ id, key }) => [key, id]))
      return keys.map((key) => ids.get(key) ?? 0)
    }
    const put = async (site: number, records: readonly ArticleRecord[]): Promise<void> => {
      await saveArticles(world.database, site, records)
      await world.index.put(await idsOf(records.map(({ key }) => key)))
    }
    const searchOf = (query: Partial<SearchQuery>, rest: Partial<ArticleSearch> = {}): ArticleSearch => ({
      sites: null,
      today: '2026-11-20',
      ...rest,
      query: { ...emptySearchQuery, sort: 'date', ...query },
    })
    const found = async (
      query: Partial<SearchQuery>,
      rest: Partial<ArticleSearch> = {},
    ): Promise<readonly string[]> => {
      const { ids, total } = await world.index.search(searchOf(query, rest))
      const rows = await world.database.query<{ id: number; key: string }>('select id, key from article')
      const keys = new Map(rows.map((row) => [row.id, row.key]))
      expect(total).toBeGreaterThanOrEqual(ids.length)
      return ids.map((id) => keys.get(id) ?? `gone: ${id}`)
    }

    beforeAll(async () => {
      world = await open()
      one = await storeSite(world.database, { sld: 'one' })
      two = await storeSite(world.database, { sld: 'two' })
      await put(one, [floods, lakes])
      await put(two, [rivers])
    }, 240_000)
    afterAll(() => world.close())

    it('answers the ids of the page and the number of all hits [C7.15]', async () => {
      const [river] = await idsOf(['rivers'])
      const search = searchOf({ term: 'flood', page: 2 }, { size: 1 })
      expect(await world.index.search(search)).toMatchObject({ total: 2, ids: [river] })
      expect(await found({ term: 'flood' })).toEqual(['floods', 'rivers'])
      expect(await found({ term: '洪水预报' })).toEqual(['floods'])
      expect(await found({ term: 'nowhere' })).toEqual([])
    })

    it('stays within the sites that it is given; null is every site, none is nothing', async () => {
      expect(await found({}, { sites: [two] })).toEqual(['rivers'])
      expect(await found({}, { sites: [one] })).toEqual(['floods', 'lakes'])
      expect(await found({})).toEqual(['floods', 'rivers', 'lakes'])
      expect(await found({}, { sites: [] })).toEqual([])
    })

    it('narrows by field, time and facets [C2.31] [C3.15]', async () => {
      expect(await found({ term: 'flood', field: 'title' })).toEqual(['floods'])
      expect(await found({ term: 'flood', field: 'abstract' })).toEqual(['rivers'])
      expect(await found({ time: 3 })).toEqual(['floods', 'rivers'])
      expect(await found({ facets: { column: onlyValue('Reviews') } })).toEqual(['rivers'])
      expect(
        await found({ facets: { keyword: onlyValue('RIVER'), journal: onlyValue(String(one)) } }),
      ).toEqual(['floods'])
    })

    it('reads an advanced condition, and asks which journals one names [C2.30]', async () => {
      const term = (field: 'title' | 'publicationName', text: string) =>
        ({ kind: 'term', field, match: 'fuzzy', text }) as const
      const advanced: NonNullable<ArticleSearch['advanced']> = {
        condition: {
          kind: 'and',
          left: term('publicationName', 'one'),
          right: { kind: 'not', operand: term('title', 'flood') },
        },
        years: everyYear,
        journalsWith: (field, match, text) =>
          field === 'publicationName' && match === 'fuzzy' && text === 'one' ? [one] : [],
      }
      expect(await found({}, { advanced })).toEqual(['lakes'])
    })

    it('counts of every facet what choosing it finds, alone as with the hits [C7.15]', async () => {
      const search = searchOf({ term: 'flood' })
      const { facets, total } = await world.index.search(search)
      expect(await world.index.facets(search)).toEqual({ facets, total })
      expect(new Set(facets.map(({ field }) => field))).toEqual(new Set(facetFields))
      for (const { field, value, count } of facets) {
        const chosen = await world.index.facets(
          searchOf({ term: 'flood', facets: { [field]: onlyValue(value) } }),
        )
        expect([field, value, chosen.total]).toEqual([field, value, count])
      }
    })

    it('takes any of several values, leaves others out, and counts each as its click finds it [C7.15]', async () => {
      const year = { any: ['2021', '2026'], none: [] }
      expect(await found({ facets: { year } })).toEqual(['floods', 'lakes'])
      expect(await found({ facets: { year, column: { any: [], none: ['Reviews', 'No such'] } } })).toEqual([
        'floods',
        'lakes',
      ])
      expect(await found({ facets: { keyword: { any: [], none: ['FLOOD'] } } })).toEqual(['rivers', 'lakes'])
      const both = { year: { any: ['2021', '1999'], none: [] }, keyword: { any: [], none: ['flood'] } }
      for (const facets of [both, { year }, { journal: { any: [String(one)], none: [String(two)] } }]) {
        const shown = await world.index.facets(searchOf({ facets }))
        for (const { field, value, count } of shown.facets) {
          const mark = markOf(facets, field, value) === 'free' ? 'any' : 'free'
          const clicked = await world.index.facets(searchOf({ facets: withMark(facets, field, value, mark) }))
          expect([field, value, clicked.total]).toEqual([field, value, count])
        }
        for (const [field, { any, none }] of Object.entries(facets)) {
          const told = shown.facets.filter((each) => each.field === field && each.chosen === true)
          expect(told.map(({ value }) => value)).toEqual([...any, ...none])
        }
      }
    })

    it('lists the values of a facet that hold a text, with their counts', async () => {
      const values = async (find: SearchQuery['find'], rest: Partial<ArticleSearch> = {}) =>
        (await world.index.facets(searchOf(find === undefined ? {} : { find }, rest))).facets
          .filter(({ field }) => field === find?.field)
          .map(({ value, count }) => [value, count])
      expect(await values({ field: 'keyword', text: 'LOO' })).toEqual([['flood', 1]])
      expect(await values({ field: 'column', text: 'revi' })).toEqual([['Reviews', 1]])
      expect(await values({ field: 'year', text: '202' })).toHaveLength(3)
      expect(await values({ field: 'keyword', text: '%' })).toEqual([])
      expect(await values({ field: 'journal', text: 'two' }, { journalsSought: [two] })).toEqual([
        [String(two), 1],
      ])
    })

    it('finds the same in simplified and traditional characters, and whatever the width, accents and hyphens', async () => {
      const dams = articleRecord({
        key: 'dams',
        title: { zh: '三峡水库的发电量', en: 'β-carotene, CO₂ and the Café shear‐layer' },
        contributors: [contributor('陈刚', 'Gang Chen')],
        year: 2018,
        dates: published('2018-05-01'),
      })
      const roofs = articleRecord({
        key: 'roofs',
        title: { zh: '水庫與髮絲', en: 'Alpha and the hydro\u00adlogy' },
        year: 2017,
        dates: published('2017-05-01'),
      })
      await put(two, [dams, roofs])
      const both = ['dams', 'roofs']
      for (const term of ['水库', '水庫']) {
        expect([term, await found({ term })]).toEqual([term, both])
        expect([term, await found({ term, field: 'title' })]).toEqual([term, both])
        const read = parseAdvancedQuery(`title="${term}"`)
        const advanced = read.ok ? { advanced: { ...read.value, journalsWith: () => [] } } : {}
        expect(await found({}, advanced)).toEqual(both)
      }
      expect(await found({ term: '發電' })).toEqual(['dams'])
      expect(await found({ term: '三峽水庫的發電量' })).toEqual(['dams'])
      expect(await found({ term: '发丝' })).toEqual(['roofs'])
      expect(await found({ term: '陳剛', field: 'author' })).toEqual(['dams'])
      const written = ['beta carotene', 'β-carotene', 'co2', 'ＣＯ２', 'cafe', 'shear-layer', 'shear layer']
      for (const term of written) expect([term, await found({ term })]).toEqual([term, ['dams']])
      for (const term of ['α', 'alpha', 'hydrology'])
        expect([term, await found({ term })]).toEqual([term, ['roofs']])
      const ids = await idsOf(both)
      await world.database.query('delete from article where id = any($1::bigint[])', [ids])
      await world.index.remove(ids)
    })

    it('is never emptied by words that English drops', async () => {
      expect(await found({ term: 'forms of the rivers' })).toEqual(['rivers'])
      expect(await found({ term: 'of the' })).toEqual(await found({}))
      const search = searchOf({ term: 'of the' })
      expect(await world.index.everyId(search)).toEqual((await world.index.search(search)).ids)
      expect((await world.index.facets(search)).total).toBe(3)
    })

    it('looks among the articles that are named alone', async () => {
      const search = searchOf({ sort: 'date' })
      const ids = await world.index.everyId(search)
      const among = ids.filter((_, place) => place % 2 === 0)
      expect(among.length).toBeGreaterThan(0)
      expect(await world.index.everyId({ ...search, among })).toEqual(among)
      expect(await world.index.everyId({ ...search, among: [] })).toEqual([])
    })

    it('reads the words of a term, alone as with the hits [C7.4]', async () => {
      const words = await world.index.analyse({ term: '洪水预报 Studies', field: 'all' })
      expect(words).toEqual(expect.arrayContaining(['studies', 'studi']))
      expect(words.join('')).toContain('洪水')
      const search = searchOf({ term: '洪水预报 Studies' })
      expect((await world.index.search(search)).words).toEqual(words)
    })

    describeSuggestions(() => ({ index: world.index, one, two, put }))

    it('finds authors by the beginning of a name, page by page, with the number of their articles', async () => {
      const authors = (name: string, page = {}) =>
        world.index.authors({ sites: [one, two], name, size: 10, offset: 0, ...page })
      expect(await authors('张')).toEqual({
        total: 1,
        authors: [{ name: { zh: '张伟', en: 'Wei Zhang' }, articles: 2 }],
      })
      expect(await authors('li')).toMatchObject({ total: 1, authors: [{ articles: 1 }] })
      expect(await authors('张', { offset: 1 })).toEqual({ total: 1, authors: [] })
      expect(await authors('nobody')).toEqual({ total: 0, authors: [] })
    })

    it('respells words that no article of the sites has, in both scripts [C7.16]', async () => {
      const respelt = (text: string, sites = [one, two]) => world.index.respell({ sites, text })
      expect(await respelt('forcasting  FLODS')).toBe('forecasting  floods')
      expect(await respelt('forecasting floods')).toBeNull()
      expect(await respelt('洪水豫报')).toBe('洪水预报')
      expect(await respelt('洪水预报 flodos')).toBe('洪水预报 floods')
      expect(await respelt('Mingyaun')).toBe('mingyuan')
      // some unknown words of one beginning are one, and many are no slip
      expect(await respelt('flods Flodos FLODDS flods')).toBe('floods floods floods floods')
      expect(await respelt('forcasting qaaa qbbb qccc qddd qeee')).toBe(
        'forecasting qaaa qbbb qccc qddd qeee',
      )
      expect(await respelt('forcasting qaaa qbbb qccc qddd qeee qfff')).toBeNull()
      expect(await respelt('forcasting', [two])).toBeNull()
      expect(await respelt('forcasting', [])).toBeNull()
      expect(await respelt("fl'd & ! <-> 10.5555/x")).toBeNull()
    })

    describeAbbreviations(() => ({ ...world, one, two, idsOf, put, searchOf, found }))
    describeTranslation(() => ({ ...world, two, idsOf, put, searchOf, found }))

    it('finds what is put as the store has it now, in whatever order it is told', async () => {
      const changed = { ...lakes, title: { zh: '', en: 'Glaciers' } }
      await put(one, [changed])
      expect(await found({ term: 'glacier' })).toEqual(['lakes'])
      expect(await found({ term: 'lakes' })).toEqual([])
      const ids = await idsOf(['lakes'])
      await world.database.query('update article set visits = 9 where id = any($1::bigint[])', [ids])
      await world.index.put(ids)
      expect(await found({ sort: 'views' }, { size: 1 })).toEqual(['lakes'])
      await world.database.query('delete from article where id = any($1::bigint[])', [ids])
      await world.index.remove(ids)
      expect(await found({})).toEqual(['floods', 'rivers'])
      await world.index.put(ids)
      expect(await found({})).toEqual(['floods', 'rivers'])
      expect((await world.index.facets(searchOf({}))).total).toBe(2)
    })

    it('says how it is', async () => {
      expect(await world.index.health()).toEqual({ answers: true, apart: world.apart, behind: 0 })
    })

    describeManyArticles(() => ({ index: world.index, one, two, put, searchOf, found }))
  })
}
