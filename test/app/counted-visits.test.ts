import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit

beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
}, 240_000)
afterAll(() => portal.close())

const article = '/zh/article/doi/10.5555/slgc.2026.05.001'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const as = (userAgent: string) => ({ headers: { 'user-agent': userAgent } })

/** What the list of articles says of it: a list counts nobody. */
async function visits(): Promise<number> {
  const site = (await visit('/rc-pub/front/site/findBySld?sld=slgc')).body
  const id = /"id":"?(\d+)/.exec(site)?.[1] ?? ''
  const list = await visit(`/rc-pub/front/front-article/getLatest?siteId=${id}&size=100`)
  const { data } = JSON.parse(list.body) as {
    readonly data: readonly { readonly doi: string; readonly id: string; readonly visits: number }[]
  }
  return data.find(({ doi }) => article.endsWith(doi))?.visits ?? 0
}

describe('visits of a portal', () => {
  it('are those of people, each once however they are told of: robots, second clicks and calls beside the page are none [C7.15]', async () => {
    const before = await visits()
    expect((await visit(article, as(firefox))).status).toBe(200)
    await visit(article, as(firefox))
    await visit('/rc-pub/front/front-article/getArticleByDoi?doi=10.5555/slgc.2026.05.001', as(firefox))
    for (const robot of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; Baiduspider/2.0)',
      'curl/8.5.0',
      'Wget/1.21',
      '',
    ])
      expect((await visit(article, as(robot))).status).toBe(200)
    // the last one, so that all before it are in what is copied with it or before it
    await visit(article, as(`${firefox} (somebody else)`))
    await expect.poll(visits, { timeout: 100_000, interval: 1_000 }).toBeGreaterThanOrEqual(before + 2)
    expect(await visits()).toBe(before + 2)
    expect(portal.failures).toEqual([])
  }, 120_000)
})
