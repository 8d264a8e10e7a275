import type { BasketEntry } from '../../../core/domain/citation/basket.ts'
import type { ItemCitation } from '../../../core/domain/citation/item-citations.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { arbitraryBasketEntry } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduledGateway } from '../support/scheduled-gateway.ts'
import { basketModelCommands, knownTab, type KnownTabs, type RealTabs } from './basket-model-commands.ts'
import { answerOf, citedAs, citingServer, openTab } from './tabs.ts'

const entryOf = (id: string, site = '26'): BasketEntry => ({
  siteId: asSiteId(site),
  id,
  title: { zh: `题 ${id}`, en: '' },
  source: { zh: '', en: '' },
})

const chineseOf = (text: string | undefined) => (text === undefined ? [] : [{ language: 'zh', text }])

describe('createBasketModel', () => {
  it('should do what a reader with two tabs expects, in whatever order they are used [C4.21] [C5.3] [C8.5] [C3.18] [C7.9]', () => {
    fc.assert(
      fc.property(basketModelCommands, (commands) => {
        const server = citingServer()
        const real: RealTabs = { server, tabs: [openTab(server.gateway), openTab(server.gateway)] }
        const model: KnownTabs = {
          items: [],
          cited: new Set(),
          broken: new Set(),
          tabs: [knownTab(), knownTab()],
        }
        fc.modelRun(() => ({ model, real }), commands)
        for (const { model: tab } of real.tabs) {
          expect(tab.state$.value.items.map(({ id }) => id)).toEqual(model.items.map(({ entry }) => entry.id))
        }
      }),
    )
  })

  it('should know every citation once its calls are answered, whatever was added, removed and asked meanwhile [C4.21] [C7.9]', async () => {
    const steps = fc.array(
      fc.oneof(
        arbitraryBasketEntry.map((entry) => ({ kind: 'add', entry }) as const),
        arbitraryBasketEntry.map((entry) => ({ kind: 'remove', entry }) as const),
        fc.constant({ kind: 'loadCitations' } as const),
        fc.constant({ kind: 'undo' } as const),
      ),
      { maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, taken) => {
        const server = citingServer(scheduledGateway(scheduler))
        const tab = openTab(server.gateway)
        const acted = taken.map((step) =>
          scheduler.schedule(Promise.resolve(), step.kind).then(() => {
            if (step.kind === 'add') tab.model.add(step.entry)
            else if (step.kind === 'remove') tab.model.remove(step.entry)
            else tab.model[step.kind]()
          }),
        )
        await Promise.all([...acted, scheduler.waitIdle()])
        expect(tab.model.state$.value.requesting).toBe(false)
        tab.model.loadCitations()
        await scheduler.waitIdle()
        const { items, requesting } = tab.model.state$.value
        expect(items.map(({ citation }) => citation)).toEqual(
          items.map((item) => ({ status: 'ready', value: chineseOf(citedAs(item)?.zh) })),
        )
        expect(requesting).toBe(false)
      }),
    )
  })

  it('should copy all that was selected, however late and in whatever order the sites answer [C4.21] [C8.5]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat({ max: 2 }), async (scheduler, requests) => {
        const server = citingServer(scheduledGateway(scheduler))
        const tab = openTab(server.gateway)
        const entries = [entryOf('1'), entryOf('2', '27'), entryOf('3'), entryOf('4', '')]
        for (const entry of entries) tab.model.add(entry)
        tab.model.selectAll(true)
        const requested = Array.from({ length: requests }, () =>
          scheduler.schedule(Promise.resolve(), 'ask').then(tab.model.loadCitations),
        )
        tab.model.copy()
        tab.model.copy()
        expect(tab.clipboard.written).toEqual([])
        await Promise.all([...requested, scheduler.waitIdle()])
        expect(tab.clipboard.written).toEqual([entries.map((entry) => citedAs(entry)?.zh).join('\n')])
        expect(tab.notified).toEqual(['batchCopySuccess'])
        // a second click while the first one waits asks for nothing
        expect(requests > 0 || server.calls.length === 3).toBe(true)
      }),
    )
  })

  it('should keep no answer of a call that a newer one has replaced [C4.21]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let calls = 0
        const onTheWay = scheduledGateway(scheduler)
        const tab = openTab({
          batchInfo: ({ siteId }, ids) => {
            calls += 1
            const value: readonly ItemCitation[] = ids.map((id) => ({
              siteId,
              id,
              text: { zh: `第 ${calls} 次`, en: '' },
            }))
            return onTheWay('batchInfo', answerOf(value))
          },
        })
        tab.model.add(entryOf('1'))
        tab.model.loadCitations()
        tab.model.loadCitations()
        tab.model.loadCitations()
        await scheduler.waitIdle()
        const shown = { status: 'ready', value: chineseOf('第 3 次') }
        expect([calls, tab.model.state$.value.items[0]?.citation]).toEqual([3, shown])
      }),
    )
  })
})
