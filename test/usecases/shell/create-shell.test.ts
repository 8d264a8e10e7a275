import {
  asSiteId,
  bareChrome,
  createBehavior,
  createNotices,
  createScope,
  createShell,
  pageHostOf,
  parseRoute,
  routeLink,
  type PageName,
  type SiteChrome,
  type TopNews,
} from '@xuekan/core'
import {
  createFakeChromeGateways,
  createFakeCookieJar,
  createFakeNavigation,
  createFakeViewport,
  createVirtualClock,
} from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

const built: readonly PageName[] = ['home', 'issue', 'article', 'search']
const topNews: readonly TopNews[] = [
  {
    id: '1',
    siteId: asSiteId('3'),
    title: { zh: '一', en: 'One' },
    newsDataType: 'information',
    original: 0,
    sourceLink: '',
    pictureUrl: '/1.png',
  },
]

const chrome: SiteChrome = {
  ...bareChrome,
  site: { ...bareChrome.site, id: asSiteId('3'), sld: 'jiang' },
  header: { ...bareChrome.header, showLogin: true, showSearch: true, searchTypes: ['article', 'picture'] },
  topNews,
}

function bench({
  of = chrome,
  address = '/zh/home',
  pages = built,
  cookies = createFakeCookieJar(),
}: {
  readonly of?: SiteChrome
  readonly address?: string
  readonly pages?: readonly PageName[]
  readonly cookies?: ReturnType<typeof createFakeCookieJar>
} = {}) {
  const clock = createVirtualClock()
  const scope = createScope()
  const navigation = createFakeNavigation(address)
  const viewport = createFakeViewport()
  const route$ = createBehavior(parseRoute(address))
  const shell = createShell({ clock, cookies, navigation, viewport, ...createFakeChromeGateways() }, scope, {
    chrome: of,
    language: 'zh',
    builtPages: new Set(pages),
    route$,
    reader$: createBehavior({ language: 'zh' as const, siteId: of.site.id }),
    host: pageHostOf('https://jiang.example.org', of.site),
    notices: createNotices(clock, scope),
  })
  return { clock, cookies, navigation, route$, scope, shell, viewport }
}

describe('createShell', () => {
  it('searches for the types whose pages exist, and has the term of a search page in its box', () => {
    const { shell } = bench({ address: '/zh/article?q=tides' })
    expect(shell.searchBox.types).toEqual(['article'])
    expect(shell.searchBox.state$.value.term).toBe('tides')
    expect(bench().shell.searchBox.state$.value.term).toBe('')
    expect(bench({ pages: [...built, 'resources'] }).shell.searchBox.types).toEqual(['article', 'picture'])
  })

  it('searches from its box, and tells that a term is missing [C5.2]', () => {
    const { navigation, shell } = bench()
    shell.searchBox.submit()
    expect(shell.notices.notices$.value.map(({ message }) => message)).toEqual(['searchTermEmpty'])
    shell.searchBox.setTerm('tides')
    shell.searchBox.submit()
    expect(parseRoute(navigation.address.value)).toMatchObject({ page: 'search', query: { term: 'tides' } })
  })

  it('leads from the login only to pages that exist [C2.35]', () => {
    expect(bench().shell.loginHref('login')).toBeNull()
    const { shell } = bench({ pages: [...built, 'account'] })
    const routes = (['login', 'personalCentre'] as const).map((entry) =>
      parseRoute(shell.loginHref(entry) ?? ''),
    )
    expect(routes).toMatchObject([
      { page: 'account', screen: 'login', language: 'zh' },
      { page: 'account', screen: 'personal', language: 'zh' },
    ])
  })

  it('shows the login links until somebody has logged in [C4.6]', () => {
    const { clock, cookies, shell } = bench()
    const links = heard(shell.parts$).map(({ loginLinks }) => loginLinks)
    expect(links).toEqual([true])
    cookies.write('userName', '13812345678')
    clock.advance(2_000)
    expect(shell.parts$.value.loginLinks).toBe(false)
  })

  it('shows the carousel while it has news that is not put away [C2.39]', () => {
    const { shell } = bench()
    expect(shell.parts$.value.topNews).toBe(true)
    shell.topNews.putAway()
    expect(shell.parts$.value.topNews).toBe(false)
  })

  it('hides the title navigation on login-type pages, step by step [C2.33]', () => {
    const { route$, shell } = bench({ pages: [...built, 'account'] })
    expect(shell.parts$.value.titleNavigation).toBe(true)
    route$.set(parseRoute('/zh/login'))
    expect(shell.parts$.value.titleNavigation).toBe(false)
    route$.set(parseRoute('/zh/home'))
    expect(shell.parts$.value.titleNavigation).toBe(true)
  })

  it('has no shared parts where there is no site [C2.37]', () => {
    const { shell } = bench({ of: bareChrome, address: '/errorPage' })
    expect(shell.parts$.value).toMatchObject({ layout: true, shared: false, floatingTools: false })
  })

  it('offers the way back to the top by the threshold of its layout [C4.18]', () => {
    const visible = (of: SiteChrome, address: string) => {
      const { shell, viewport } = bench({ of, address })
      return [300, 301, 400, 401].map((top) => {
        viewport.scrollTo(top)
        return shell.backToTop.visible$.value
      })
    }
    expect(visible(chrome, '/zh/home')).toEqual([false, false, false, true])
    expect(visible(bareChrome, '/errorPage')).toEqual([false, true, true, true])
  })

  it('writes links for its host, and knows the hosts of other sites beside it [C2.1]', () => {
    const links = bench().shell.links$.value
    expect(routeLink(parseRoute('/zh/home'), links)).toBe('/zh/home')
    expect(routeLink(parseRoute('/zh/home'), links, { id: asSiteId('4'), sld: 'hai' })).toBe(
      'https://hai.example.org/zh/home',
    )
  })

  it('opens the basket from the toolbar', () => {
    const { shell } = bench()
    const open = heard(shell.basketOpen$)
    shell.toolbar.choose({
      id: '1',
      indexId: '',
      name: '',
      description: '',
      platform: 'folderAdd',
      type: '',
      linkType: '',
      link: '',
      iconUrl: '',
      pictureUrl: '',
    })
    expect(open).toEqual([false, true])
  })
})
