import { loadSubscribe, type SubmittedSubscription } from '@xuekan/core/page'
import { fail } from '@xuekan/core/reactive'
import { createFakeGateways, fakeCaptcha, sampleContent, sampleProfile } from '@xuekan/core/testing'
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
    load: (submitted: SubmittedSubscription | null = null, leave = '', confirm = '') =>
      valueOf(loadSubscribe(ports, { context, leave, confirm, search: null, submitted })),
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
      loadSubscribe(broken, {
        context,
        leave: '',
        confirm: '',
        search: null,
        submitted: { action: 'subscribe', origin },
      }),
    )
    expect(told.fault).toEqual({ kind: 'message', message: 'getDataErrorMessage' })
  })

  const search = { kind: 'search', query: [['q', 'river']] } as const

  it('saves a search of the site for a member, with a pace that can be changed, and drops it [C6.2]', async () => {
    const { ports, load } = openFor(signedIn)
    const opened = await valueOf(
      loadSubscribe(ports, { context, leave: '', confirm: '', search, submitted: null }),
    )
    expect(opened).toMatchObject({ search, done: null, member: { searches: [] } })
    const saving = { action: 'saveSearch', origin, siteId: null, search, pace: 'weekly' } as const
    const saved = await valueOf(
      loadSubscribe(ports, { context, leave: '', confirm: '', search, submitted: saving }),
    )
    expect(saved).toMatchObject({ search: null, done: 'saveSearch' })
    expect(saved.member?.searches).toMatchObject([{ search, siteId, pace: 'weekly' }])
    const again = await valueOf(
      loadSubscribe(ports, { context, leave: '', confirm: '', search, submitted: null }),
    )
    expect(again.search).toBeNull()
    const changed = await load({ ...saving, siteId, pace: 'never' })
    expect(changed.member?.searches).toMatchObject([{ search, pace: 'never' }])
    const dropped = await load({ action: 'dropSearch', id: changed.member?.searches[0]?.id ?? '' })
    expect(dropped).toMatchObject({ done: 'dropSearch', member: { searches: [] } })
  })

  it('keeps the search that asks to be saved where it is refused, and shows it to a visitor [C6.1] [C8.4]', async () => {
    const profile = { ...sampleProfile, profile: { ...sampleProfile.profile, loginEmail: '' } }
    const { ports } = openFor({ ...sampleContent, signedIn: profile })
    const saving = { action: 'saveSearch', origin, siteId: null, search, pace: 'weekly' } as const
    const opening = { context, leave: '', confirm: '', search } as const
    const refused = await valueOf(loadSubscribe(ports, { ...opening, submitted: saving }))
    expect(refused).toMatchObject({ search, done: null, fault: { kind: 'words' }, open: null })
    const quiet = await valueOf(loadSubscribe(ports, { ...opening, submitted: { ...saving, pace: 'never' } }))
    expect(quiet).toMatchObject({ search: null, done: 'saveSearch', fault: null })
    const visitor = openFor(sampleContent).ports
    const shown = await valueOf(loadSubscribe(visitor, { ...opening, submitted: null }))
    expect(shown).toMatchObject({ search, member: null, done: null })
  })

  const form = { email: 'guest@example.org', keywords: 'river；dam', captcha: '' }
  const ask = (change: Partial<typeof form> = {}, identify = '') =>
    ({ action: 'ask', origin, form: { ...form, ...change }, identify }) as const

  it('takes an address of who has no account: what is wrong, then a captcha, then a letter [C5.11] [C8.4]', async () => {
    const { load } = openFor(sampleContent)
    expect((await load()).open).toEqual({ form: { email: '', keywords: '' }, faults: {}, captcha: null })
    const wrong = await load(ask({ email: 'guest@' }))
    expect(wrong).toMatchObject({
      done: null,
      fault: null,
      open: { form: { email: 'guest@' }, captcha: null },
    })
    expect(wrong.open?.faults).toEqual({ email: { kind: 'message', message: 'email.malformed' } })
    const shown = await load(ask())
    expect(shown).toMatchObject({ done: null, open: { form: { keywords: 'river；dam' }, faults: {} } })
    const identify = shown.open?.captcha?.identify ?? ''
    const blank = await load(ask({}, identify))
    expect(blank.open?.faults).toEqual({ captcha: { kind: 'message', message: 'captcha.empty' } })
    const missed = await load(ask({ captcha: '00000' }, identify))
    expect(missed).toMatchObject({ done: null, open: { faults: { captcha: { kind: 'words' } } } })
    const another = missed.open?.captcha?.identify ?? ''
    expect(another).not.toBe(identify)
    const asked = await load(ask({ captcha: fakeCaptcha }, another))
    expect(asked).toMatchObject({
      done: 'ask',
      fault: null,
      open: { form: { email: form.email }, captcha: null },
    })
  })

  it('begins what a letter asked about, once its button is pressed, and once [C5.11]', async () => {
    const { load } = openFor(sampleContent)
    const { open } = await load(ask())
    await load(ask({ captcha: fakeCaptcha }, open?.captcha?.identify))
    expect(await load(null, '', form.email)).toMatchObject({ confirm: form.email, done: null })
    expect(await load({ action: 'confirm', word: form.email }, '', form.email)).toMatchObject({
      confirm: '',
      done: 'confirm',
      fault: null,
    })
    const again = await load({ action: 'confirm', word: form.email }, '', form.email)
    expect(again).toMatchObject({ confirm: '', done: null, fault: { kind: 'words' }, open: { faults: {} } })
  })

  it('shows the same form to a member without an address, and says what fails [C5.11] [C8.4]', async () => {
    const profile = { ...sampleProfile, profile: { ...sampleProfile.profile, loginEmail: '' } }
    const { load, ports } = openFor({ ...sampleContent, signedIn: profile })
    expect((await load()).open).toBeNull()
    expect((await load({ action: 'subscribe', origin })).open?.form.email).toBe('')
    const unreachable = fail({ kind: 'unreachable', call: 'captcha' } as const)
    const failing = (change: Partial<typeof ports.subscriptions>, submitted: SubmittedSubscription) => {
      const broken = { ...ports, subscriptions: { ...ports.subscriptions, ...change } }
      return valueOf(loadSubscribe(broken, { context, leave: '', confirm: '', search: null, submitted }))
    }
    const told = {
      fault: { kind: 'message' },
      open: { form: { email: form.email }, captcha: null },
      done: null,
    }
    expect(await failing({ captcha: () => unreachable }, ask())).toMatchObject(told)
    expect(await failing({ ask: () => unreachable }, ask({ captcha: '1' }, '1'))).toMatchObject(told)
  })
})
