import type { Failure } from '../../../core/domain/failure/failure.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../../core/ports/async-result.ts'
import type { NewsGateway } from '../../../core/ports/news-gateway.ts'
import { constant, createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { succeed, fail } from '../../../core/usecases/async-results.ts'
import { createJump } from '../../../core/usecases/shell/jump.ts'
import { createFakeShellGateways, createFakeNavigation, junkLink } from '@xuekan/core/testing'
import fc from 'fast-check'
import { from, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { linksElsewhere, linksIn } from '../support/links.ts'
import { listening } from '../support/notified.ts'

const context: RequestContext = { language: 'en', siteId: asSiteId('3') }

function bench(news: Pick<NewsGateway, 'jumpUrl'>, links$ = linksIn('en')) {
  const scope = createScope()
  const navigation = createFakeNavigation('/en/home')
  const { notify, notified } = listening()
  const jump = createJump({ news, navigation }, scope, {
    context$: constant(context),
    links$,
    notify,
  })
  return { jump, navigation, scope, notified }
}

const jumpUrls = { 'article 7': 'https://example.org/7', 'news 7': '/en/newsDetails/7' }

describe('createJump', () => {
  it('should follow the address of the latest choice alone, in whatever order they are answered [C7.7]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('article', 'news'), { minLength: 1, maxLength: 6 }),
        fc.scheduler(),
        async (kinds, scheduler) => {
          const late = <T>(call: string, answer: AsyncResult<T>): AsyncResult<T> =>
            from(scheduler.schedule(Promise.resolve(), call)).pipe(switchMap(() => answer))
          const { jump, navigation, notified } = bench(createFakeShellGateways({ jumpUrls }, late).news)
          for (const kind of kinds) jump.follow(kind, '7')
          expect(jump.requesting$.value).toBe(true)
          await scheduler.waitAll()
          expect([...navigation.left, navigation.address.value]).toEqual(
            kinds.at(-1) === 'article' ? ['https://example.org/7', '/en/home'] : ['/en/newsDetails/7'],
          )
          expect([jump.requesting$.value, notified]).toEqual([false, []])
        },
      ),
    )
  })

  it('should never open what is not http, https or a path of the site [C7.7]', () => {
    fc.assert(
      fc.property(junkLink, (link) => {
        const { jump, navigation, notified } = bench({ jumpUrl: () => succeed(link) })
        jump.follow('article', '1')
        const went = navigation.address.value === '/en/home' ? 0 : 1
        expect(navigation.left.length + notified.length + went).toBe(1)
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
    const { jump, navigation, notified } = bench({ jumpUrl: () => fail(failure) })
    jump.follow('news', '1')
    expect([notified, navigation.left, jump.requesting$.value]).toEqual([words, [], false])
  })

  it('loads a file of the site again, since it is no page [C7.7]', () => {
    const { jump, navigation } = bench({ jumpUrl: () => succeed('/files/a.pdf') })
    jump.follow('article', '1')
    expect([navigation.left, navigation.address.value]).toEqual([['/files/a.pdf'], '/en/home'])
  })

  it('goes to a page of the shown site, also on the host of another one [C7.7]', () => {
    const { jump, navigation } = bench(createFakeShellGateways({ jumpUrls }).news, linksElsewhere('en'))
    jump.follow('news', '7')
    expect([navigation.left, navigation.address.value]).toEqual([[], '/en/newsDetails/7?siteId=3'])
  })

  it('asks again after a failure, for the reader of the time [C7.7]', () => {
    const requested: string[] = []
    const context$ = createBehavior(context)
    const navigation = createFakeNavigation()
    const { notify } = listening()
    const news: Pick<NewsGateway, 'jumpUrl'> = {
      jumpUrl: ({ language, siteId }, kind, id) => {
        requested.push(`${language} ${siteId} ${kind} ${id}`)
        return fail({ kind: 'unreachable', call: 'jumpUrl' })
      },
    }
    const jump = createJump({ news, navigation }, createScope(), { context$, links$: linksIn('en'), notify })
    const requesting = heard(jump.requesting$)
    jump.follow('article', '1')
    context$.set({ ...context, language: 'zh' })
    jump.follow('news', '2')
    expect(requested).toEqual(['en 3 article 1', 'zh 3 news 2'])
    expect(requesting).toEqual([false, true, false, true, false])
  })

  it('follows nothing when its scope has ended', () => {
    const { jump, navigation, scope } = bench(createFakeShellGateways({ jumpUrls }).news)
    scope.end()
    jump.follow('article', '7')
    expect(navigation.left).toEqual([])
  })
})
