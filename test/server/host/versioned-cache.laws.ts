import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVersionedCache } from '../../../server/host/versioned-cache.ts'

const most = 3

/** A cache with a version that the test sets, and a list of the keys that were loaded. */
function bench() {
  const state = { version: 0 }
  const loaded: string[] = []
  const cache = createVersionedCache<string>(() => String(state.version), most)
  const find = (key: string): Promise<string | null> =>
    cache.find(key, async () => {
      loaded.push(key)
      return `${key} of ${state.version}`
    })
  return { cache, find, loaded, state }
}

describe('createVersionedCache', () => {
  it('should load what is new, what is of an older version, and what waited longest while others came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'))), async (steps) => {
        const { find, loaded, state } = bench()
        let recent: string[] = []
        const expected: string[] = []
        for (const key of steps) {
          if (key === null) {
            state.version += 1
            recent = []
            continue
          }
          if (!recent.includes(key)) expected.push(key)
          recent = [...recent.filter((other) => other !== key), key].slice(-most)
          expect(await find(key)).toBe(`${key} of ${state.version}`)
          expect(loaded).toEqual(expected)
        }
      }),
    )
  })

  it('keeps everything when a value that is there is asked for while it is full', async () => {
    const { find, loaded } = bench()
    for (const key of ['a', 'b', 'c', 'a', 'b', 'c']) await find(key)
    expect(loaded).toEqual(['a', 'b', 'c'])
  })

  it('loads once for all who wait, and passes a failure on without keeping it', async () => {
    const { cache, find } = bench()
    let loads = 0
    const refused = async (): Promise<null> => {
      loads += 1
      return null
    }
    const failing = async (): Promise<never> => {
      loads += 1
      throw new Error('no connection')
    }
    expect(await Promise.all([cache.find('a', refused), cache.find('a', refused)])).toEqual([null, null])
    expect(loads).toBe(1)
    const both = await Promise.allSettled([cache.find('a', failing), cache.find('a', failing)])
    expect([both.map(({ status }) => status), loads]).toEqual([['rejected', 'rejected'], 2])
    expect(await find('a')).toBe('a of 0')
  })

  it('gives what was on its way to who waited for it, and not to the next version', async () => {
    const { cache, find, state } = bench()
    const old = cache.find('a', async () => 'old')
    state.version += 1
    expect([await find('a'), await old, await find('a')]).toEqual(['a of 1', 'old', 'a of 1'])
  })

  it('should tell once of each value that is no longer there, and of none that is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'))), async (steps) => {
        const dropped: string[] = []
        let version = 0
        let made = 0
        const cache = createVersionedCache<string>(
          () => String(version),
          most,
          (value) => dropped.push(value),
        )
        const given = new Set<string>()
        for (const key of steps) {
          if (key === null) version += 1
          else given.add((await cache.find(key, async () => `${key}${(made += 1)}`)) ?? '')
        }
        version += 1
        await cache.find('last', async () => 'last')
        await Promise.resolve()
        expect(dropped.toSorted()).toEqual([...given].toSorted())
      }),
    )
  })

  it('lets go of all that is there, and of what is on its way once it comes', async () => {
    const dropped: string[] = []
    const cache = createVersionedCache<string>(
      () => '',
      most,
      (value) => dropped.push(value),
    )
    let arrive = (_value: string): void => undefined
    await cache.find('a', async () => 'a')
    const coming = cache.find('b', () => new Promise<string>((resolve) => (arrive = resolve)))
    cache.clear()
    await Promise.resolve()
    expect(dropped).toEqual(['a'])
    arrive('b')
    expect([await coming, dropped]).toEqual(['b', ['a', 'b']])
    cache.clear()
    expect(await cache.find('a', async () => 'another')).toBe('another')
    expect(dropped).toEqual(['a', 'b'])
  })
})
