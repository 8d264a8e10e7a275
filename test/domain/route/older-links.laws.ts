import { asSiteId } from '@xuekan/core/site'
import { arbitraryRoute, junkAddress } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { nearestAddress } from '../../../core/domain/route/nearest-address.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { redirectOf } from '../../../core/domain/route/redirect-of.ts'

describe('where an address leads that has no page of its own', () => {
  it.each([
    ['/previewFile?id=7&type=pdf', '/article/id/0/7.pdf'],
    ['/previewFile/?id=7&type=PDF&lang=en', '/en/article/7.pdf'],
    ['/previewFile?id=7', '/article/id/0/7.pdf'],
    ['/previewFile?id=7&type=html&lang=zh', '/zh/article/7'],
    ['/previewFile?id=a%2Fb', '/article/id/0/a%2Fb.pdf'],
  ])('the preview %s is %s [C2.15]', (address, target) => {
    expect(redirectOf(address)).toBe(target)
  })

  it.each([
    '/previewFile',
    '/previewFile?id=',
    '/previewFile?type=pdf',
    '/previewFile/7?id=7',
    '/a/previewFile?id=7',
  ])('%s leads nowhere', (address) => {
    expect(redirectOf(address)).toBeNull()
  })

  it('is a path of the portal that leads nowhere else, whatever was asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          junkAddress,
          fc.string().map((id) => `/previewFile?id=${id}`),
        ),
        (address) => {
          const target = redirectOf(address)
          fc.pre(target !== null)
          expect(target).toMatch(/^\/(?![/\\])/)
          expect(redirectOf(target)).toBeNull()
        },
      ),
    )
  })
})

describe('the nearest address', () => {
  const siteId = asSiteId('26')

  it('is the current feed for the list of feeds, until that has a page [C2.36]', () => {
    const rss = parseRoute('/rssList?lang=en')
    expect(nearestAddress(rss, new Set(), siteId, 'en')).toBe(
      '/rc-pub/front/rss?periodId=currentIssue&siteId=26&language=en',
    )
    expect(nearestAddress(rss, new Set(['rss']), siteId, 'en')).toBeNull()
  })

  it('is none for every other page', () => {
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        fc.pre(route.page !== 'rss')
        expect([formatRoute(route), nearestAddress(route, new Set(), siteId, 'zh')]).toEqual([
          formatRoute(route),
          null,
        ])
      }),
    )
  })
})
