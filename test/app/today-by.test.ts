import { createScope } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { asSiteId, bareShell } from '@xuekan/core/site'
import { createFakeGateways, createVirtualClock, sampleContent, sampleModule } from '@xuekan/core/testing'
import { NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { page as home } from '../../app/pages/home.ts'
import { todayBy } from '../../app/pages/today-by.ts'

/** The wall in St. John’s, where the clocks of tests are: in winter three and a half hours behind UTC. */
const evening = '2026-11-30T23:00:00-03:30'
const midnight = '2026-12-01T00:00:00-03:30'
const clockAt = (time: string) => ({ ...createVirtualClock(), now: () => Date.parse(time) })

describe('todayBy', () => {
  it('is the day of the calendar on the wall, not that of UTC', () => {
    expect([evening, midnight].map((time) => todayBy(clockAt(time)))).toEqual(['2026-11-30', '2026-12-01'])
  })
})

describe('a call for papers', () => {
  it('stands on a home until its last day is over where the page is made [C2.1]', async () => {
    const module = sampleModule('callForPapers', { until: '2026-11-30', subject: { zh: '征稿', en: 'Call' } })
    const gateways = createFakeGateways({ ...sampleContent, homeModules: { '3': [module] } })
    const isCalled = async (time: string) => {
      const context = { language: 'en', siteId: asSiteId('3') } as const
      const ports = { ...gateways, clock: clockAt(time), minimumDelay: 0 }
      const asked = { context, language: 'en', shell: bareShell, ports } as const
      const opened = await home.settle(asked, createScope(), parseRoute('/en/home'), NEVER)
      return JSON.stringify(opened.state$.value).includes('"kind":"call"')
    }
    expect([await isCalled(evening), await isCalled(midnight)]).toEqual([true, false])
  })
})
