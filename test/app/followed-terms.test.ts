import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alertsEn } from '../../ui/locales/alerts.en.ts'
import { alertsZh } from '../../ui/locales/alerts.zh.ts'
import { baseEn } from '../../ui/locales/base.en.ts'
import { baseZh } from '../../ui/locales/base.zh.ts'
import { newMember } from './support/members.ts'
import { goneOn, visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let member = ''
beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  member = await newMember(visit, portal.outbox, 'follower@example.org')
}, 240_000)
afterAll(() => portal.close())

const unescaped = (html: string): string => html.replaceAll('&amp;', '&')

/** The path of a page of this kind: the first that the site names to crawlers, or that of a keyword of an article. */
async function pathOf(kind: string, language: string): Promise<string> {
  if (kind === 'keyword') {
    const { body } = await visit(`/${language}/article/doi/10.5555/slgc.2026.05.001`)
    const word = /<meta name="citation_keywords?" content="([^";；]+)/.exec(body)?.[1] ?? ''
    return `/${language}/keyword/${encodeURIComponent(word.toLowerCase())}`
  }
  const { body } = await visit('/sitemap.txt')
  return new RegExp(`^http://[^/]+(/${language}/${kind}/.+)$`, 'm').exec(body)?.[1] ?? ''
}

describe.each(['zh', 'en'] as const)('letters about new articles, without scripts, in %s', (language) => {
  const words = language === 'zh' ? { ...alertsZh, ...baseZh } : { ...alertsEn, ...baseEn }

  it.each([
    ['keyword', 'keyword'],
    ['author', 'author'],
    ['section', 'column'],
  ])(
    'are asked for on the page of a %s with one press, and a visitor comes back to it [C4.22] [C6.1] [C2.35]',
    async (kind, type) => {
      const address = await pathOf(kind, language)
      expect(address).not.toBe('')
      const visitor = await visit(address)
      expect(visitor.cacheControl).toContain('public')
      expect(visitor.body).not.toContain('value="saveSearch"')
      const login = `/login?lang=${language}&returnTo=${encodeURIComponent(`${address}#follow`)}`
      expect(unescaped(visitor.body)).toContain(login)
      expect(visitor.body).toContain('id="follow"')
      expect((await visit(address)).body).toBe(visitor.body)

      const page = await visit(address, { cookie: member })
      expect(page.body).toContain(words['follow.write'])
      const search = unescaped(/name="search" value="([^"]+)"/.exec(page.body)?.[1] ?? '')
      expect(search).toMatch(new RegExp(`^type=${type}&`))
      const form = { action: 'saveSearch', search, pace: 'immediate' }
      const saved = await visit(`/emailSubscribe?lang=${language}`, { cookie: member, form })
      expect(saved.body).toContain(words['alerts.done.saveSearch'])
      expect(saved.body).toMatch(/<option value="immediate" selected="">/)
      expect(unescaped(saved.body)).toContain(`href="${address}"`)
      const id = /name="id" value="(\d+)"/.exec(saved.body)?.[1] ?? ''
      const dropped = await visit(`/emailSubscribe?lang=${language}`, {
        cookie: member,
        form: { action: 'dropSearch', id },
      })
      expect(dropped.body).toContain(words['alerts.done.dropSearch'])
      expect(dropped.body).not.toContain(words['alerts.search.mine'])
      expect(portal.failures).toEqual([])
    },
  )

  it('are listed by the name of the author and of the section, not by their keys [C4.22] [C1.5]', async () => {
    const host = `yhy.localhost:${portal.port}`
    const yhy = { headers: { host, origin: `http://${host}` } }
    const article = await visit(`/${language}/article/doi/10.5555/yhy.2026.04.004`, yhy)
    const orcid = '0000-0002-5555-7121'
    expect(article.body).toContain(orcid)
    for (const search of [`type=author&orcid=${orcid}`, 'type=column&column=Corrections+and+Retractions']) {
      const form = { action: 'saveSearch', search, pace: 'weekly' }
      const saved = await visit(`/emailSubscribe?lang=${language}`, { cookie: member, form, ...yhy })
      expect(saved.body).toContain(words['alerts.done.saveSearch'])
    }
    // what was followed in one language is named in the other one as well, on whichever site
    for (const [shown, names] of [
      ['zh', ['汤问昭', '更正与撤稿']],
      ['en', ['Wenzhao Tang', 'Corrections and Retractions']],
    ] as const) {
      const list = (await visit(`/emailSubscribe?lang=${shown}`, { cookie: member })).body
      const called = [...list.matchAll(/<div class="[^"]*"><p>(?:<a [^>]*>)?([^<]+)/g)].map(
        ([, name]) => name,
      )
      expect(called).toEqual(expect.arrayContaining([...names]))
      expect(called.join()).not.toContain('ORCID')
    }
    const list = await visit('/emailSubscribe', { cookie: member })
    for (const [, id = ''] of list.body.matchAll(/name="id" value="(\d+)"/g))
      await visit('/emailSubscribe', { cookie: member, form: { action: 'dropSearch', id } })
  })

  it('lead back from the login to the control, and nowhere but to this site [C2.35]', async () => {
    const address = `/${language}/keyword/x#follow`
    const login = `/login?lang=${language}&returnTo=${encodeURIComponent(address)}`
    const form = { userName: 'linxi', password: 'Xuekan2026', action: 'enter' }
    const inside = await visit(login, { form })
    expect(goneOn(inside)).toBe(address)
    const outside = await visit(
      `/login?lang=${language}&returnTo=${encodeURIComponent('//elsewhere.example/#follow')}`,
      { form },
    )
    expect(goneOn(outside)).toMatch(/^\/(?!\/)/)
    expect(goneOn(outside)).not.toContain('elsewhere')
  })
})
