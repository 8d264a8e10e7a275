import type { Channel } from '../../../core/domain/channel/channel.ts'
import type { Failure } from '../../../core/domain/failure/failure.ts'
import { statusOfFailure, statusOfRoute } from '../../../core/domain/failure/http-status.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { resolveRoute } from '../../../core/domain/route/resolve-route.ts'
import type { PageName, Route } from '../../../core/domain/route/route.ts'
import { arbitraryRoute, junkAddress, sampleContent } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const own = sampleContent.sites.find(({ site }) => site.sld === 'jiang')?.channels ?? []
const like = (change: Partial<Channel>): readonly Channel[] =>
  own.filter(({ code }) => code === 'aboutus').map((channel) => ({ ...channel, children: [], ...change }))

const channels: readonly Channel[] = [
  ...own,
  ...like({ id: '390', code: 'ethics' }),
  ...like({ id: '391', code: 'secret', enabled: false }),
]
const availablePages: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'issue',
  'channel',
  'unknown',
  'error',
  'forbidden',
])

const resolve = (address: string): Route =>
  resolveRoute(parseRoute(address), { channels, availablePages }, address)

describe('resolveRoute', () => {
  it.each([
    ['a code that a channel of the site has', '/zh/ethics'],
    ['its generic form', '/ethics?columnId=390'],
    ['a channel below another one', '/en/aboutus/303'],
    ['a word that stands for several codes, by its channel', '/zh/info/390'],
  ])('lets in %s, with status 200 [C2.3]', (_, address) => {
    expect(resolve(address)).toEqual(parseRoute(address))
    expect(statusOfRoute(resolve(address))).toBe(200)
  })

  it.each([
    ['a code that no channel has', '/zh/nothing?a=1#top', '/zh/nothing', 'zh'],
    ['a code that no channel has, with one in its query', '/nothing?columnId=390', '/nothing', null],
    ['a channel that is disabled', '/secret', '/secret', null],
    ['a channel that is not there', '/en/aboutus/999', '/en/aboutus/999', 'en'],
    ['a page that the portal does not have', '/zh/newsInfo/301', '/zh/newsInfo/301', 'zh'],
    ['a path that names no page', '/a/b/c/d?lang=en', '/a/b/c/d', 'en'],
  ])('answers %s as unknown, with status 404 [C2.4]', (_, address, path, language) => {
    expect(resolve(address)).toEqual({ page: 'unknown', language, path })
    expect(statusOfRoute(resolve(address))).toBe(404)
  })

  it('should show no page that does not exist, whatever the address [C2.4]', () => {
    fc.assert(
      fc.property(junkAddress, (address) => {
        expect(availablePages).toContain(resolve(address).page)
        expect(resolve(address).language).toBe(parseRoute(address).language)
      }),
    )
  })
})

describe('statusOfRoute', () => {
  it('should be an error for error pages and unknown ones alone [C2.4, C2.5]', () => {
    const errors: Readonly<Partial<Record<PageName, number>>> = { unknown: 404, forbidden: 403, error: 503 }
    fc.assert(
      fc.property(arbitraryRoute, (route) => {
        expect(statusOfRoute(route)).toBe(errors[route.page] ?? 200)
      }),
    )
  })
})

describe('statusOfFailure', () => {
  const failures: readonly (readonly [number, Failure])[] = [
    [404, { kind: 'absent', call: 'byId' }],
    [401, { kind: 'expired', call: 'byId', message: '' }],
    [503, { kind: 'unreachable', call: 'byId' }],
    [503, { kind: 'timeout', call: 'byId' }],
    [502, { kind: 'malformed', call: 'byId', field: 'data' }],
    [502, { kind: 'refused', call: 'byId', status: 5, message: '' }],
  ]

  it.each(failures)('tells the world %i of %o', (status, failure) => {
    expect(statusOfFailure(failure)).toBe(status)
  })
})
