import type { Failure } from '../../../core/domain/failure/failure.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { navigationListsCodec } from '../../../core/domain/storage/navigation-lists.ts'
import { optional } from '../../../core/domain/storage/optional.ts'
import type { AsyncResult, RequestContext } from '../../../core/ports/async-result.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { failed, loading, ready } from '../../../core/usecases/remote.ts'
import {
  createNavigationLists,
  type RemoteNavigationLists,
} from '../../../core/usecases/site/navigation-lists.ts'
import {
  createFakeGateways,
  createFakeStoredValue,
  createVirtualClock,
  sampleContent,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { defer, from, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { gatewayBench, unreachable } from '../support/page-bench.ts'

const rivers: RequestContext = { language: 'zh', siteId: asSiteId('3') }
const seas: RequestContext = { language: 'zh', siteId: asSiteId('4') }

const storedLists = (text: string | null = null) =>
  createFakeStoredValue(optional(navigationListsCodec), null, text)

const channelsOf = (context: RequestContext) =>
  sampleContent.sites.find(({ site }) => site.id === context.siteId)?.channels ?? []

describe('createNavigationLists', () => {
  it('asks once for each site and language, and keeps what it has [C2.37, C7.5]', () => {
    const bench = gatewayBench()
    const context$ = createBehavior(rivers)
    const lists = createNavigationLists(
      { sites: bench.sites, stored: storedLists() },
      createScope(),
      context$,
    )
    const states = heard(lists.state$)
    for (const context of [seas, rivers, { ...rivers }, { ...rivers, language: 'en' as const }, seas, rivers])
      context$.set(context)
    expect(bench.calls).toEqual(['channels', 'channels', 'channels'])
    expect(
      states
        .filter(({ status }) => status === 'ready')
        .map((state) => state.status === 'ready' && state.value),
    ).toEqual([rivers, seas, rivers, rivers, seas, rivers].map(channelsOf))
  })

  it('waits for a site whose lists it does not have, rather than to show those of another', () => {
    const clock = createVirtualClock()
    const late = <T>(_: string, answer: AsyncResult<T>): AsyncResult<T> =>
      clock.after(10).pipe(switchMap(() => answer))
    const { sites } = createFakeGateways(sampleContent, late)
    const context$ = createBehavior(rivers)
    const lists = createNavigationLists({ sites, stored: storedLists() }, createScope(), context$)
    const states = heard(lists.state$)
    clock.advance(10)
    context$.set(seas)
    clock.advance(9)
    expect(states).toEqual([loading, ready(channelsOf(rivers)), loading])
    clock.advance(1)
    expect(lists.state$.value).toEqual(ready(channelsOf(seas)))
  })

  it('does not keep a failure, and tries again when it is told', () => {
    const bench = gatewayBench()
    const failure: Failure = unreachable('channels')
    bench.break('channels', failure)
    const context$ = createBehavior(rivers)
    const lists = createNavigationLists(
      { sites: bench.sites, stored: storedLists() },
      createScope(),
      context$,
    )
    expect(lists.state$.value).toEqual(failed(failure))
    lists.retry()
    expect(lists.state$.value).toEqual(failed(failure))
    bench.break('channels', null)
    lists.retry()
    expect(lists.state$.value).toEqual(ready(channelsOf(rivers)))
    lists.retry()
    expect(bench.calls).toHaveLength(3)
  })

  it('should end with the lists of the site that is read, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(rivers, seas), { minLength: 1, maxLength: 6 }),
        fc.scheduler(),
        async (contexts, scheduler) => {
          const { sites } = createFakeGateways(sampleContent, (call, answer) =>
            defer(() => from(scheduler.schedule(Promise.resolve(), call)).pipe(switchMap(() => answer))),
          )
          const context$ = createBehavior(rivers)
          const { state$ } = createNavigationLists({ sites, stored: storedLists() }, createScope(), context$)
          const wrong: RemoteNavigationLists[] = []
          state$.value$.subscribe((state) => {
            if (state.status === 'ready' && state.value !== channelsOf(context$.value)) wrong.push(state)
          })
          for (const context of contexts) {
            scheduler
              .schedule(Promise.resolve(), 'step')
              .then(() => context$.set(context))
              .catch(() => undefined)
          }
          await scheduler.waitAll()
          await scheduler.waitAll()
          expect(wrong).toEqual([])
          expect(state$.value).toEqual(ready(channelsOf(context$.value)))
        },
      ),
    )
  })

  it('keeps the last lists for the next page of the tab, and asks where they are of another reader [C3.19]', () => {
    const bench = gatewayBench()
    const stored = storedLists()
    const context$ = createBehavior(rivers)
    createNavigationLists({ sites: bench.sites, stored }, createScope(), context$)
    context$.set(seas)
    const next = (context: RequestContext) =>
      createNavigationLists(
        { sites: bench.sites, stored: storedLists(stored.text) },
        createScope(),
        createBehavior(context),
      )
    expect(next(seas).state$.value).toEqual(ready(channelsOf(seas)))
    expect(bench.calls).toHaveLength(2)
    for (const context of [rivers, { ...seas, language: 'en' as const }])
      expect(next(context).state$.value).toEqual(ready(channelsOf(context)))
    expect(bench.calls).toHaveLength(4)
  })

  it('keeps nothing of a failure', () => {
    const bench = gatewayBench()
    bench.break('channels', unreachable('channels'))
    const stored = storedLists()
    createNavigationLists({ sites: bench.sites, stored }, createScope(), createBehavior(rivers))
    expect(stored.text).toBeNull()
  })

  it('asks no more when its scope has ended', () => {
    const bench = gatewayBench()
    const scope = createScope()
    const context$ = createBehavior(rivers)
    const lists = createNavigationLists({ sites: bench.sites, stored: storedLists() }, scope, context$)
    scope.end()
    context$.set(seas)
    lists.retry()
    expect(bench.calls).toEqual(['channels'])
  })
})
