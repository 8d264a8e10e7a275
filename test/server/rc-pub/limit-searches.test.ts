import { emptySearchQuery } from '@xuekan/core/search'
import { describe, expect, it } from 'vitest'
import type { ArticleIndex, FoundIds } from '../../../server/rc-pub/search/article-index.ts'
import { limitSearches } from '../../../server/rc-pub/search/limit-searches.ts'

const flood = { kind: 'keyword', zh: '', en: 'flood', script: 'en' } as const

const nothing: FoundIds = { total: 0, ids: [], words: [], facets: [], readings: [] }

const emptyIndex: ArticleIndex = {
  search: async () => nothing,
  everyId: async () => [],
  facets: async () => nothing,
  analyse: async () => [],
  compounds: async () => [],
  suggest: async () => [flood],
  respell: async () => null,
  translate: async () => null,
  authors: async () => ({ total: 0, authors: [] }),
  put: async () => undefined,
  remove: async () => undefined,
  health: async () => ({ answers: true, apart: false, behind: 0 }),
}

/** Searches, each by its term, that end when they are told to. */
function heldSearches(limits: Parameters<typeof limitSearches>[1]) {
  const started: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const hold = (name: string): Promise<FoundIds> =>
    new Promise((resolve, reject) => {
      started.push(name)
      ends.set(name, (failure) =>
        failure === undefined ? resolve({ ...nothing, words: [name] }) : reject(failure),
      )
    })
  const index = limitSearches(
    {
      ...emptyIndex,
      search: ({ query }) => hold(query.term),
      facets: async ({ query }) => hold(query.term),
    },
    limits,
  )
  const requested = (term: string) => ({
    query: { ...emptySearchQuery, term },
    sites: null,
    today: '2026-11-20',
  })
  const search = async (term: string): Promise<string> => (await index.search(requested(term))).words.join()
  return {
    index,
    search,
    facets: (term: string) => index.facets(requested(term)),
    started,
    end: (name: string, failure?: Error) => ends.get(name)?.(failure),
  }
}

describe('limitSearches', () => {
  it('runs a few at once and the others in the order they came, also after one that failed', async () => {
    const { search, started, end } = heldSearches({ atOnce: 2, waiting: 10 })
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(search)
    await Promise.resolve()
    expect(started).toEqual(['a', 'b'])
    end('b', new Error('broken'))
    await expect(b).rejects.toThrow('broken')
    expect(started).toEqual(['a', 'b', 'c'])
    end('a')
    await a
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    end('c')
    end('d')
    expect(await Promise.all([c, d])).toEqual(['c', 'd'])
    const after = search('e')
    await Promise.resolve()
    end('e')
    expect(await after).toBe('e')
  })

  it('refuses those for whom too many wait, searches and facets alike', async () => {
    const { search, facets, end } = heldSearches({ atOnce: 1, waiting: 1 })
    const [a, b] = ['a', 'b'].map(search)
    for (const late of [search('c'), facets('d')]) {
      await expect(late).rejects.toMatchObject({ name: 'SearchRefused', reason: 'tooMany' })
    }
    end('a')
    await a
    end('b')
    expect(await b).toBe('b')
  })

  it('lets what a reader sees while typing wait for nobody', async () => {
    const { index, search, end } = heldSearches({ atOnce: 1, waiting: 0 })
    const a = search('a')
    expect(await index.suggest({ sites: [1], text: 'fl', size: 3 })).toEqual([flood])
    end('a')
    await a
  })
})
