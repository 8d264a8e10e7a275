import { asSiteId } from '../../../core/domain/site/site.ts'
import type { AsyncResult, RequestContext } from '../../../core/ports/async-result.ts'
import { holdSiteState, siteStateHeldFor } from '../../../core/usecases/site/hold-site-state.ts'
import { createFakeGateways, createVirtualClock, sampleContent } from '@xuekan/core/testing'
import fc from 'fast-check'
import { defer, firstValueFrom, from, switchMap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const rivers: RequestContext = { language: 'zh', siteId: asSiteId('3') }
const seas: RequestContext = { language: 'zh', siteId: asSiteId('4') }
const riversInEnglish: RequestContext = { ...rivers, language: 'en' }

function bench() {
  const gateways = gatewayBench()
  const clock = createVirtualClock()
  return { gateways, clock, held: holdSiteState({ ...gateways, clock }) }
}

const asked = (calls: readonly string[], call: string): number => calls.filter((one) => one === call).length

describe('holdSiteState', () => {
  it('asks for the journal and its issues once for each site and language [C3.16]', () => {
    const { gateways, held } = bench()
    for (const context of [rivers, rivers, seas, { ...rivers }, riversInEnglish, seas]) {
      expect(settled(held.issues.years(context))).toEqual(
        settled(createFakeGateways(sampleContent).issues.years(context)),
      )
      expect(settled(held.sites.journal(context))).toEqual(
        settled(createFakeGateways(sampleContent).sites.journal(context)),
      )
    }
    expect([asked(gateways.calls, 'years'), asked(gateways.calls, 'journal')]).toEqual([3, 3])
  })

  it('asks again after its time, and after a failure [C3.16]', () => {
    const { gateways, clock, held } = bench()
    settled(held.issues.years(rivers))
    clock.advance(siteStateHeldFor - 1)
    settled(held.issues.years(rivers))
    expect(asked(gateways.calls, 'years')).toBe(1)
    clock.advance(1)
    gateways.break('years', unreachable('years'))
    expect(settled(held.issues.years(rivers)).status).toBe('failed')
    gateways.break('years', null)
    expect(settled(held.issues.years(rivers)).status).toBe('ready')
    expect(asked(gateways.calls, 'years')).toBe(3)
  })

  it('asks nothing before somebody waits for the answer, and passes on every other call', () => {
    const { gateways, held } = bench()
    held.issues.years(rivers)
    expect(gateways.calls).toEqual([])
    settled(held.sites.channels(rivers))
    settled(held.sites.channels(rivers))
    expect(asked(gateways.calls, 'channels')).toBe(2)
  })

  it('should never mix two sites, in whatever order answers come [C3.16]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(rivers, seas, riversInEnglish), { minLength: 1, maxLength: 8 }),
        fc.scheduler(),
        async (contexts, scheduler) => {
          const late = <T>(call: string, answer: AsyncResult<T>): AsyncResult<T> =>
            defer(() => from(scheduler.schedule(Promise.resolve(), call)).pipe(switchMap(() => answer)))
          const held = holdSiteState({
            ...createFakeGateways(sampleContent, late),
            clock: createVirtualClock(),
          })
          const answers = contexts.map((context) => firstValueFrom(held.issues.years(context)))
          await scheduler.waitAll()
          const direct = createFakeGateways(sampleContent)
          for (const [index, context] of contexts.entries())
            expect(await answers[index]).toEqual(await firstValueFrom(direct.issues.years(context)))
        },
      ),
    )
  })
})
