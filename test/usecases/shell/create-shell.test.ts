import { pageHostOf } from '../../../core/domain/link/page-host.ts'
import { routeLink } from '../../../core/domain/link/route-link.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { PageName } from '../../../core/domain/route/route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import type { TopNews } from '../../../core/domain/shell/top-news.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createNotices } from '../../../core/usecases/notices/notices.ts'
import { createShell } from '../../../core/usecases/shell/create-shell.ts'
import {
  createFakeShellGateways,
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

const shell: SiteShell = {
  ...bareShell,
  site: { ...bareShell.site, id: asSiteId('3'), sld: 'jiang' },
  header: { ...bareShell.header, showLogin: true, showSearch: true, searchTypes: ['article', 'picture'] },
  topNews,
}

function bench({
  of = shell,
  address = '/zh/home',
  pages = built,
  cookies = createFakeCookieJar(),
}: {
  readonly of?: SiteShell
  readonly address?: string
  readonly pages?: readonly PageName[]
  readonly cookies?: ReturnType<typeof createFakeCookieJar>
} = {}) {
  const clock = createVirtualClock()
  const scope = createScope()
  const navigation = createFakeNavigation(address)
  const viewport = createFakeViewport()
  const route$ = createBehavior(parseRoute(address))
  const shellModel = createShell(
    { clock, cookies, navigation, viewport, ...createFakeShellGateways() },
    scope,
    {
      shell: of,
      language: 'zh',
      availablePages: new Set(pages),
      route$,
      context$: createBehavior({ language: 'zh' as const, siteId: of.site.id }),
      host: pageHostOf('https://jiang.example.org', of.site),
      notices: createNotices(clock, scope),
    },
  )
  return { clock, cookies, navigation, route$, scope, shellModel, viewport }
}

describe('createShell', () => {
  it('searches for the types whose pages exist, and has the term of a search page in its box', () => {
    const { shellModel } = bench({ address: '/zh/article?q=tides' })
    expect(shellModel.searchBox.types).toEqual(['article'])
    expect(shellModel.searchBox.state$.value.term).toBe('tides')
    expect(bench().shellModel.searchBox.state$.value.term).toBe('')
    expect(bench({ pages: [...built, 'resources'] }).shellModel.searchBox.types).toEqual([
      'article',
      'picture',
      'table',
    ])
  })

  it('has the term of the results that are shown in its box, and on later pages none that was not typed there [C3.19]', () => {
    const { route$, shellModel } = bench({ address: '/zh/article?q=tides' })
    const shown = (address: string): string => {
      route$.set(parseRoute(address))
      return shellModel.searchBox.state$.value.term
    }
    expect(['/zh/article/1', '/zh/article?q=inner+core', '/zh/home'].map(shown)).toEqual([
      '',
      'inner core',
      '',
    ])
    shellModel.searchBox.setTerm('glaciers')
    expect(shown('/zh/article/2')).toBe('glaciers')
  })

  it('begins with what the page shows results of, its type and its term [C2.25]', () => {
    const pages = [...built, 'resources'] as const
    const { searchBox } = bench({ address: '/textList?type=table&q=tides', pages: [...pages] }).shellModel
    expect(searchBox.state$.value).toMatchObject({ type: 'table', term: 'tides' })
    const unoffered = bench({ address: '/othersList?q=tides', pages: [...pages] }).shellModel.searchBox
    expect(unoffered.state$.value).toMatchObject({ type: 'article', term: 'tides' })
  })

  it('searches from its box, and tells that a term is missing [C5.2]', () => {
    const { navigation, shellModel } = bench()
    shellModel.searchBox.submit()
    expect(shellModel.notices.notices$.value.map(({ message }) => message)).toEqual(['searchTermEmpty'])
    shellModel.searchBox.setTerm('tides')
    shellModel.searchBox.submit()
    expect(parseRoute(navigation.address.value)).toMatchObject({ page: 'search', query: { term: 'tides' } })
  })

  it('leads from the login only to pages that exist [C2.35]', () => {
    expect(bench().shellModel.loginHref('login', '/zh/issue')).toBeNull()
    const { loginHref } = bench({ pages: [...built, 'account'] }).shellModel
    expect(parseRoute(loginHref('login', '/zh/issue?a=1') ?? '')).toEqual({
      page: 'account',
      screen: 'login',
      language: 'zh',
      returnTo: '/zh/issue?a=1',
    })
    expect(loginHref('personalCentre', '/zh')).toBeNull()
    const { shellModel } = bench({ pages: [...built, 'personal'] })
    expect(shellModel.loginHref('personalCentre', '/zh/issue')).toBe('/personal?lang=zh')
  })

  it('comes back from the login to pages of the site alone [C2.35]', () => {
    const { loginHref } = bench({ pages: [...built, 'account'] }).shellModel
    expect(loginHref('register', '//elsewhere.example/')).toBe('/register?lang=zh')
    expect(loginHref('register', '/login?lang=zh&returnTo=%2Fzh%2Fissue')).toBe(
      '/register?lang=zh&returnTo=%2Fzh%2Fissue',
    )
    expect(loginHref('login', '/register?lang=zh')).toBe('/login?lang=zh')
  })

  it('shows the login links until somebody has logged in [C4.6]', () => {
    const { clock, cookies, shellModel } = bench()
    const links = heard(shellModel.visibility$).map(({ loginLinks }) => loginLinks)
    expect(links).toEqual([true])
    cookies.write('userName', '13812345678')
    clock.advance(2_000)
    expect(shellModel.visibility$.value.loginLinks).toBe(false)
  })

  it('shows the carousel while it has news that is not dismissed [C2.39]', () => {
    const { shellModel } = bench()
    expect(shellModel.visibility$.value.topNews).toBe(true)
    shellModel.topNews.dismiss()
    expect(shellModel.visibility$.value.topNews).toBe(false)
  })

  it('hides the title navigation on login-type pages, step by step [C2.33]', () => {
    const { route$, shellModel } = bench({ pages: [...built, 'account'] })
    expect(shellModel.visibility$.value.titleNavigation).toBe(true)
    route$.set(parseRoute('/zh/login'))
    expect(shellModel.visibility$.value.titleNavigation).toBe(false)
    route$.set(parseRoute('/zh/home'))
    expect(shellModel.visibility$.value.titleNavigation).toBe(true)
  })

  it('has no shared parts where there is no site [C2.37]', () => {
    const { shellModel } = bench({ of: bareShell, address: '/errorPage' })
    expect(shellModel.visibility$.value).toMatchObject({ layout: true, shared: false, floatingTools: false })
  })

  it('offers the way back to the top by the threshold of its layout [C4.18]', () => {
    const visible = (of: SiteShell, address: string) => {
      const { shellModel, viewport } = bench({ of, address })
      return [300, 301, 400, 401].map((top) => {
        viewport.scrollTo(top)
        return shellModel.backToTop.visible$.value
      })
    }
    expect(visible(shell, '/zh/home')).toEqual([false, false, false, true])
    expect(visible(bareShell, '/errorPage')).toEqual([false, true, true, true])
  })

  it('writes links for its host, and knows the hosts of other sites beside it [C2.1]', () => {
    const links = bench().shellModel.links$.value
    expect(routeLink(parseRoute('/zh/home'), links)).toBe('/zh/home')
    expect(routeLink(parseRoute('/zh/home'), links, { id: asSiteId('4'), sld: 'hai', domain: '' })).toBe(
      'https://hai.example.org/zh/home',
    )
  })

  it('opens the basket from the toolbar', () => {
    const { shellModel } = bench()
    const open = heard(shellModel.basketOpen$)
    shellModel.toolbar.choose({
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
