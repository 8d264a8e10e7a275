import type { Failure } from '../../../core/domain/failure/failure.ts'
import { withoutCredentials } from '../../../core/domain/member/address-credentials.ts'
import type { Member } from '../../../core/domain/member/member.ts'
import type { AsyncResult } from '../../../core/ports/async-result.ts'
import { acceptCredentials } from '../../../core/usecases/session/accept-credentials.ts'
import { createFakeCookieJar, createFakeSessionGateway, type OnTheWay } from '@xuekan/core/testing'
import fc from 'fast-check'
import { of, Subject, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { cookiesIn, sessionBench } from './bench.ts'

const member: Member = { mobileNo: '13812345678', headPicture: '/files/7' }
const offered = '/zh/article/7?lang=zh&token=good&q=a+b&userName=13812345678#c2'
const clean = '/zh/article/7?lang=zh&q=a+b#c2'

function bench(
  address: string,
  { onTheWay, known = {} }: { onTheWay?: OnTheWay; known?: Record<string, string> } = {},
) {
  const base = sessionBench(address, createFakeCookieJar(known))
  const session = createFakeSessionGateway(
    {
      good: member,
      better: { ...member, mobileNo: '13987654321' },
      named: { userName: 'lisi', mobileNo: '', headPicture: '' },
    },
    onTheWay === undefined ? {} : { onTheWay },
  )
  acceptCredentials({ ...base, session }, base.scope, base.context$)
  return base
}

/** Calls that are answered by hand, in the order in which they were made. */
function byHand() {
  const gates: Subject<void>[] = []
  const onTheWay: OnTheWay = <T>(_call: string, answer: AsyncResult<T>) => {
    const gate = new Subject<void>()
    gates.push(gate)
    return gate.pipe(switchMap(() => answer))
  }
  return { onTheWay, gates, answer: (call: number) => gates[call]?.next() }
}

describe('acceptCredentials', () => {
  it('keeps a token and a user name that the personal-info call accepts [C4.7, C4.8, C7.8]', () => {
    const { cookies, notified } = bench(offered)
    expect(cookiesIn(cookies)).toEqual(['userName', 'token', 'memberInfo', 'headPicture'])
    expect([cookies.read('userName'), cookies.read('token')]).toEqual(['13812345678', 'good'])
    expect(notified).toEqual([])
  })

  it('removes them from the address bar and from history, and keeps all else [C4.8]', () => {
    const { navigation } = bench(offered)
    expect(navigation.address.value).toBe(clean)
    navigation.back()
    expect(navigation.address.value).toBe(clean)
  })

  it('removes them on every later page too [C4.8]', () => {
    const { cookies, navigation } = bench('/zh/home')
    navigation.go(offered)
    expect([navigation.address.value, cookies.read('token')]).toEqual([clean, 'good'])
    navigation.back()
    expect(navigation.address.value).toBe('/zh/home')
  })

  it('believes them only when the call has answered, and holds them nowhere until then [C4.8]', () => {
    const { onTheWay, answer } = byHand()
    const { cookies, navigation } = bench(offered, { onTheWay })
    expect([navigation.address.value, cookiesIn(cookies)]).toEqual([clean, []])
    answer(0)
    expect(cookies.read('token')).toBe('good')
  })

  it('keeps nothing of a refused token, and tells the words of the server [C4.8, C8.1]', () => {
    const { cookies, navigation, notified } = bench(offered.replace('good', 'bad'))
    expect([navigation.address.value, cookiesIn(cookies)]).toEqual([clean, []])
    expect(notified).toEqual(['0 sessionExpired 登录已失效'])
  })

  it.each([
    [{ kind: 'refused', call: 'personalInfo', status: 5, message: '无此用户' }, '0 serverMessage 无此用户'],
    [{ kind: 'unreachable', call: 'personalInfo' }, '0 getDataErrorMessage'],
  ] as const satisfies readonly (readonly [Failure, string])[])(
    'keeps nothing when the call fails with %j, and tells that [C4.8, C8.1]',
    (error, words) => {
      const onTheWay: OnTheWay = (_call, answer) =>
        answer.pipe(switchMap(() => of({ ok: false as const, error })))
      const { cookies, navigation, notified } = bench(offered, {
        onTheWay,
      })
      expect([navigation.address.value, notified]).toEqual([clean, [words]])
      expect(cookiesIn(cookies)).toEqual([])
    },
  )

  it.each(['/zh/home?token=good', '/zh/home?userName=13812345678', '/zh/home?token=&userName=undefined'])(
    'asks nothing for %s, and removes what is there [C4.8]',
    (address) => {
      const { gates, onTheWay } = byHand()
      const { navigation, notified } = bench(address, { onTheWay })
      expect([navigation.address.value, gates.length, notified]).toEqual(['/zh/home', 0, []])
    },
  )

  it('leaves addresses without them alone [C4.8]', () => {
    const { navigation } = bench('/zh/home?a=%zz&')
    navigation.go('/zh/issue?')
    expect(navigation.address.value).toBe('/zh/issue?')
    navigation.back()
    expect(navigation.address.value).toBe('/zh/home?a=%zz&')
  })

  it('takes nobody’s place: who is logged in is asked by the host, once an address is gone to [C4.7, C4.8]', () => {
    const known = { userName: 'former', token: 'old', headPicture: '/files/1' }
    const { onTheWay, gates } = byHand()
    const { cookies, navigation } = bench(offered, { known, onTheWay })
    expect([navigation.address.value, navigation.left]).toEqual([clean, []])
    navigation.go(offered)
    expect([navigation.address.value, navigation.left]).toEqual([clean, [offered]])
    expect([cookies.read('userName'), cookies.read('token'), gates]).toEqual(['former', 'old', []])
  })

  it('shows nobody under the name of another [C4.8]', () => {
    const { cookies } = bench(offered.replace('good', 'named'))
    expect(cookies.read('userName')).toBe('lisi')
  })

  it('leaves a reader logged in who has done so meanwhile [C4.8]', () => {
    const { onTheWay, answer } = byHand()
    const { cookies, notified } = bench(offered, { onTheWay })
    cookies.write('userName', 'reader')
    answer(0)
    expect([cookies.read('userName'), cookies.read('token'), notified]).toEqual(['reader', '', []])
  })

  it('should let in by the latest address, or let the host ask where somebody is in by then, in whatever order answers come [C4.8]', async () => {
    const offers = fc.array(fc.constantFrom('good', 'better', 'bad'), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), offers, async (scheduler, tokens) => {
        const gates: Subject<void>[] = []
        const onTheWay: OnTheWay = <T>(call: string, answer: AsyncResult<T>) => {
          const gate = new Subject<void>()
          gates.push(gate)
          void scheduler.schedule(Promise.resolve(), `${call} ${gates.length}`).then(() => gate.next())
          return gate.pipe(switchMap(() => answer))
        }
        const { cookies, navigation, notified } = bench('/zh/home', { onTheWay })
        const seen: string[] = []
        navigation.address.value$.subscribe((address) => seen.push(address))
        const { task } = scheduler.scheduleSequence(
          tokens.map((token) => async () => navigation.go(`/zh/issue?token=${token}&userName=${token}@a.cn`)),
        )
        await scheduler.waitAll()
        await task
        const last = tokens.at(-1) ?? ''
        const stored = cookies.read('token')
        const isAsked = navigation.left.at(-1)?.includes(`token=${last}&`) === true
        expect(stored === last || last === 'bad' || isAsked).toBe(true)
        expect(cookies.read('userName')).toBe(stored === '' ? '' : `${stored}@a.cn`)
        expect(stored).not.toBe('bad')
        expect(notified.length).toBeLessThanOrEqual(tokens.filter((token) => token === 'bad').length)
        expect(navigation.address.value).toBe('/zh/issue')
        expect(withoutCredentials(seen.at(-1) ?? '')).toBe(seen.at(-1))
      }),
    )
  })

  it('asks and keeps no more when its scope has ended', () => {
    const { onTheWay, answer, gates } = byHand()
    const { cookies, navigation, scope } = bench(offered, { onTheWay })
    scope.end()
    answer(0)
    navigation.go(offered)
    expect([cookiesIn(cookies), gates.length]).toEqual([[], 1])
  })
})
