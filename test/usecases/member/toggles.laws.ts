import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import type { Favourite } from '../../../core/domain/member/favourite.ts'
import type { Role } from '../../../core/domain/member/role.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createFavouriteToggle } from '../../../core/usecases/member/favourite-toggle.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { favouritesInMemory } from '../support/favourites-in-memory.ts'
import { scheduledGateway, type Fate } from '../support/scheduled-gateway.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const
const favourite: Favourite = { type: 'article', id: '7' }

const fates = fc.array(fc.constantFrom<Fate>('answered', 'answered', 'lost', 'answerLost'), { maxLength: 4 })

/** The calls that change something meet these fates in turn, later ones are answered; what is asked is answered. */
function bench(scheduler: fc.Scheduler, queued: readonly Fate[], requesting: readonly string[]) {
  const left = [...queued]
  const notified: MessageKind[] = []
  let failed = 0
  const onTheWay = scheduledGateway(scheduler, (call) => {
    const fate = requesting.includes(call) ? 'answered' : (left.shift() ?? 'answered')
    if (fate !== 'answered') failed += 1
    return fate
  })
  const role$ = createBehavior<Role>('member')
  return {
    onTheWay,
    notified,
    failed: () => failed,
    options: { context, role$ },
    notify: (message: MessageKind) => void notified.push(message),
  }
}

/** Clicks come at any moment between the steps of the calls. */
const clicked = (scheduler: fc.Scheduler, clicks: readonly (() => void)[]) =>
  Promise.all(clicks.map((click) => scheduler.schedule(Promise.resolve(), 'click').then(click)))

describe('createFavouriteToggle', () => {
  it('should end as the last click wished and show what the server holds, whatever is answered when [C4.22]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), fc.nat({ max: 6 }), async (scheduler, on, clicks) => {
        const { onTheWay, notify, notified, options } = bench(scheduler, [], [])
        const member = favouritesInMemory(on ? [favourite] : [], onTheWay)
        const model = createFavouriteToggle({ member, notify }, createScope(), { ...options, favourite })
        let preferred = on
        const click = () => {
          preferred = model.state$.value.value !== true
          model.toggle()
        }
        await Promise.all([clicked(scheduler, Array(clicks).fill(click)), scheduler.waitIdle()])
        expect(member.collected()).toEqual(preferred ? [favourite] : [])
        expect(model.state$.value).toEqual({ value: preferred, busy: false })
        expect(notified).toEqual([])
      }),
    )
  })

  it('should show what the server holds once all has been answered, and tell each failure [C4.22] [C8.1]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fates, fc.nat({ max: 6 }), async (scheduler, queued, clicks) => {
        const { onTheWay, notify, notified, failed, options } = bench(scheduler, queued, ['isCollected'])
        const member = favouritesInMemory([], onTheWay)
        const model = createFavouriteToggle({ member, notify }, createScope(), { ...options, favourite })
        await Promise.all([clicked(scheduler, Array(clicks).fill(model.toggle)), scheduler.waitIdle()])
        expect(model.state$.value).toEqual({ value: member.collected().length === 1, busy: false })
        expect(notified).toEqual(Array(failed()).fill('getDataErrorMessage'))
      }),
    )
  })
})
