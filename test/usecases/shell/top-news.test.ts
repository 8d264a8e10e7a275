import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { TopNews } from '../../../core/domain/shell/top-news.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../../core/ports/async-result.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import { createTopNews } from '../../../core/usecases/shell/top-news.ts'
import { createFakeShellGateways, createVirtualClock, sampleTopNews } from '@xuekan/core/testing'
import { switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { listening } from '../support/notified.ts'

const context: RequestContext = { language: 'zh', siteId: asSiteId('3') }
const news = (...ids: readonly string[]): readonly TopNews[] => sampleTopNews(...ids)
const rivers = news('1', '2', '3')
const seas = news('4')

function bench(failure: Failure | null = null) {
  const scope = createScope()
  const clock = createVirtualClock()
  const context$ = createBehavior(context)
  const { notify, notified } = listening()
  const gateways = createFakeShellGateways(
    { topNews: { 3: rivers, 4: seas } },
    <T>(_: string, answer: AsyncResult<T>): AsyncResult<T> =>
      clock.after(10).pipe(switchMap(() => (failure === null ? answer : fail(failure)))),
  )
  return { clock, context$, scope, notified, carousel: createTopNews(gateways, scope, { context$, notify }) }
}

describe('createTopNews', () => {
  it('has nothing until the news is here, then begins with the first [C2.39]', () => {
    const { carousel, clock } = bench()
    const states = heard(carousel.state$)
    clock.advance(10)
    expect(states).toEqual([
      { news: [], current: -1 },
      { news: rivers, current: 0 },
    ])
  })

  it('moves round both ends, as it is told [C9.8]', () => {
    const { carousel, clock } = bench()
    clock.advance(10)
    const shown = heard(carousel.state$)
    carousel.next()
    carousel.next()
    carousel.next()
    carousel.previous()
    carousel.goTo(1)
    carousel.goTo(4)
    carousel.goTo(-1)
    expect(shown.map(({ current }) => current)).toEqual([0, 1, 2, 0, 2, 1, 2])
  })

  it('is folded until the reader opens it, and can be folded again [C2.39]', () => {
    const { carousel } = bench()
    const opened = heard(carousel.opened$)
    carousel.toggle()
    carousel.toggle()
    expect(opened).toEqual([false, true, false])
  })

  it('is dismissed by the reader alone, until other news is asked for [C3.19]', () => {
    const { carousel, clock, context$ } = bench()
    clock.advance(10)
    const away = heard(carousel.dismissed$)
    carousel.dismiss()
    carousel.next()
    expect(carousel.state$.value).toEqual({ news: [], current: -1 })
    context$.set({ ...context, siteId: asSiteId('4') })
    clock.advance(10)
    expect(carousel.state$.value).toEqual({ news: seas, current: 0 })
    expect(away).toEqual([false, true, false])
  })

  it('does not play by itself [C9.8]', () => {
    const { carousel, clock } = bench()
    clock.advance(10)
    const shown = heard(carousel.state$)
    clock.advance(3_600_000)
    expect(shown).toHaveLength(1)
  })

  it('shows none that is not there, whatever it is told', () => {
    const { carousel } = bench()
    carousel.next()
    carousel.previous()
    carousel.goTo(3)
    expect(carousel.state$.value).toEqual({ news: [], current: -1 })
  })

  it('empties at once for another site, and drops what comes late for the former one [C3.16]', () => {
    const { carousel, clock, context$ } = bench()
    clock.advance(10)
    carousel.next()
    const states = heard(carousel.state$)
    context$.set({ ...context, siteId: asSiteId('4') })
    clock.advance(5)
    context$.set(context)
    clock.advance(5)
    context$.set({ ...context, siteId: asSiteId('4') })
    clock.advance(10)
    expect(states).toEqual([
      { news: rivers, current: 1 },
      { news: [], current: -1 },
      { news: seas, current: 0 },
    ])
  })

  it.each<[string, Failure, readonly string[]]>([
    [
      'the words of the server',
      { kind: 'refused', call: 'topNews', status: 3, message: '繁忙' },
      ['serverMessage: 繁忙'],
    ],
    ['general words', { kind: 'unreachable', call: 'topNews' }, ['getDataErrorMessage']],
    [
      'nothing, as the end of a session is told elsewhere',
      { kind: 'expired', call: 'topNews', message: 'x' },
      [],
    ],
  ])('tells a failure by %s, and shows no carousel [C8.3]', (_, failure, notified) => {
    const { carousel, clock, notified: heardWords } = bench(failure)
    clock.advance(10)
    expect(heardWords).toEqual(notified)
    expect(carousel.state$.value).toEqual({ news: [], current: -1 })
  })

  it('asks no more when its scope has ended', () => {
    const { carousel, clock, scope } = bench()
    scope.end()
    clock.advance(100)
    expect(carousel.state$.value.news).toEqual([])
  })
})
