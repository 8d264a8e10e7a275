import { canonicalAddress, formatOlderRoute, formatRoute, parseRoute, splitAddress } from '@xuekan/core'
import { arbitraryRoute, junkAddress } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('formatRoute', () => {
  it('should be read back as the same route', () => {
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        expect(parseRoute(formatRoute(route))).toEqual(route)
      }),
      {
        numRuns: 2_000,
      },
    )
  })

  it('should be a path of this host with printable ASCII and the unreserved rest of what an unknown path held', () => {
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        const address = formatRoute(route)
        expect(address).toMatch(/^\/(?![/\\])/)
        expect(route.page === 'unknown' || /^[!-~]+$/.test(address)).toBe(true)
      }),
    )
  })

  it('should begin with the language where the page has such a form', () => {
    const withPrefix = new Set([
      'home',
      'issue',
      'article',
      'search',
      'onlineFirst',
      'justAccepted',
      'news',
      'newsList',
    ])
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        if (
          !withPrefix.has(route.page) ||
          route.language === null ||
          (route.page === 'home' && route.site !== null)
        )
          return
        expect(formatRoute(route).startsWith(`/${route.language}/`)).toBe(true)
      }),
    )
  })
})

describe('formatOlderRoute', () => {
  it('should be read back as the same route', () => {
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        expect(parseRoute(formatOlderRoute(route))).toEqual(route)
      }),
      {
        numRuns: 2_000,
      },
    )
  })
})

describe('parseRoute', () => {
  it('should never throw', () => {
    fc.assert(
      fc.property(junkAddress, (address) => {
        expect(parseRoute(address).page).toBeTypeOf('string')
      }),
      {
        numRuns: 2_000,
      },
    )
  })

  it('should not mind a trailing slash', () => {
    fc.assert(
      fc.property(junkAddress, (address) => {
        const { path } = splitAddress(address)
        const rest = address.slice(path.length)
        expect(parseRoute(`${path}/${rest}`)).toEqual(parseRoute(address))
      }),
    )
  })

  it('should give a route that its own address means again', () => {
    fc.assert(
      fc.property(junkAddress, (address) => {
        expect(parseRoute(canonicalAddress(address))).toEqual(parseRoute(address))
      }),
      {
        numRuns: 2_000,
      },
    )
  })

  it('should stay fast on very long addresses', () => {
    for (const piece of ['/', 'a', '%', '%41', '/zh', '?a=b', '&', '=', '+', '//', '10.1234/']) {
      expect(parseRoute(`/zh/article/doi/${piece.repeat(100_000)}`).language).toBe('zh')
    }
  })
})

describe('canonicalAddress', () => {
  it('should change nothing when it is done again', () => {
    fc.assert(
      fc.property(junkAddress, (address) => {
        const canonical = canonicalAddress(address)
        expect(canonicalAddress(canonical)).toBe(canonical)
      }),
    )
  })
})
