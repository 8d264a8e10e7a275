import {
  answered,
  asSiteId,
  constant,
  createBehavior,
  createJump,
  createScope,
  refused,
  type Answer,
  type Failure,
  type JumpGateway,
  type Reader,
} from '@xuekan/core'
import { createFakeChromeGateways, createFakeNavigation, junkLink } from '@xuekan/core/testing'
import fc from 'fast-check'
import { from, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { listening } from '../support/told.ts'

const reader: Reader = { language: 'en', siteId: asSiteId('3') }

function bench(jumps: JumpGateway) {
  const scope = createScope()
  const navigation = createFakeNavigation('/en/home')
  const { notify, told } = listening()
  const jump = createJump({ jumps, navigation }, scope, { reader$: constant(reader), notify })
  return { jump, navigation, scope, told }
}

const jumpUrls = { 'article 7': 'https://example.org/7', 'news 7': '/en/newsDetails/7' }

describe('createJump', () => {
  it('should follow the address of the latest choice alone, in whatever order they are answered [C7.7]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('article', 'news'), { minLength: 1, maxLength: 6 }),
        fc.scheduler(),
        async (kinds, scheduler) => {
          const late = <T>(call: string, answer: Answer<T>): Answer<T> =>
            from(scheduler.schedule(Promise.resolve(), call)).pipe(switchMap(() => answer))
          const { jump, navigation, told } = bench(createFakeChromeGateways({ jumpUrls }, late).jumps)
          for (const kind of kinds) jump.follow(kind, '7')
          expect(jump.asking$.value).toBe(true)
          await scheduler.waitAll()
          expect([...navigation.left, navigation.address.value]).toEqual(
            kinds.at(-1) === 'article' ? ['https://example.org/7', '/en/home'] : ['/en/newsDetails/7'],
          )
          expect([jump.asking$.value, told]).toEqual([false, []])
        },
      ),
    )
  })

  it('should never open what is not http, https or a path of the site [C7.7]', () => {
    fc.assert(
      fc.property(junkLink, (link) => {
        const { jump, navigation, told } = bench({ jumpUrl: () => answered(link) })
        jump.follow('article', '1')
        const went = navigation.address.value === '/en/home' ? 0 : 1
        expect(navigation.left.length + told.length + went).toBe(1)
        expect(navigation.address.value).toMatch(/^\/(?![/\\])/)
        for (const url of navigation.left) expect(url).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/i)
      }),
    )
  })

  it.each<[Failure, readonly string[]]>([
    [{ kind: 'refused', call: 'jumpUrl', status: 0, message: '文章不存在' }, ['serverMessage: 文章不存在']],
    [{ kind: 'refused', call: 'jumpUrl', status: 9, message: '' }, ['getDataErrorMessage']],
    [{ kind: 'absent', call: 'jumpUrl' }, ['getDataErrorMessage']],
    [{ kind: 'expired', call: 'jumpUrl', message: 'x' }, []],
  ])('tells an answer that carries a status: %o [C8.3]', (failure, words) => {
    const { jump, navigation, told } = bench({ jumpUrl: () => refused(failure) })
    jump.follow('news', '1')
    expect([told, navigation.left, jump.asking$.value]).toEqual([words, [], false])
  })

  it('loads a file of the site anew, since it is no page [C7.7]', () => {
    const { jump, navigation } = bench({ jumpUrl: () => answered('/files/a.pdf') })
    jump.follow('article', '1')
    expect([navigation.left, navigation.address.value]).toEqual([['/files/a.pdf'], '/en/home'])
  })

  it('asks again after a failure, for the reader of the time [C7.7]', () => {
    const asked: string[] = []
    const reader$ = createBehavior(reader)
    const navigation = createFakeNavigation()
    const { notify } = listening()
    const jumps: JumpGateway = {
      jumpUrl: ({ language, siteId }, kind, id) => {
        asked.push(`${language} ${siteId} ${kind} ${id}`)
        return refused({ kind: 'unreachable', call: 'jumpUrl' })
      },
    }
    const jump = createJump({ jumps, navigation }, createScope(), { reader$, notify })
    const asking = heard(jump.asking$)
    jump.follow('article', '1')
    reader$.set({ ...reader, language: 'zh' })
    jump.follow('news', '2')
    expect(asked).toEqual(['en 3 article 1', 'zh 3 news 2'])
    expect(asking).toEqual([false, true, false, true, false])
  })

  it('follows nothing when its scope has ended', () => {
    const { jump, navigation, scope } = bench(createFakeChromeGateways({ jumpUrls }).jumps)
    scope.end()
    jump.follow('article', '7')
    expect(navigation.left).toEqual([])
  })
})
