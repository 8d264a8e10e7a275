import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../server/rc-pub/index.ts'
import { ask } from '../browser/support/ask.ts'
import { copyOfStore, openStore } from '../browser/support/filled-store.ts'
import { startPortalProcess, type PortalProcess } from '../browser/support/portal-process.ts'

interface Heard {
  readonly url: string
  readonly language: string
}

/** What rc-pub answers in place of an answer, by a part of the call's address: null refuses, undefined changes nothing. */
const altered = new Map<string, (data: object) => object | null | undefined>()
const heard: Heard[] = []
let portal: PortalProcess
let close: () => Promise<void>

/** A portal before an rc-pub whose answers a test changes, and whose calls it hears. */
beforeAll(async () => {
  const store = copyOfStore()
  const database = await openStore(store)
  const rcPub = await createRcPub({ database, report: () => undefined })
  const server = await createRcPubServer(rcPub)
  server.addHook('onRequest', async ({ url, headers }) => {
    heard.push({ url, language: String(headers['language'] ?? '') })
  })
  server.addHook('onSend', async ({ url }, reply, payload) => {
    const [, change] = [...altered].find(([part]) => url.includes(part)) ?? []
    if (change === undefined || typeof payload !== 'string' || !payload.startsWith('{')) return payload
    const envelope = JSON.parse(payload) as { readonly data: object }
    const data = change(envelope.data)
    if (data === undefined) return payload
    reply.removeHeader('content-length')
    return JSON.stringify(data === null ? { status: 5001, message: 'none', data } : { ...envelope, data })
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  portal = await startPortalProcess({
    RC_PUB_URL: `http://127.0.0.1:${port}`,
    XUEKAN_DATA: join(store.folder, 'unused'),
  })
  // the first page of a portal waits for its code, and leaves out of the shell what comes too late
  await ask({ site: 'www', path: '/zh/home', port: portal.port })
  close = async () => {
    await portal.stop()
    await server.close()
    await rcPub.close()
    await database.close()
    store.remove()
  }
})

afterAll(() => close())
afterEach(() => {
  altered.clear()
  heard.length = 0
})

const read = async (site: string, path: string, cookie?: string): Promise<string> =>
  (await ask({ site, path, port: portal.port, ...(cookie === undefined ? {} : { cookie }) })).body

describe('the footer', () => {
  const visitsIn = (body: string): boolean => body.includes('总访问量')

  it('stands on a page with its visits once its config has come, and without them where showVisits is not 1 [C4.20]', async () => {
    // each on a site of its own, since the shell of a site is held for some seconds
    altered.set('getConfigFooter', (data) => ({ ...data, showVisits: '1' }))
    const counted = await read('slgc', '/zh/issue')
    altered.set('getConfigFooter', (data) => ({ ...data, showVisits: '0' }))
    const uncounted = await read('yhy', '/zh/issue')
    altered.set('getConfigFooter', () => null)
    const without = await read('gzxb', '/zh/issue')
    const all = [counted, uncounted, without]
    expect(all.map((body) => /<footer\b/.test(body))).toEqual([true, true, false])
    expect(all.map(visitsIn)).toEqual([true, false, false])
    expect(all.map((body) => /<main\b/.test(body))).toEqual([true, true, true])
  })
})

describe('the language of a request', () => {
  const path = '/academic?type=directory'
  // entest01 is English where nobody says otherwise, syhg Chinese
  it.each([
    ['entest01', '/zh/issue', 'en', 'zh'],
    ['syhg', '/en/issue', 'zh', 'en'],
    ['entest01', `${path}&lang=zh`, 'en', 'zh'],
    ['entest01', path, 'zh', 'zh'],
    ['syhg', path, 'en', 'en'],
    ['entest01', path, undefined, 'en'],
    ['syhg', path, undefined, 'zh'],
  ])(
    'to rc-pub for %s%s with the cookie %s is %s: the address, the cookie, the site, then zh [C7.2] [C4.1]',
    async (site, address, cookie, language) => {
      await read(site, address, cookie === undefined ? undefined : `language=${cookie}`)
      const content = heard.filter(({ url }) => /\/(?:period|front-article)\//.test(url))
      expect(content.length).toBeGreaterThan(0)
      expect([...new Set(content.map((call) => call.language))]).toEqual([language])
    },
  )
})
