import { parseRoute } from '../../core/domain/route/parse-route.ts'
import type { PageName, Route } from '../../core/domain/route/route.ts'
import { asSiteId } from '../../core/domain/site/site.ts'
import { createScope } from '../../core/reactive/scope.ts'
import { followAddress, type FollowAddress } from '../../core/usecases/follow-address.ts'
import { createFakeNavigation, sampleContent, type FakeNavigation } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heard } from './support/heard.ts'

const availablePages: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'issue',
  'article',
  'channel',
  'search',
  'unknown',
  'error',
  'forbidden',
])
const own = sampleContent.sites.find(({ site }) => site.sld === 'jiang')

function follow(first: string, host: Pick<FollowAddress, 'hostSiteId'> = {}) {
  if (own === undefined) throw new Error('no site')
  const navigation = createFakeNavigation(first)
  const scope = createScope()
  const { site, channels } = own
  const route$ = followAddress(navigation, scope, {
    site,
    channels,
    availablePages,
    language: 'zh',
    ...host,
  })
  return { navigation, scope, route$ }
}

/** Pages of this site in Chinese: by language (the path decides) or without one, by its own short-name or id. */
const near = [
  '/zh/home',
  '/',
  '/zh/home?lang=en',
  '/zh/issue/2025/1',
  '/jiang/home/zh',
  '/zh/article/3/32026200',
  '/article?type=article&q=a',
]
const otherLanguage = ['/en/home', '/jiang/home/en', '/article?q=a&lang=en', '/en/nothing/at/all']
const otherSite = [
  '/article?q=a&siteId=4',
  '/hai/home',
  '/hai/home/zh',
  '/zh/article/4/42026200',
  '/zh/issue?siteId=4',
]

describe('followAddress', () => {
  it.each(near)('follows the reader to %s without leaving', (address) => {
    const { navigation, route$ } = follow('/zh/aboutus/302')
    navigation.go(address)
    expect(route$.value).toEqual(parseRoute(address))
    expect(navigation.left).toEqual([])
  })

  it.each([...otherLanguage, ...otherSite])('loads %s again and keeps the page until then', (address) => {
    const { navigation, route$ } = follow('/zh/issue')
    const routes = heard(route$)
    navigation.go(address)
    expect(navigation.left).toEqual([address])
    expect(routes).toEqual([parseRoute('/zh/issue')])
  })

  it('goes by the host where an address names no site [C1.1]', () => {
    const ofGroup = { hostSiteId: asSiteId('2') }
    const shown = follow('/zh/issue?siteId=3', ofGroup)
    shown.navigation.go('/zh/issue/2025/1?siteId=3')
    expect(shown.navigation.left).toEqual([])
    shown.navigation.go('/zh/issue/2025/1')
    expect(shown.navigation.left).toEqual(['/zh/issue/2025/1'])
    const own = follow('/zh/issue?siteId=3', { hostSiteId: asSiteId('3') })
    own.navigation.go('/zh/issue/2025/1')
    expect(own.navigation.left).toEqual([])
  })

  it('shows an unknown page for an address that the site does not have [C2.4]', () => {
    const { navigation, route$ } = follow('/zh/nothing')
    expect(route$.value).toEqual({ page: 'unknown', language: 'zh', path: '/zh/nothing' })
    navigation.go('/zh/newsInfo/301')
    expect(route$.value).toEqual({ page: 'unknown', language: 'zh', path: '/zh/newsInfo/301' })
    expect(navigation.left).toEqual([])
  })

  it('shows an unknown page, once, for a first address with a site that does not exist [C2.4]', () => {
    const { navigation, route$ } = follow('/nowhere/home/zh')
    expect(route$.value).toEqual({ page: 'unknown', language: 'zh', path: '/nowhere/home/zh' })
    expect(navigation.left).toEqual([])
  })

  it.each(['/errorPage', '/forbiddenPage?lang=zh'])(
    'loads again the way to %s and from it [C2.5]',
    (address) => {
      const inside = follow('/zh/home')
      inside.navigation.go(address)
      expect(inside.navigation.left).toEqual([address])
      const outside = follow(address)
      expect(outside.route$.value).toEqual(parseRoute(address))
      outside.navigation.go('/zh/home')
      expect(outside.navigation.left).toEqual(['/zh/home'])
    },
  )

  it('loads again what its host shows, when the first address named the site itself', () => {
    const { navigation } = follow('/zh/article/3/32026200')
    navigation.go('/zh/article/3/32026201')
    expect(navigation.left).toEqual([])
    navigation.go('/zh/issue')
    expect(navigation.left).toEqual(['/zh/issue'])
  })

  it('should follow any walk back and forth, and leave for every page of another language or site alone', () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...near, ...otherLanguage, ...otherSite) },
      { weight: 1, arbitrary: fc.constant('back' as const) },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { navigation, route$ } = follow('/zh/home')
        const left: string[] = []
        let route: Route = parseRoute('/zh/home')
        for (const next of steps) {
          const before = navigation.address.value
          walk(navigation, next)
          const now = navigation.address.value
          if (now === before) continue
          if (near.includes(now)) route = parseRoute(now)
          else left.push(now)
          expect(route$.value).toEqual(route)
          expect(navigation.left).toEqual(left)
        }
      }),
    )
  })

  it('says nothing new for an address that stays the same', () => {
    const { navigation, route$ } = follow('/zh/issue')
    const routes = heard(route$)
    navigation.go('/zh/issue')
    navigation.go('/zh/issue', { replace: true })
    expect(routes).toHaveLength(1)
  })

  it('follows no more when its scope has ended', () => {
    const { navigation, scope, route$ } = follow('/zh/issue')
    scope.end()
    navigation.go('/zh/home')
    navigation.go('/en/home')
    expect([route$.value, navigation.left]).toEqual([parseRoute('/zh/issue'), []])
  })
})

function walk(navigation: FakeNavigation, step: string): void {
  if (step === 'back') navigation.back()
  else navigation.go(step)
}
