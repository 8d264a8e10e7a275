import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let lonely: PortalInTest

beforeAll(async () => {
  portal = await openPortal()
  lonely = await openPortal('http://127.0.0.1:9')
}, 300_000)
afterAll(async () => {
  await lonely.close()
  await portal.close()
})

const sentence = 'Please understand the inconvenience caused by system maintenance.'

describe('/errorPage', () => {
  it('says that no site has this name, and which there are, and leads back [C8.2] [C2.5]', async () => {
    const { status, headers } = await askPage(portal.port, 'nobody', '/en/issue/2026/5?a=1&b=%E6%B0%B4')
    const location = String(headers['location'])
    expect(status).toBe(302)
    expect(location).toMatch(/^\/errorPage\?lang=en&from=/)
    const page = await askPage(portal.port, 'nobody', location)
    expect(page.status).toBe(503)
    expect(page.headers['retry-after']).toBe('30')
    expect(page.body).toContain(sentence)
    expect(page.body).toContain('No site has this name.')
    expect(page.body).toContain(
      `href="http://slgc.localhost:${portal.port}/en/home">Journal of Hydraulic Works</a>`,
    )
    expect(page.body).toContain('href="/en/issue/2026/5?a=1&amp;b=%E6%B0%B4"')
    const chinese = await askPage(portal.port, 'nobody', '/errorPage?lang=zh')
    expect(chinese.body).toContain('没有哪个站点使用这个名字。')
    expect(chinese.body).toContain(`href="http://slgc.localhost:${portal.port}/zh/home">水利工程学刊</a>`)
    expect(portal.failures).toEqual([])
  })

  it('says that the data did not arrive where rc-pub cannot be reached, and names no sites [C8.2]', async () => {
    const { headers } = await askPage(lonely.port, 'slgc', '/en/issue/2026/5')
    const page = await askPage(lonely.port, 'slgc', String(headers['location']))
    expect(page.status).toBe(503)
    expect(page.body).toContain(sentence)
    expect(page.body).toContain('The data of the site did not arrive.')
    expect(page.body).not.toContain('No site has this name.')
    expect(page.body).toContain('href="/en/issue/2026/5"')
    expect(lonely.failures).toEqual([])
  })

  it.each(['//evil.test/', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/%0d%0a x', ''])(
    'leads nowhere else, whatever an address says: %s',
    async (from) => {
      const query = new URLSearchParams({ lang: 'en', from }).toString()
      const { body } = await askPage(portal.port, 'nobody', `/errorPage?${query}`)
      expect(body).not.toMatch(/href="(?:\/\/|\/\\|https:|javascript:)/)
      const [, again] = /buttonPrimary[^"]*" href="([^"]*)">Try again/.exec(body) ?? []
      expect(again).toBe('/homeNav?index=0&amp;lang=en')
    },
  )
})
