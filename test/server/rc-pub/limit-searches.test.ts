import { describe, expect, it } from 'vitest'
import { limitSearches, TooManySearches } from '../../../server/rc-pub/search/limit-searches.ts'
import type { Queryable } from '../../../server/rc-pub/store/database.ts'

const nobody: Queryable = { query: async () => [] }

/** Searches that end when they are told to. */
function heldSearches(limits: Parameters<typeof limitSearches>[1]) {
  const engine = limitSearches({ read: (work) => work(nobody) }, limits)
  const started: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const search = (name: string): Promise<string> =>
    engine.read(
      () =>
        new Promise((resolve, reject) => {
          started.push(name)
          ends.set(name, (failure) => (failure === undefined ? resolve(name) : reject(failure)))
        }),
    )
  return { search, started, end: (name: string, failure?: Error) => ends.get(name)?.(failure) }
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

  it('refuses those for whom too many wait', async () => {
    const { search, end } = heldSearches({ atOnce: 1, waiting: 1 })
    const [a, b] = ['a', 'b'].map(search)
    await expect(search('c')).rejects.toBeInstanceOf(TooManySearches)
    await Promise.resolve()
    end('a')
    await a
    await Promise.resolve()
    end('b')
    expect(await b).toBe('b')
  })
})
