import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { readSiteFolder } from '../../server/rc-pub/load/read-site-folder.ts'
import type { SiteSource } from '../../server/rc-pub/load/site-source.ts'
import { ask } from '../browser/support/ask.ts'
import { storeWithSites, type FilledStore } from '../browser/support/filled-store.ts'
import { startPortalProcess, type PortalProcess } from '../browser/support/portal-process.ts'
import { openedChromium, takenOver } from '../browser/support/watched-page.ts'

const open = openedChromium()
let store: FilledStore
let portal: PortalProcess
let remote: PortalProcess

/** Sites with colours that can be read and that cannot, and a portal before the one that has them. */
beforeAll(async () => {
  const source = readSiteFolder(fileURLToPath(new URL('./own-styles', import.meta.url)), 'own-styles')
  const site = parse(source.texts['site.yaml'] ?? '') as Record<string, unknown>
  const coloured = (sld: string, colour: string): SiteSource => ({
    ...source,
    folder: sld,
    texts: { ...source.texts, 'site.yaml': stringify({ ...site, sld, colour }) },
  })
  store = await storeWithSites([coloured('zise', '#7a1f3d'), coloured('huangse', '#ffe100')])
  portal = await startPortalProcess({ XUEKAN_DATA: store.folder })
  remote = await startPortalProcess({ RC_PUB_URL: `http://127.0.0.1:${portal.port}` })
})

afterAll(async () => {
  await remote.stop()
  await portal.stop()
  store.remove()
})

const sheetsOf = async (site: string, port: number): Promise<readonly string[]> => {
  const { body } = await ask({ site, path: '/zh/home', port })
  return Array.from(body.matchAll(/href="(\/site-themes\/[^"]+)"/g), ([, address = '']) => address)
}

describe('the colours of a site beyond its preset', () => {
  it('reach its pages as a stylesheet that is kept for ever, before this portal and another [C7.10] [C3.5]', async () => {
    for (const { port } of [portal, remote]) {
      // the first page of a cold portal may go without what takes too long
      await expect.poll(() => sheetsOf('zise', port), { timeout: 20_000 }).toHaveLength(1)
      const [address = '', ...others] = await sheetsOf('zise', port)
      expect(others).toEqual([])
      const { status, headers, body } = await ask({ site: 'zise', path: address, port })
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/css; charset=utf-8',
        'public, max-age=31536000, immutable',
      ])
      expect(body).toMatch(
        /^:root\[class\]\{(?:--[\w-]+:[#\w(), .]+;?){5}\}\n(?:@media [^{]+\{(?::root\[class\]\[data-look~=\w+\]\{(?:--[\w-]+:[#\w(), .]+;?){7}\})+\}\n){2}$/,
      )
    }
  })

  it('are linked by no site whose preset has them all, nor where text could not be read in them [C3.5]', async () => {
    expect(await sheetsOf('slgc', portal.port)).toEqual([])
    expect(await sheetsOf('huangse', portal.port)).toEqual([])
    expect(await sheetsOf('huangse', remote.port)).toEqual([])
  })

  it('are what the page is drawn in, under the security policy [C7.10]', async () => {
    const { page, problems } = await open()
    await page.goto(`http://zise.localhost:${portal.port}/zh/home`)
    await takenOver(page)
    const primary = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
    )
    expect(primary).toBe('#7a1f3d')
    expect(problems).toEqual([])
  })

  it('come as what they are now where an older address is asked for, and not at all for a site without any', async () => {
    const [address = ''] = await sheetsOf('zise', portal.port)
    const older = await ask({ site: 'zise', path: address.replace(/[^/]+$/, 'older.css'), port: portal.port })
    expect([older.status, older.headers['cache-control']]).toEqual([200, 'no-cache'])
    const none = await ask({ site: 'zise', path: '/site-themes/1/none/a.css', port: portal.port })
    expect(none.status).toBe(404)
  })
})
