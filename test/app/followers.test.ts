import { loginState, type Expired, type Login, type LoginRequest } from '@xuekan/core/member'
import {
  constant,
  createBehavior,
  createScope,
  loading,
  ready,
  type MutableBehavior,
  type Remote,
} from '@xuekan/core/reactive'
import { parseRoute, type CurrentPage, type HeadInput } from '@xuekan/core/route'
import { bareShell } from '@xuekan/core/site'
import {
  createFakeCookieJar,
  createFakeNavigation,
  createFakeSessionGateway,
  createVirtualClock,
} from '@xuekan/core/testing'
import { sessionKeys } from '@xuekan/web'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { followHead, followSearches, followSession } from '../../app/browser/followers.ts'
import { linksIn } from '../usecases/support/links.ts'
import type { OpenedPage } from '../../app/portal/page-definition.ts'

const settle = () => new Promise((done) => setImmediate(done))

/** A page that is titled by its state. */
function pageAt(address: string, first: Remote<string>) {
  const state$: MutableBehavior<Remote<string>> = createBehavior(first)
  const opened: OpenedPage = {
    state$,
    view: () => {
      throw new Error('nothing is drawn here')
    },
    head: () => ({ title: [state$.value.status === 'ready' ? state$.value.value : state$.value.status] }),
  }
  return { page: { route: parseRoute(address), opened }, state$ }
}

function headBench(isServed: boolean) {
  const shown: unknown[] = []
  let fetches = 0
  const chunk = async () => {
    fetches += 1
    return {
      showHead: ({ route, title }: Omit<HeadInput, 'origin'>) => void shown.push([route.page, ...title]),
    }
  }
  const home = pageAt('/zh/home', ready('home'))
  const page$ = createBehavior<CurrentPage<OpenedPage>>(home.page)
  const scope = createScope()
  followHead(
    { shell: bareShell, host: linksIn('zh').value.host, language: 'zh', t: String, isServed, chunk },
    scope,
    {
      page$,
      loading$: constant(false),
    },
  )
  return { fetches: () => fetches, home, page$, scope, shown }
}

describe('followHead', () => {
  it('leaves the head that came with the first page, and fetches nothing for it', async () => {
    const { fetches, shown } = headBench(true)
    await settle()
    expect([fetches(), shown]).toEqual([0, []])
  })

  it('shows the head of a first page that the server did not settle', async () => {
    const { shown } = headBench(false)
    await settle()
    expect(shown).toEqual([['home', 'home']])
  })

  it('shows the head of each page once it has settled, and again as it loads again', async () => {
    const { home, page$, scope, shown } = headBench(true)
    const issue = pageAt('/zh/issue', loading)
    page$.set(issue.page)
    await settle()
    expect(shown).toEqual([])
    issue.state$.set(ready('May'))
    home.state$.set(ready('no longer shown'))
    await settle()
    issue.state$.set(loading)
    issue.state$.set(ready('June'))
    await settle()
    expect(shown).toEqual([
      ['issue', 'May'],
      ['issue', 'June'],
    ])
    scope.end()
    issue.state$.set(ready('July'))
    await settle()
    expect(shown).toHaveLength(2)
  })
})

function searchesBench(address: string, stored: string | null) {
  const began: string[] = []
  const scope = createScope()
  const page$ = createBehavior<CurrentPage<OpenedPage>>(pageAt(address, ready('')).page)
  const session = {
    read: (key: string) => (key === sessionKeys.search ? stored : null),
    write: () => true,
    clear: () => undefined,
  }
  const chunk = async () => ({ storeSearches: () => void began.push(page$.value.route.page) })
  const navigation = createFakeNavigation(address)
  followSearches({ session, page$, chunk, navigation, links$: linksIn('zh') }, scope)
  return { began, page$ }
}

describe('followSearches', () => {
  it('begins with the first search of a tab, once', async () => {
    const { began, page$ } = searchesBench('/zh/home', null)
    await settle()
    expect(began).toEqual([])
    for (const address of ['/zh/article?q=tides', '/zh/home', '/zh/article?q=glaciers']) {
      page$.set(pageAt(address, ready('')).page)
      await settle()
    }
    expect(began).toEqual(['search'])
  })

  it('begins at once in a tab that has searched before', async () => {
    const { began } = searchesBench('/zh/home', 'encrypted')
    await settle()
    expect(began).toEqual(['home'])
  })
})

function sessionBench(address: string, failures = 0) {
  const log: string[] = []
  const navigation = createFakeNavigation(address)
  const requests$ = new Subject<LoginRequest>()
  const expired$ = new Subject<Expired>()
  const login$ = createBehavior<Login>({ state: loginState('', true), headPicture: '' })
  const seen = (userName: string): void => login$.set({ state: loginState(userName, true), headPicture: '' })
  const scope = createScope()
  let fetches = 0
  const chunk = async () => {
    fetches += 1
    if (fetches <= failures) throw new Error('no such chunk')
    return {
      createSession: () => {
        log.push('session')
        return {
          logout: () => log.push('logout'),
          expire: ({ message }: Expired) => log.push(message),
          memberGone: () => log.push('gone'),
        }
      },
    }
  }
  followSession(
    {
      clock: createVirtualClock(),
      cookies: createFakeCookieJar(),
      navigation,
      notify: () => undefined,
      session: createFakeSessionGateway({}),
      context$: constant({ language: 'zh', siteId: bareShell.site.id }),
      availablePages: new Set(),
      login: { login$, requests$ },
      expired$,
      chunk,
      codeFailed: () => log.push('code failed'),
    },
    scope,
  )
  return { expired$, fetches: () => fetches, log, navigation, requests$, seen }
}

describe('followSession', () => {
  it('fetches nothing for a reader who has nothing to do with sessions', async () => {
    const { fetches, navigation, requests$ } = sessionBench('/zh/home')
    requests$.next('login')
    navigation.go('/zh/article?q=tides')
    await settle()
    expect(fetches()).toBe(0)
  })

  it('tells each time that the member whom the tab has shown is gone, and of nobody who comes [C4.4]', async () => {
    const { fetches, log, seen } = sessionBench('/zh/home')
    seen('linxi')
    await settle()
    expect(fetches()).toBe(0)
    seen('')
    await settle()
    seen('linxi')
    seen('')
    await settle()
    expect(log).toEqual(['session', 'gone', 'gone'])
  })

  it.each(['/zh/home?token=a', '/zh/home?x=1&userName=a', '/zh/home?t%6Fken=a'])(
    'begins with what may be credentials in the address: %s [C4.8]',
    async (address) => {
      const { log } = sessionBench(address)
      await settle()
      expect(log).toEqual(['session'])
    },
  )

  it('hands on each logout and each end, to one session [C4.9] [C4.10]', async () => {
    const { expired$, log, requests$ } = sessionBench('/zh/home')
    requests$.next('logout')
    expired$.next({ kind: 'expired', call: 'article', message: 'ended' })
    await settle()
    requests$.next('logout')
    await settle()
    expect(log).toEqual(['session', 'logout', 'ended', 'logout'])
  })

  it('tells that its code could not be had, and logs out at the next click [C4.23]', async () => {
    const { log, requests$ } = sessionBench('/zh/home', 1)
    requests$.next('logout')
    await settle()
    expect(log).toEqual(['code failed'])
    requests$.next('logout')
    await settle()
    expect(log).toEqual(['code failed', 'session', 'logout'])
  })
})
