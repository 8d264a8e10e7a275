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

describe('the page that the link of a letter opens', () => {
  it.each(['zh', 'en'])(
    'is kept by no cache, unlike the page without its word, in %s [C7.12]',
    async (language) => {
      const address = `/emailSubscribe?lang=${language}`
      expect((await visit(address)).cacheControl).toMatch(/^public, max-age=0, s-maxage=\d+/)
      for (const name of ['leave', 'confirm']) {
        const opened = await visit(`${address}&${name}=some-word`)
        expect(opened.status).toBe(200)
        expect(opened.cacheControl).toBe('private, no-store')
      }
      expect(portal.failures).toEqual([])
    },
  )
})
