import { describe, expect, it } from 'vitest'
import { createPageCache, storePage } from '../../../server/host/page-cache.ts'

const page = (name: string) =>
  storePage(
    { status: 200, language: 'zh', html: name.repeat(1_000), visit: null },
    { version: '1', madeAt: 0 },
  )
const size = Object.values(page('a').bodies).reduce((total, body) => total + body.length, 0)

describe('createPageCache', () => {
  it('keeps no more than it may, and the newest page always', () => {
    const cache = createPageCache(size * 3)
    for (const name of 'abcdefgh') {
      cache.store(name, page(name))
      expect(cache.find(name)).toBeDefined()
    }
    expect([...'abcdefgh'].filter((name) => cache.find(name) !== undefined)).toHaveLength(3)
  })

  it('makes room with what nobody asks for', () => {
    const cache = createPageCache(size * 3)
    for (const name of 'abcdefgh') {
      cache.store(name, page(name))
      cache.find('a')
    }
    expect(cache.find('a')?.bodies.identity.toString()).toBe('a'.repeat(1_000))
    expect(cache.find('c')).toBeUndefined()
  })

  it('takes a page in place of the one before it', () => {
    const cache = createPageCache(size * 2)
    for (let times = 0; times < 5; times++) cache.store('a', page('a'))
    cache.store('b', page('b'))
    expect([cache.find('a'), cache.find('b')]).not.toContain(undefined)
  })

  it('keeps nothing that alone is too large', () => {
    const cache = createPageCache(size - 1)
    cache.store('a', page('a'))
    expect(cache.find('a')).toBeUndefined()
  })
})
