import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalEn } from '../../ui/locales/personal.en.ts'
import { personalZh } from '../../ui/locales/personal.zh.ts'
import { newMember, sampleMember } from './support/members.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let owner = ''
let another = ''
const article = '/zh/article/doi/10.5555/slgc.2026.05.001'

/** A PDF is printed when it is first asked for. */
const slowPrint = 120_000

beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  owner = await sampleMember(visit)
  another = await newMember(visit, portal.outbox, 'another@example.org')
}, 240_000)
afterAll(() => portal.close())

const at = (language: string, more = '') => `/personal?lang=${language}&entry=downloads${more}`
const field = (name: string, body: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? ''
const count = (body: string): number => [...body.matchAll(/value="dropDownload"/g)].length

/** Waits until it is made. */
const download = async (cookie?: string, address = `${article}.pdf`): Promise<void> => {
  const status = async () => (await visit(address, cookie === undefined ? {} : { cookie })).status
  await expect.poll(status, { timeout: slowPrint, interval: 500 }).toBe(200)
}

describe('downloads', () => {
  it('are written down for the member who gets the PDF, once an article, and for nobody else [C7.12] [C6.2]', async () => {
    expect((await visit(at('zh'), { cookie: owner })).body).toContain(personalZh['personal.downloads.none'])
    await download()
    expect(count((await visit(at('zh'), { cookie: owner })).body)).toBe(0)
    await download(owner)
    await download(owner)
    await expect.poll(async () => count((await visit(at('zh'), { cookie: owner })).body)).toBe(1)
    expect(count((await visit(at('zh'), { cookie: another })).body)).toBe(0)
  }, 300_000)

  it.each(['zh', 'en'] as const)(
    'are found, had again, forgotten, and had back without scripts, in %s [C2.34] [C6.2]',
    async (language) => {
      const words = language === 'zh' ? personalZh : personalEn
      const page = await visit(at(language), { cookie: owner })
      expect(page.cacheControl).toBe('private, no-store')
      const again = /href="([^"]+\.pdf)" type="application\/pdf"/.exec(page.body)?.[1] ?? ''
      await download(owner, again)
      const none = await visit(at(language, '&q=no-such-word&sort=title'), { cookie: owner })
      expect(none.body).toContain(words['personal.downloads.notFound'])
      const form = { action: 'dropDownload', id: field('id', page.body) }
      await visit(at(language), { cookie: another, form })
      expect(count((await visit(at(language), { cookie: owner })).body)).toBe(1)
      const dropped = await visit(at(language), { cookie: owner, form })
      expect(dropped.body).toContain(words['personal.downloads.dropped'])
      expect(dropped.body).toContain(words['personal.downloads.none'])
      const back = { action: 'restoreDownload', id: form.id, at: field('at', dropped.body) }
      const restored = await visit(at(language), { cookie: owner, form: back })
      expect(restored.body).toContain(words['personal.done.restoreDownload'])
      expect(count(restored.body)).toBe(1)
      expect(portal.failures).toEqual([])
    },
    slowPrint + 60_000,
  )

  it('are had back with a time that is gone, whatever a form says [C7.12]', async () => {
    const kept = async (
      call = 'downloads',
    ): Promise<readonly { readonly id: string; readonly kept: number }[]> => {
      const { body } = await visit(`/rc-pub/front/frontMembers/${call}`, { cookie: owner })
      return (JSON.parse(body) as { readonly data: { readonly content: never[] } }).data.content
    }
    const form = { action: 'dropDownload', id: field('id', (await visit(at('zh'), { cookie: owner })).body) }
    await visit(at('zh'), { cookie: owner, form })
    expect(await kept()).toEqual([])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await visit(at('zh'), { cookie: owner, form: { action: 'restoreDownload', id: form.id, at: tomorrow } })
    const [restored] = await kept()
    expect(restored?.kept).toBeLessThanOrEqual(Date.now())
    // the other name of the same list
    expect(await kept('historys')).toEqual(await kept())
  })

  it('are answered to the member of a session that is on alone [C7.12] [C6.1]', async () => {
    const status = async (cookie?: string) => {
      const told = await visit('/rc-pub/front/frontMembers/downloads', cookie === undefined ? {} : { cookie })
      return (JSON.parse(told.body) as { readonly status: number }).status
    }
    expect(await status(owner)).toBe(0)
    expect(await status()).toBe(401)
    expect(await status('token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA; userName=linxi')).toBe(401)
  })
})
