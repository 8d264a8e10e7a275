import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyOfStore, type FilledStore } from '../browser/support/filled-store.ts'
import { startPortalProcess, type PortalProcess } from '../browser/support/portal-process.ts'
import { openedChromium } from '../browser/support/watched-page.ts'

const open = openedChromium()

/** A front end on a host of its own: a page that does nothing by itself. */
let pages: Server
let store: FilledStore
let embedded: PortalProcess
let remote: PortalProcess
const originOf = (host: string): string => `http://${host}.localhost:${(pages.address() as AddressInfo).port}`

beforeAll(async () => {
  pages = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(
      '<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Reader</title></head></html>',
    )
  }).listen(0, '127.0.0.1')
  await once(pages, 'listening')
  store = copyOfStore()
  const named = { CORS_ORIGINS: originOf('reader') }
  embedded = await startPortalProcess({ ...named, XUEKAN_DATA: store.folder })
  remote = await startPortalProcess({ ...named, RC_PUB_URL: `http://127.0.0.1:${embedded.port}` })
})

afterAll(async () => {
  await remote.stop()
  await embedded.stop()
  store.remove()
  pages.close()
})

/** What a page of an origin hears of a call; null where its browser keeps the answer from it. */
async function heard(origin: string, address: string, options: RequestInit): Promise<unknown> {
  const { page } = await open()
  await page.goto(origin)
  return page.evaluate(
    ([to, asked]) =>
      fetch(to, asked).then(
        async (answer) => (await answer.json()) as unknown,
        () => null,
      ),
    [address, options] as const,
  )
}

describe.each(['embedded', 'remote'] as const)('a page of another origin and a portal, %s', (kind) => {
  const call = (path: string): string => {
    const { port } = kind === 'embedded' ? embedded : remote
    return `http://slgc.localhost:${port}/rc-pub/front/${path}`
  }
  const headers = { language: 'en', siteid: '7', token: 'nobody' }

  it('lets it call where CORS_ORIGINS names it, with the headers of the contract [C7.1]', async () => {
    const found = await heard(originOf('reader'), call('site/findBySld?sld=slgc'), { headers })
    expect(found).toMatchObject({ status: 0, data: { sld: 'slgc' } })
    const ended = await heard(originOf('reader'), call('auth/logout'), { method: 'DELETE', headers })
    expect(ended).toMatchObject({ status: 0 })
  })

  it('keeps answers from every other page, and from one that sends cookies', async () => {
    const address = call('site/findBySld?sld=slgc')
    expect(await heard(originOf('stranger'), address, { headers })).toBeNull()
    expect(await heard(originOf('stranger'), address, {})).toBeNull()
    expect(await heard(originOf('reader'), address, { headers, credentials: 'include' })).toBeNull()
  })
})
