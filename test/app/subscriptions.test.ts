import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscribeEn } from '../../ui/locales/subscribe.en.ts'
import { subscribeZh } from '../../ui/locales/subscribe.zh.ts'
import { newMember } from './support/members.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let member = ''
let phone = ''
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  member = await newMember(visit, portal.outbox, 'subscriber@example.org')
  phone = await newMember(visit, portal.outbox, '13812345678')
}, 240_000)
afterAll(() => portal.close())

describe.each(['zh', 'en'] as const)('alerts by mail without scripts, in %s', (language) => {
  const words = language === 'zh' ? subscribeZh : subscribeEn
  const address = `/emailSubscribe?lang=${language}`

  it('show a visitor the way in and back [C2.36] [C6.1]', async () => {
    const { body, status } = await visit(address)
    expect(status).toBe(200)
    expect(body).toContain(words['subscribe.visitor'])
    expect(body).toContain(`/login?lang=${language}&amp;returnTo=${encodeURIComponent(address)}`)
    expect(body).not.toContain('value="subscribe"')
  })

  it('are subscribed to and ended on the page of a journal [C2.36] [C4.22] [C7.12]', async () => {
    const before = await visit(address, { cookie: member })
    expect(before.body).toContain('value="subscribe"')
    expect(before.body).not.toContain(words['subscribe.mine'])
    const told = await visit(`/personal?lang=${language}&entry=personalInformation`, { cookie: member })
    expect(told.body).toContain(`href="/emailSubscribe?lang=${language}"`)
    const on = await visit(address, { cookie: member, form: { action: 'subscribe' } })
    expect(on.body).toContain(words['subscribe.done.subscribe'])
    expect(on.body).toContain(words['subscribe.mine'])
    const centre = await visit(`/personal?lang=${language}&entry=personalInformation`, { cookie: member })
    expect(centre.body).toContain(words['subscribe.mine'])
    const site = /name="site" value="(\d+)"/.exec(on.body)?.[1] ?? ''
    const off = await visit(address, { cookie: member, form: { action: 'unsubscribe', site } })
    expect(off.body).toContain(words['subscribe.done.unsubscribe'])
    expect(off.body).not.toContain(words['subscribe.mine'])
  })

  it('say what is missing to a member without an address [C8.4]', async () => {
    const { body } = await visit(address, { cookie: phone, form: { action: 'subscribe' } })
    expect(body).toContain('role="alert"')
    expect(body).not.toContain(words['subscribe.mine'])
  })

  it('are ended by the link of a mail, by whoever follows it, once its button is pressed [C7.12]', async () => {
    const link = `${address}&leave=some-word`
    const asked = await visit(link)
    expect(asked.body).toContain(words['subscribe.leave.submit'])
    const left = await visit(address, { form: { action: 'leave', word: 'some-word' } })
    expect(left.body).toContain(words['subscribe.done.leave'])
    expect(portal.failures).toEqual([])
  })
})
