import { accountRoute } from '../../../core/domain/member/account-route.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { nobodysLogin, watchLogin, type LoginRequest } from '../../../core/usecases/session/watch-login.ts'
import { createFakeCookieJar, createVirtualClock } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

function bench(cookies: Readonly<Record<string, string>> = {}, showLogin = true) {
  const clock = createVirtualClock()
  const jar = createFakeCookieJar(cookies)
  const scope = createScope()
  const model = watchLogin({ clock, cookies: jar }, scope, { showLogin })
  const requests: LoginRequest[] = []
  let ended = false
  model.requests$.subscribe({ next: (one) => requests.push(one), complete: () => (ended = true) })
  return { clock, jar, model, requests, scope, hasEnded: () => ended }
}

const member = {
  state: { kind: 'loggedIn', shownName: '138****5678', entries: ['personalCentre', 'logout'] },
  headPicture: '/files/7',
}
const visitor = { state: { kind: 'loggedOut', entries: ['login', 'register'] }, headPicture: '' }

describe('watchLogin', () => {
  it('offers a member the masked name and picture, with personal centre and logout [C4.4, C4.5, C4.6]', () => {
    const { model } = bench({ userName: '13812345678', headPicture: '/files/7' })
    expect(model.login$.value).toEqual(member)
  })

  it('offers a visitor login and registration where the header shows them [C4.6, C6.1]', () => {
    expect(bench({ headPicture: '/files/7' }).model.login$.value).toEqual(visitor)
    expect(bench({ userName: 'undefined' }, false).model.login$.value).toEqual({
      state: { kind: 'loggedOut', entries: [] },
      headPicture: '',
    })
  })

  it('shows no picture that is no web link', () => {
    const { model } = bench({ userName: 'reader', headPicture: 'javascript:alert(1)' })
    expect(model.login$.value.headPicture).toBe('')
  })

  it('begins with what the page was made for, and follows the cookies once it is told to look [C4.4]', () => {
    const jar = createFakeCookieJar({ userName: '13812345678', headPicture: '/files/7' })
    const ports = { clock: createVirtualClock(), cookies: jar }
    const model = watchLogin(ports, createScope(), { showLogin: true, served: nobodysLogin(true) })
    expect(model.login$.value).toEqual(visitor)
    model.look()
    expect(model.login$.value).toEqual(member)
    jar.clear('userName')
    model.look()
    expect(model.login$.value).toEqual(nobodysLogin(true))
  })

  it('looks each second, and says what has changed once [C4.4]', () => {
    const { clock, jar, model } = bench()
    const logins = heard(model.login$)
    jar.write('userName', '13812345678')
    clock.advance(999)
    expect(logins).toEqual([visitor])
    clock.advance(1)
    jar.write('headPicture', '/files/7')
    clock.advance(5_000)
    jar.clear('userName')
    clock.advance(5_000)
    expect(logins).toEqual([visitor, { ...member, headPicture: '' }, member, visitor])
  })

  it('emits what is asked for, and leaves where it leads to the application [C2.35]', () => {
    const { clock, jar, model, requests } = bench()
    model.request('login')
    model.request('register')
    jar.write('userName', 'reader')
    clock.advance(1_000)
    model.request('personalCentre')
    model.request('logout')
    expect(requests).toEqual(['login', 'register', 'personalCentre', 'logout'])
  })

  it('tells nobody of what was asked for before they listened, and goes nowhere itself [C2.35]', () => {
    const { model } = bench()
    const late: LoginRequest[] = []
    model.request('login')
    model.requests$.subscribe((request) => late.push(request))
    model.request('register')
    model.request('login')
    expect(late).toEqual(['register', 'login'])
  })

  it('lets the application lead where it likes [C2.35]', () => {
    const { clock, jar, model } = bench()
    const went: string[] = []
    model.requests$.subscribe((request) => {
      if (request === 'logout') return
      const role = request === 'personalCentre' ? 'member' : 'visitor'
      went.push(formatRoute(accountRoute(request, role, 'en')))
    })
    model.request('login')
    model.request('register')
    jar.write('userName', 'reader')
    clock.advance(1_000)
    model.request('personalCentre')
    expect(went).toEqual(['/login?lang=en', '/register?lang=en', '/personal?lang=en'])
  })

  it('does not hear what it does not offer [C2.35, C4.6]', () => {
    const loggedOut = bench()
    loggedOut.model.request('personalCentre')
    loggedOut.model.request('logout')
    const loggedIn = bench({ userName: 'reader' })
    loggedIn.model.request('login')
    loggedIn.model.request('register')
    const hidden = bench({}, false)
    hidden.model.request('login')
    expect([loggedOut.requests, loggedIn.requests, hidden.requests]).toEqual([[], [], []])
  })

  it('looks and emits no more when its scope has ended', () => {
    const { clock, hasEnded, jar, model, requests, scope } = bench()
    scope.end()
    jar.write('userName', 'reader')
    clock.advance(5_000)
    model.request('login')
    expect([model.login$.value, requests, hasEnded()]).toEqual([visitor, [], true])
  })
})
