import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreementKinds } from '@xuekan/core/route'
import { openAgreements } from '../../app/server/open-agreements.ts'
import { standardAgreements } from '../../server/rc-pub/index.ts'
import { agreementWords } from '../../ui/locales/agreement-words.ts'
import { accountSettingsZh } from '../../ui/locales/account-settings.zh.ts'
import { newMember, sampleMember } from './support/members.ts'
import { newestCodeIn } from './support/outbox.ts'
import { cookieOf, faultsIn, visitsTo } from './support/plain-browser.ts'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
const folder = mkdtempSync(join(tmpdir(), 'xuekan-agreements-'))
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text)
beforeAll(async () => {
  put('terms.2020-01-01.zh.html', '<p>从前的协议</p>')
  put('terms.2025-06-01.zh.html', '<p>现在的协议</p>')
  put('terms.2025-06-01.en.html', '<p>Terms of now</p><script>alert(1)</script>')
  put('terms.2999-01-01.en.html', '<p>Terms to come</p>')
  put('privacy.2020-01-01.zh.html', '<p>保存什么</p>')
  put('.terms.swp', 'of an editor')
  portal = await openPortal('', {}, { AGREEMENTS: folder })
}, 240_000)
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

const visit = (path: string) => askPage(portal.port, 'slgc', path)

describe('the agreements of the folder that AGREEMENTS names', () => {
  it.each(['zh', 'en'] as const)('have a page each, as they hold now, in %s [C5.8]', async (language) => {
    for (const kind of agreementKinds) {
      const { status, body, headers } = await visit(`/${language}/site/${kind}`)
      expect(status).toBe(200)
      expect(body).toContain(`>${agreementWords[language][kind]}</h1>`)
      expect(body).toMatch(new RegExp(`<title>${agreementWords[language][kind]}`))
      expect(body).toContain(
        `rel="canonical" href="http://slgc.localhost:${portal.port}/${language}/site/${kind}"`,
      )
      expect(headers['cache-control']).toContain('public')
    }
  })

  it('can be read by their dates: what was, what holds, and what is to come [C5.8]', async () => {
    const now = await visit('/en/site/terms')
    expect(now.body).toContain('<p>Terms of now</p>')
    expect(now.body).not.toContain('alert(1)')
    expect(now.body).toContain('In force since 1 June 2025')
    const hrefs = [...now.body.matchAll(/href="(\/en\/site\/terms[^"]*)"/g)].map(([, href]) => href)
    expect(new Set(hrefs)).toEqual(
      new Set(['/en/site/terms', '/en/site/terms?since=2020-01-01', '/en/site/terms?since=2999-01-01']),
    )
    const former = await visit('/zh/site/terms?since=2020-01-01')
    expect(former.body).toContain('<p>从前的协议</p>')
    expect(former.body).toContain(agreementWords.zh.toInForce)
    expect((await visit('/en/site/terms?since=2999-01-01')).body).toContain('it will be from 1 January 2999')
  })

  it('are shown in the other language where there is none in the own one, which is said', async () => {
    const { body } = await visit('/en/site/privacy')
    expect(body).toContain(agreementWords.en.inOther)
    expect(body).toMatch(/<div[^>]*data-prose="body"[^>]*lang="zh"/)
    expect((await visit('/zh/site/privacy')).body).not.toContain(agreementWords.zh.inOther)
  })

  it('are no page for another day or another kind', async () => {
    expect((await visit('/zh/site/terms?since=2020-01-02')).status).toBe(404)
    expect((await visit('/zh/site/cookies')).status).toBe(404)
  })

  it('are in the sitemap and in the map of each site [C9.12]', async () => {
    const map = await visit('/zh/site/map')
    const list = await visit('/sitemap.txt')
    for (const kind of agreementKinds) {
      expect(map.body).toContain(`href="/zh/site/${kind}"`)
      expect(list.body).toContain(`/zh/site/${kind}\n`)
    }
  })
})

describe('a registration', () => {
  const password = 'Sediment7'
  const receiver = 'careful@example.org'
  const said = 'There is a new version by now. Please read the ones in force, and accept those.'

  it('accepts the versions that were read, is refused for others, and stores what was accepted [C5.8] [C7.11]', async () => {
    const browse = visitsTo(portal)
    const address = '/register?lang=en'
    const sent = await browse(address, { form: { action: 'send', receiver } })
    expect(sent.body).toContain('href="/en/site/terms?since=2025-06-01" target="_blank"')
    expect(sent.body).toContain('<input type="hidden" name="terms" value="2025-06-01"/>')
    const fields = {
      action: 'enter',
      receiver,
      code: newestCodeIn(portal.outbox, receiver),
      password,
      confirmation: password,
      agreed: '1',
      privacy: '2020-01-01',
    }
    const refused = await browse(address, { form: { ...fields, terms: '2020-01-01' } })
    expect(faultsIn(refused)).toEqual([said])
    expect(refused.body).toContain(`name="receiver" value="${receiver}"`)
    expect(refused.body).toContain('<input type="hidden" name="terms" value="2025-06-01"/>')
    expect(refused.body).not.toMatch(/name="agreed"[^>]* checked/)
    const entered = await browse(address, { form: { ...fields, terms: '2025-06-01' } })
    expect(entered.status).toBe(303)

    const cookie = cookieOf(entered)
    const form = { action: 'export', password, factor: '' }
    const ready = await browse('/accountSettings?lang=en', { cookie, form })
    const url = /href="(\/rc-pub[^"]*exportedData[^"]*)"/.exec(ready.body)?.[1] ?? ''
    const exported = JSON.parse((await browse(url, { cookie })).body) as Readonly<Record<string, unknown>>
    expect(exported['agreements']).toEqual([
      expect.objectContaining({
        kind: 'privacy',
        since: '2020-01-01',
        language: 'zh',
        text: '<p>保存什么</p>',
      }),
      expect.objectContaining({ kind: 'terms', since: '2025-06-01', language: 'en' }),
    ])
  })
})

describe('the account of a member who has accepted other versions than those in force', () => {
  it('tells so, works as before, and takes the acceptance by one press [C5.8] [C6.2]', async () => {
    const browse = visitsTo(portal)
    // the member of the samples has accepted what this software comes with, which is older
    const cookie = await sampleMember(browse)
    const address = '/accountSettings?lang=zh'
    const due = accountSettingsZh['settings.agreements.due']
    const told = await browse(address, { cookie })
    expect(told.status).toBe(200)
    expect(told.body).toContain(due)
    expect(told.body).toContain('/zh/site/terms?since=2025-06-01')
    expect((await browse('/zh/home', { cookie })).body).toContain('****')
    const former = { action: 'accept', terms: '2020-01-01' }
    const refused = await browse(address, { cookie, form: former })
    expect(faultsIn(refused)).toHaveLength(1)
    expect(refused.body).toContain(due)
    const taken = await browse(address, { cookie, form: { action: 'accept', terms: '2025-06-01' } })
    expect(taken.body).toContain(accountSettingsZh['settings.done.accept'])
    const after = await browse(address, { cookie })
    expect(after.body).not.toContain(due)
    expect(after.body).toContain('/zh/site/terms?since=2025-06-01')
  })

  it('tells a newcomer nothing of the kind', async () => {
    const browse = visitsTo(portal)
    const cookie = await newMember(browse, portal.outbox, 'prompt@example.org')
    const { body } = await browse('/accountSettings?lang=zh', { cookie })
    expect(body).toContain('/zh/site/terms?since=2025-06-01')
    expect(body).not.toContain(accountSettingsZh['settings.agreements.due'])
  })
})

describe('openAgreements', () => {
  it('has those of this software where no folder is named', () => {
    expect(openAgreements({ agreements: '' }, '2026-11-27')).toBe(standardAgreements)
  })

  it('says which folder cannot be read, and what is wrong with one', () => {
    const missing = join(folder, 'missing')
    expect(() => openAgreements({ agreements: missing }, '2026-11-27')).toThrow(
      `The folder that AGREEMENTS names cannot be read: ${missing}`,
    )
    expect(() => openAgreements({ agreements: folder }, '2019-11-27')).toThrow(
      `The folder that AGREEMENTS names holds no terms.<date>.<language>.html whose date has come: ${folder}`,
    )
  })
})
