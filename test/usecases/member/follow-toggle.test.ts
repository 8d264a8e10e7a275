import type { FollowedTerm, SavedSearch } from '../../../core/domain/member/saved-search.ts'
import type { Role } from '../../../core/domain/member/role.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createFollowToggle } from '../../../core/usecases/member/follow-toggle.ts'
import { createFakeGateways, sampleContent, sampleProfile } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../../adapters/first-answer.ts'
import { gatedCalls } from '../support/gated-calls.ts'
import { scheduledGateway, type Fate } from '../support/scheduled-gateway.ts'

const [journal, another] = sampleContent.sites.filter(({ site }) => site.type === 'single')
if (journal === undefined || another === undefined) throw new Error('there are no two journals')
const context = { language: 'en', siteId: journal.site.id } as const
const elsewhere = { ...context, siteId: another.site.id }
const origin = 'http://jiang.localhost'
const term: FollowedTerm = { kind: 'keyword', term: 'Sediment' }
const signedIn = { ...sampleContent, signedIn: sampleProfile }

function bench({ content = signedIn, role = 'member' }: { content?: typeof signedIn; role?: Role } = {}) {
  const gated = gatedCalls()
  const { subscriptions } = createFakeGateways(content, gated.onTheWay)
  const notified: (readonly [string, string?])[] = []
  const model = createFollowToggle(
    {
      subscriptions,
      notify: (...[kind, words]) => void notified.push(words === undefined ? [kind] : [kind, words]),
    },
    createScope(),
    { context, role$: createBehavior<Role>(role), term, origin },
  )
  const saved = (): Promise<readonly SavedSearch[]> => valueOf(subscriptions.savedSearches(context))
  return { ...gated, subscriptions, notified, model, saved }
}

describe('createFollowToggle', () => {
  it('has the member written to at once of new articles under the term, and no more [C4.22] [C7.12]', async () => {
    const { model, saved, notified } = bench()
    expect(model.state$.value).toEqual({ value: false, busy: false })
    model.toggle()
    expect(model.state$.value).toEqual({ value: true, busy: false })
    expect(await saved()).toMatchObject([{ search: term, siteId: context.siteId, pace: 'immediate' }])
    model.toggle()
    expect([model.state$.value.value, await saved()]).toEqual([false, []])
    expect(notified).toEqual([])
  })

  it('leaves alone what is followed elsewhere, and other terms of the site', async () => {
    const { subscriptions, saved } = bench()
    const pace = 'weekly'
    await valueOf(subscriptions.saveSearch(elsewhere, { search: term, pace, origin }))
    const other: FollowedTerm = { kind: 'column', column: 'Sediment' }
    await valueOf(subscriptions.saveSearch(context, { search: other, pace, origin }))
    const model = createFollowToggle({ subscriptions, notify: () => undefined }, createScope(), {
      context,
      role$: createBehavior<Role>('member'),
      term,
      origin,
    })
    expect(model.state$.value.value).toBe(false)
    model.toggle()
    expect(await saved()).toHaveLength(3)
    model.toggle()
    expect((await saved()).map(({ search }) => search.kind).toSorted()).toEqual(['column', 'keyword'])
  })

  it('is off for what is kept without letters, and gives it a pace with a press', async () => {
    const { subscriptions } = bench()
    await valueOf(
      subscriptions.saveSearch(context, {
        search: { kind: 'keyword', term: 'SEDIMENT' },
        pace: 'never',
        origin,
      }),
    )
    const model = createFollowToggle({ subscriptions, notify: () => undefined }, createScope(), {
      context,
      role$: createBehavior<Role>('member'),
      term,
      origin,
    })
    expect(model.state$.value.value).toBe(false)
    model.toggle()
    expect(await valueOf(subscriptions.savedSearches(context))).toMatchObject([{ pace: 'immediate' }])
  })

  it('tells a member without an address why not, and is off again [C8.1] [C8.4]', () => {
    const profile = { ...sampleProfile, profile: { ...sampleProfile.profile, loginEmail: '' } }
    const { model, notified } = bench({ content: { ...sampleContent, signedIn: profile } })
    model.toggle()
    expect(model.state$.value).toEqual({ value: false, busy: false })
    expect(notified).toEqual([['serverMessage', 'The fake refuses.']])
  })

  it('asks a visitor to log in instead of calling [C6.1] [C6.2]', () => {
    const { model, calls } = bench({ role: 'visitor' })
    const events: string[] = []
    model.events$.subscribe((event) => events.push(event))
    model.toggle()
    expect([events, calls, model.state$.value.value]).toEqual([['login'], [], false])
  })

  it('should show what the server holds once all has been answered, whatever is lost [C4.22] [C8.1]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom<Fate>('answered', 'answered', 'lost', 'answerLost'), { maxLength: 4 }),
        fc.nat({ max: 6 }),
        async (scheduler, fates, clicks) => {
          const left = [...fates]
          const onTheWay = scheduledGateway(scheduler, (call) =>
            call === 'savedSearches' ? 'answered' : (left.shift() ?? 'answered'),
          )
          const { subscriptions } = createFakeGateways(signedIn, onTheWay)
          const model = createFollowToggle({ subscriptions, notify: () => undefined }, createScope(), {
            context,
            role$: createBehavior<Role>('member'),
            term,
            origin,
          })
          const clicked = Array.from({ length: clicks }, () =>
            scheduler.schedule(Promise.resolve(), 'click').then(model.toggle),
          )
          await Promise.all([...clicked, scheduler.waitIdle()])
          const asked = valueOf(subscriptions.savedSearches(context))
          await scheduler.waitIdle()
          expect(model.state$.value).toEqual({ value: (await asked).length === 1, busy: false })
        },
      ),
    )
  })
})
