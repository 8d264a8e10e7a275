import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPageCache, storePage } from '../../../server/host/page-cache.ts'

const pageOf = (html: string) =>
  storePage({ status: 200, language: 'zh', html, visit: null }, { version: '1', madeAt: 0 })
const page = (name: string) => pageOf(name.repeat(1_000))
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

  it('sends a page that is asked for again in fewer bytes, which say the same', async () => {
    const cache = createPageCache(1_000_000)
    const words = Array.from({ length: 3_000 }, (_, at) => `word ${(at * 7_919) % 1_009}`).join(' ')
    const made = pageOf(words)
    cache.store('a', made)
    expect(cache.find('a')).toBe(made)
    await expect.poll(() => cache.find('a')?.bodies.br.length).toBeLessThan(made.bodies.br.length)
    const { bodies, etag } = cache.find('a') ?? made
    expect([brotliDecompressSync(bodies.br).toString(), bodies.gzip, etag]).toEqual([
      made.bodies.identity.toString(),
      made.bodies.gzip,
      made.etag,
    ])
  })

  it('keeps nothing that alone is too large', () => {
    const cache = createPageCache(size - 1)
    cache.store('a', page('a'))
    expect(cache.find('a')).toBeUndefined()
  })
})
