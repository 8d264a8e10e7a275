import { loadSubscribe, type SubmittedSubscription } from '@xuekan/core'
import { fail } from '@xuekan/core/reactive'
import { createFakeGateways, sampleContent, sampleProfile } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../../adapters/first-answer.ts'

const [journal] = sampleContent.sites.filter(({ site }) => site.type === 'single')
const siteId = journal?.site.id
if (siteId === undefined) throw new Error('there is no journal')
const context = { language: 'zh', siteId } as const
const origin = 'http://jiang.localhost'

const openFor = (content: Parameters<typeof createFakeGateways>[0]) => {
  const ports = createFakeGateways(content)
  return {
    ports,
    load: (submitted: SubmittedSubscription | null = null, leave = '') =>
      valueOf(loadSubscribe(ports, { context, leave, submitted })),
  }
}
const signedIn = { ...sampleContent, signedIn: sampleProfile }

describe('the page of alerts by mail', () => {
  it('shows a visitor the way in, and subscribes nobody [C6.1] [C7.12]', async () => {
    const { load } = openFor(sampleContent)
    expect(await load()).toMatchObject({ member: null, done: null, fault: null })
    expect(await load({ action: 'subscribe', origin })).toMatchObject({ member: null, done: null })
  })

  it('subscribes a member and ends it, each said once [C4.22] [C7.12]', async () => {
    const { load } = openFor(signedIn)
    expect(await load()).toMatchObject({ member: { isSubscribed: false, subscriptions: [] } })
    const on = await load({ action: 'subscribe', origin })
    expect(on).toMatchObject({
      member: { isSubscribed: true, subscriptions: [{ siteId }] },
      done: 'subscribe',
    })
    expect(await load()).toMatchObject({ member: { isSubscribed: true }, done: null })
    const off = await load({ action: 'unsubscribe', siteId })
    expect(off).toMatchObject({ member: { isSubscribed: false }, done: 'unsubscribe' })
  })

  it('asks before the link of a mail ends anything, and asks no more after [C7.12]', async () => {
    const { load } = openFor(signedIn)
    await load({ action: 'subscribe', origin })
    expect(await load(null, siteId)).toMatchObject({ leave: siteId, member: { isSubscribed: true } })
    const left = await load({ action: 'leave', word: siteId }, siteId)
    expect(left).toMatchObject({ leave: '', member: { isSubscribed: false }, done: 'leave' })
  })

  it('says why a member cannot subscribe, and fails where nothing can be known [C8.4]', async () => {
    const profile = { ...sampleProfile, profile: { ...sampleProfile.profile, loginEmail: '' } }
    const { load } = openFor({ ...sampleContent, signedIn: profile })
    expect(await load({ action: 'subscribe', origin })).toMatchObject({
      fault: { kind: 'words' },
      done: null,
      member: { isSubscribed: false },
    })
    const { ports } = openFor(signedIn)
    const unreachable = { kind: 'unreachable', call: 'subscribe' } as const
    const broken = { ...ports, subscriptions: { ...ports.subscriptions, subscribe: () => fail(unreachable) } }
    const told = await valueOf(
      loadSubscribe(broken, { context, leave: '', submitted: { action: 'subscribe', origin } }),
    )
    expect(told.fault).toEqual({ kind: 'message', message: 'getDataErrorMessage' })
  })
})
