import {
  asSiteId,
  createBehavior,
  createScope,
  failed,
  holdNavigationLists,
  loading,
  navigationListsCodec,
  optional,
  ready,
  type Answer,
  type Failure,
  type Reader,
  type RemoteNavigationLists,
} from '@xuekan/core'
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

const rivers: Reader = { language: 'zh', siteId: asSiteId('3') }
const seas: Reader = { language: 'zh', siteId: asSiteId('4') }

const stored = (text: string | null = null) =>
  createFakeStoredValue(optional(navigationListsCodec), null, text)

const channelsOf = (reader: Reader) =>
  sampleContent.sites.find(({ site }) => site.id === reader.siteId)?.channels ?? []

describe('holdNavigationLists', () => {
  it('asks once for each site and language, and keeps what it has [C2.37, C7.5]', () => {
    const bench = gatewayBench()
    const reader$ = createBehavior(rivers)
    const lists = holdNavigationLists({ sites: bench.sites, kept: stored() }, createScope(), reader$)
    const states = heard(lists.state$)
    for (const reader of [seas, rivers, { ...rivers }, { ...rivers, language: 'en' as const }, seas, rivers])
      reader$.set(reader)
    expect(bench.calls).toEqual(['channels', 'channels', 'channels'])
    expect(
      states
        .filter(({ status }) => status === 'ready')
        .map((state) => state.status === 'ready' && state.value),
    ).toEqual([rivers, seas, rivers, rivers, seas, rivers].map(channelsOf))
  })

  it('waits for a site whose lists it does not have, rather than to show those of another', () => {
    const clock = createVirtualClock()
    const late = <T>(_: string, answer: Answer<T>): Answer<T> => clock.after(10).pipe(switchMap(() => answer))
    const { sites } = createFakeGateways(sampleContent, late)
    const reader$ = createBehavior(rivers)
    const lists = holdNavigationLists({ sites, kept: stored() }, createScope(), reader$)
    const states = heard(lists.state$)
    clock.advance(10)
    reader$.set(seas)
    clock.advance(9)
    expect(states).toEqual([loading, ready(channelsOf(rivers)), loading])
    clock.advance(1)
    expect(lists.state$.value).toEqual(ready(channelsOf(seas)))
  })

  it('does not keep a failure, and tries again when it is told', () => {
    const bench = gatewayBench()
    const failure: Failure = unreachable('channels')
    bench.break('channels', failure)
    const reader$ = createBehavior(rivers)
    const lists = holdNavigationLists({ sites: bench.sites, kept: stored() }, createScope(), reader$)
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
        async (readers, scheduler) => {
          const { sites } = createFakeGateways(sampleContent, (call, answer) =>
            defer(() => from(scheduler.schedule(Promise.resolve(), call)).pipe(switchMap(() => answer))),
          )
          const reader$ = createBehavior(rivers)
          const { state$ } = holdNavigationLists({ sites, kept: stored() }, createScope(), reader$)
          const wrong: RemoteNavigationLists[] = []
          state$.changes$.subscribe((state) => {
            if (state.status === 'ready' && state.value !== channelsOf(reader$.value)) wrong.push(state)
          })
          for (const reader of readers) {
            scheduler
              .schedule(Promise.resolve(), 'step')
              .then(() => reader$.set(reader))
              .catch(() => undefined)
          }
          await scheduler.waitAll()
          await scheduler.waitAll()
          expect(wrong).toEqual([])
          expect(state$.value).toEqual(ready(channelsOf(reader$.value)))
        },
      ),
    )
  })

  it('keeps the last lists for the next page of the tab, and asks where they are of another reader [C3.19]', () => {
    const bench = gatewayBench()
    const kept = stored()
    const reader$ = createBehavior(rivers)
    holdNavigationLists({ sites: bench.sites, kept }, createScope(), reader$)
    reader$.set(seas)
    const next = (reader: Reader) =>
      holdNavigationLists(
        { sites: bench.sites, kept: stored(kept.text) },
        createScope(),
        createBehavior(reader),
      )
    expect(next(seas).state$.value).toEqual(ready(channelsOf(seas)))
    expect(bench.calls).toHaveLength(2)
    for (const reader of [rivers, { ...seas, language: 'en' as const }])
      expect(next(reader).state$.value).toEqual(ready(channelsOf(reader)))
    expect(bench.calls).toHaveLength(4)
  })

  it('keeps nothing of a failure', () => {
    const bench = gatewayBench()
    bench.break('channels', unreachable('channels'))
    const kept = stored()
    holdNavigationLists({ sites: bench.sites, kept }, createScope(), createBehavior(rivers))
    expect(kept.text).toBeNull()
  })

  it('asks no more when its scope has ended', () => {
    const bench = gatewayBench()
    const scope = createScope()
    const reader$ = createBehavior(rivers)
    const lists = holdNavigationLists({ sites: bench.sites, kept: stored() }, scope, reader$)
    scope.end()
    reader$.set(seas)
    lists.retry()
    expect(bench.calls).toEqual(['channels'])
  })
})
