import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalZh } from '../../ui/locales/personal.zh.ts'
import { alertsZh } from '../../ui/locales/alerts.zh.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { sampleMember } from './support/members.ts'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let member = ''
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  member = await sampleMember(visit)
}, 240_000)
afterAll(() => portal.close())

const article = '/zh/article/doi/10.5555/slgc.2026.05.001'
const entries = ['favorites', 'downloads', 'myAlbum', 'personalInformation', 'accountSecurity'] as const

describe('visitors and members', () => {
  it('both read, search, and take citations away [C1.3]', async () => {
    for (const cookie of [undefined, member]) {
      const asked = cookie === undefined ? {} : { cookie }
      for (const path of ['/zh/home', '/zh/issue', article])
        expect((await visit(path, asked)).status, path).toBe(200)
      expect((await visit('/zh/article?q=%E6%B0%B4', asked)).body).toContain('/article/doi/10.5555/slgc.')
      const { body } = await visit(article, asked)
      const file = /href="([^"]*export[^"]*)"/i.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const citation = await visit(
        new URL(file, 'http://localhost').pathname + new URL(file, 'http://localhost').search,
      )
      expect(citation.status).toBe(200)
      expect(citation.body).toContain('10.5555/slgc.2026.05.001')
    }
  })

  it.each(entries)(
    'members alone have %s: visitors are led to the login [C1.3] [C6.1] [C6.2]',
    async (entry) => {
      const path = `/personal?lang=zh&entry=${entry}`
      const nobody = await visit(path)
      expect(nobody.status).toBe(303)
      expect(nobody.location).toContain('/login?')
      const { status, body } = await visit(path, { cookie: member })
      expect(status).toBe(200)
      expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1]).toBe(personalZh[`personal.entry.${entry}`])
    },
  )

  it('members alone subscribe at once [C1.3] [C6.1]', async () => {
    expect((await visit('/emailSubscribe?lang=zh')).body).toContain(alertsZh['alerts.visitor'])
    expect((await visit('/emailSubscribe?lang=zh', { cookie: member })).body).toContain('value="subscribe"')
  })
})

describe('the basic information of a journal', () => {
  it('names each database that it is in, from one line with semicolons [C3.9]', async () => {
    const { body } = await askPage(portal.port, 'slgc', '/zh/home')
    for (const name of ['CSCD', 'Scopus', 'Ei Compendex', 'DOAJ', 'GeoRef'])
      expect(body).toContain(`<li>${name}</li>`)
  })
})
