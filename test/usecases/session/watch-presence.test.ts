import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createScope } from '../../../core/reactive/scope.ts'
import { watchLogin } from '../../../core/usecases/session/watch-login.ts'
import { presenceWait, watchPresence } from '../../../core/usecases/session/watch-presence.ts'
import { createFakeCookieJar, createVirtualClock } from '@xuekan/core/testing'

const origin = 'https://slgc.example.org'

/** A page that is shown to `userName`, '' for a visitor, with a host whose answers the test gives. */
function shown(userName: string, referrer = '') {
  const jar = createFakeCookieJar(userName === '' ? {} : { userName })
  const scope = createScope()
  const clock = createVirtualClock()
  const login = watchLogin({ clock, cookies: jar }, scope, { showLogin: true })
  const returns = new Subject<null>()
  const answers: (() => void)[] = []
  let present = 0
  const { present$, known$, role$ } = watchPresence({ clock }, login, scope, {
    returns$: returns,
    referrer,
    origin,
    ask: () => new Promise<void>((resolve) => answers.push(resolve)),
  })
  present$.subscribe(() => (present += 1))
  /** The host answers the last question; what follows from that has happened. */
  const answer = async (): Promise<void> => {
    answers.at(-1)?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    jar,
    clock,
    known$,
    role$,
    login,
    scope,
    answer,
    comeBack: () => returns.next(null),
    asked: () => answers.length,
    present: () => present,
  }
}

describe('watchPresence', () => {
  it.each([
    ['', 1],
    ['https://gzxb.example.org/zh/home', 1],
    // a host whose name begins like this one's is another
    ['https://slgc.example.org.evil.example/', 1],
    [`${origin}/zh/home`, 0],
  ])('asks at once whoever comes from elsewhere: from %j, %i times [C4.4]', (referrer, times) => {
    expect(shown('linxi', referrer).asked()).toBe(times)
  })

  it('asks when a member comes back, one question at a time, and says where the session goes on [C4.4]', async () => {
    const page = shown('linxi', `${origin}/zh/home`)
    page.comeBack()
    page.comeBack()
    expect([page.asked(), page.present()]).toEqual([1, 0])
    await page.answer()
    expect(page.present()).toBe(1)
    page.comeBack()
    expect(page.asked()).toBe(2)
  })

  it('shows a visitor where the session has ended elsewhere, and asks no more [C4.4]', async () => {
    const page = shown('linxi')
    page.jar.clear('userName')
    await page.answer()
    expect(page.login.login$.value.state.kind).toBe('loggedOut')
    expect(page.present()).toBe(0)
    page.comeBack()
    expect(page.asked()).toBe(1)
  })

  it('asks for no visitor, and nothing once the page is left [C4.4]', () => {
    const visitor = shown('')
    visitor.comeBack()
    expect(visitor.asked()).toBe(0)
    const left = shown('linxi', `${origin}/`)
    left.scope.end()
    left.comeBack()
    expect(left.asked()).toBe(0)
  })

  it('says that it is known once the answer is seen, and who reads then [C4.4] [C4.10]', async () => {
    const page = shown('linxi')
    const known: string[] = []
    page.known$.subscribe(() => known.push(page.role$.value))
    expect([known, page.role$.value]).toEqual([[], 'member'])
    page.jar.clear('userName')
    await page.answer()
    expect(known).toEqual(['visitor'])
  })

  it('lets nothing wait where nothing is asked, nor for longer than it may [C4.10]', () => {
    const page = shown('linxi', `${origin}/zh/home`)
    let known = 0
    const isKnown = (): void => void (known += 1)
    page.known$.subscribe(isKnown)
    expect(known).toBe(1)
    page.comeBack()
    page.known$.subscribe(isKnown)
    page.clock.advance(presenceWait - 1)
    expect(known).toBe(1)
    page.clock.advance(1)
    expect(known).toBe(2)
  })
})
