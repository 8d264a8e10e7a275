import { formatOlderRoute, formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { arbitraryRoute, routeLaws } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

describe('parseRoute and formatRoute', () => {
  eachLaw(routeLaws({ parse: parseRoute, format: formatRoute }))
})

describe('parseRoute and formatOlderRoute', () => {
  eachLaw(routeLaws({ parse: parseRoute, format: formatOlderRoute }))
})

describe('formatRoute', () => {
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

describe('parseRoute', () => {
  it('should stay fast on very long addresses', () => {
    for (const piece of ['/', 'a', '%', '%41', '/zh', '?a=b', '&', '=', '+', '//', '10.1234/']) {
      expect(parseRoute(`/zh/article/doi/${piece.repeat(100_000)}`).language).toBe('zh')
    }
  })
})
