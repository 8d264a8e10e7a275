import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alertsEn } from '../../ui/locales/alerts.en.ts'
import { alertsZh } from '../../ui/locales/alerts.zh.ts'
import { resultsEn } from '../../ui/locales/results.en.ts'
import { resultsZh } from '../../ui/locales/results.zh.ts'
import { newMember } from './support/members.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let member = ''
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  member = await newMember(visit, portal.outbox, 'seeker@example.org')
}, 240_000)
afterAll(() => portal.close())

const unescaped = (html: string): string => html.replaceAll('&amp;', '&')

describe.each(['zh', 'en'] as const)('saved searches without scripts, in %s', (language) => {
  const words = language === 'zh' ? { ...alertsZh, ...resultsZh } : { ...alertsEn, ...resultsEn }

  it('are saved from a page of results, given another pace and dropped [C6.2] [C2.36]', async () => {
    const results = await visit(`/${language}/article?q=fish&year=2026`)
    const link = new RegExp(`href="([^"]+)"[^>]*>${words['results.save']}<`).exec(results.body)?.[1] ?? ''
    const address = unescaped(link)
    expect(address).toContain('/emailSubscribe?')
    const visitor = await visit(address)
    expect(visitor.body).toContain(words['alerts.search.visitor'])
    expect(visitor.body).toContain(`returnTo=${encodeURIComponent(address)}`)
    const asked = await visit(address, { cookie: member })
    const search = unescaped(/name="search" value="([^"]+)"/.exec(asked.body)?.[1] ?? '')
    expect(search).toBe('type=search&q=fish&year=2026')
    const form = { action: 'saveSearch', search, pace: 'weekly' }
    const saved = await visit(address, { cookie: member, form })
    expect(saved.body).toContain(words['alerts.done.saveSearch'])
    expect(saved.body).toContain(words['alerts.search.mine'])
    expect(saved.body).toMatch(/<option value="weekly" selected="">/)
    expect(unescaped(saved.body)).toMatch(/href="[^"]*q=fish[^"]*&sort=date[^"]*"/)
    const [id = '', site = ''] = ['id', 'site'].map(
      (name) => new RegExp(`name="${name}" value="(\\d+)"`).exec(saved.body)?.[1],
    )
    const changed = await visit(address, { cookie: member, form: { ...form, site, pace: 'immediate' } })
    expect(changed.body).toMatch(/<option value="immediate" selected="">/)
    expect(changed.body.match(/name="id"/g)).toHaveLength(1)
    const dropped = await visit(address, { cookie: member, form: { action: 'dropSearch', id } })
    expect(dropped.body).toContain(words['alerts.done.dropSearch'])
    expect(dropped.body).not.toContain(words['alerts.search.mine'])
    expect(portal.failures).toEqual([])
  })

  it('are not offered where nothing is searched for, whatever an address says [C8.4]', async () => {
    for (const search of ['type=search', 'type=latest&q=1', '%', 'type=search&field=title']) {
      const { status, body } = await visit(
        `/emailSubscribe?lang=${language}&search=${encodeURIComponent(search)}`,
        { cookie: member },
      )
      expect(status).toBe(200)
      expect(body).not.toContain('value="saveSearch"')
    }
  })
})
