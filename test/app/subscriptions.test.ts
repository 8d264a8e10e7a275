import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alertsEn } from '../../ui/locales/alerts.en.ts'
import { alertsZh } from '../../ui/locales/alerts.zh.ts'
import { subscribeEn } from '../../ui/locales/subscribe.en.ts'
import { subscribeZh } from '../../ui/locales/subscribe.zh.ts'
import { faultWords } from '../../ui/locales/fault-words.ts'
import { heardDigits } from '../support/heard-digits.ts'
import { newMember } from './support/members.ts'
import { newestLetter } from './support/outbox.ts'
import { faultsIn, visitsTo, type Visit } from './support/plain-browser.ts'
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

/** What somebody hears who cannot see the picture. */
async function heard(body: string): Promise<string> {
  const sound = /<audio[^>]* src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const address = new URL(sound, `http://slgc.localhost:${portal.port}`)
  // the digits are the same in both languages
  address.searchParams.set('language', 'zh')
  const answer = await fetch(`http://127.0.0.1:${portal.port}${address.pathname}${address.search}`)
  return heardDigits(new Uint8Array(await answer.arrayBuffer()), 'zh')
}

describe.each(['zh', 'en'] as const)('alerts by mail without scripts, in %s', (language) => {
  const words = language === 'zh' ? { ...subscribeZh, ...alertsZh } : { ...subscribeEn, ...alertsEn }
  const address = `/emailSubscribe?lang=${language}`

  it('show a visitor the way in and back, and a form without an account [C2.36] [C5.11] [C6.1]', async () => {
    const { body, status } = await visit(address)
    expect(status).toBe(200)
    expect(body).toContain(words['alerts.visitor'])
    expect(body).toContain(words['alerts.open'])
    expect(body).not.toContain('data:image/png')
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
    expect(on.body).toContain(words['alerts.done.subscribe'])
    expect(on.body).toContain(words['subscribe.mine'])
    const centre = await visit(`/personal?lang=${language}&entry=personalInformation`, { cookie: member })
    expect(centre.body).toContain(words['subscribe.mine'])
    const site = /name="site" value="(\d+)"/.exec(on.body)?.[1] ?? ''
    const off = await visit(address, { cookie: member, form: { action: 'unsubscribe', site } })
    expect(off.body).toContain(words['alerts.done.unsubscribe'])
    expect(off.body).not.toContain(words['subscribe.mine'])
  })

  it('are begun by an address alone, which a letter asks first [C5.11] [C7.11] [C8.4]', async () => {
    const email = `guest-${language}@example.org`
    const typed = { action: 'ask', keywords: '泥沙; river', captcha: '', identify: '' }
    const wrong = await visit(address, { form: { ...typed, email: 'guest@' } })
    expect(faultsIn(wrong)).toEqual([faultWords[language]['email.malformed']])
    expect(wrong.body).toContain('value="guest@"')
    expect(wrong.body).toContain('value="泥沙; river"')
    let page = await visit(address, { form: { ...typed, email } })
    expect(page.cacheControl).toBe('no-store')
    expect(faultsIn(page)).toEqual([])
    const shown = (name: string): string =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(page.body)?.[1] ?? ''
    const answer = (captcha: string) =>
      visit(address, {
        form: {
          ...typed,
          email: shown('email'),
          keywords: shown('keywords'),
          identify: shown('identify'),
          captcha,
        },
      })
    page = await answer('')
    expect(faultsIn(page)).toEqual([faultWords[language]['captcha.empty']])
    for (let tries = 0; tries < 6 && shown('identify') !== ''; tries += 1)
      page = await answer(await heard(page.body))
    expect(faultsIn(page)).toEqual([])
    expect(page.body).toContain(words['alerts.done.ask'].replace('{{email}}', email))
    const link = newestLetter(portal.outbox, email).text.match(/http:\S+confirm=\S+/)?.[0] ?? ''
    const { pathname, search } = new URL(link)
    const asked = await visit(pathname + search)
    expect(asked.body).toContain(words['alerts.confirm.submit'])
    const word = new URL(link).searchParams.get('confirm') ?? ''
    const begun = await visit(address, { form: { action: 'confirm', word } })
    expect(begun.body).toContain(words['alerts.done.confirm'])
    const again = await visit(address, { form: { action: 'confirm', word } })
    expect(faultsIn(again)).toHaveLength(1)
    expect(portal.failures).toEqual([])
  })

  it('take the address of a member without one, and say what is missing [C5.11] [C8.4]', async () => {
    const { body } = await visit(address, { cookie: phone, form: { action: 'subscribe' } })
    expect(body).toContain('role="alert"')
    expect(body).toContain('name="email"')
    expect(body).not.toContain(words['subscribe.mine'])
  })

  it('are ended by the link of a mail, by whoever follows it, once its button is pressed [C7.12]', async () => {
    const link = `${address}&leave=some-word`
    const asked = await visit(link)
    expect(asked.body).toContain(words['alerts.leave.submit'])
    const left = await visit(address, { form: { action: 'leave', word: 'some-word' } })
    expect(left.body).toContain(words['alerts.done.leave'])
    expect(portal.failures).toEqual([])
  })
})
