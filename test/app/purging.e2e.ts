import { expect, it, onTestFinished, vi } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { copyOfStore } from '../browser/support/filled-store.ts'
import { startPortalProcess } from '../browser/support/portal-process.ts'
import { startSharedCache } from '../support/shared-cache.ts'
import { freePort } from './support/nginx.ts'

it('tells a shared cache of what has changed until it is taken, and is asked again by tag for what is due', async () => {
  const port = await freePort()
  const cache = await startSharedCache(port)
  cache.takePurges(false)
  const store = copyOfStore()
  const metrics = await freePort()
  const portal = await startPortalProcess({
    PORT: String(port),
    METRICS_PORT: String(metrics),
    XUEKAN_DATA: store.folder,
    PURGE_URL: cache.purgeUrl.replace('//', '//cache:se%20cret@'),
    LOG_LEVEL: 'info',
  })
  onTestFinished(async () => {
    await portal.stop()
    await cache.close()
    store.remove()
  })
  const log = (): string => portal.heard().error
  // all that this store holds was loaded when nobody told of it
  await vi.waitUntil(() => log().split('shared caches do not take what has changed').length > 2, {
    timeout: 20_000,
  })
  const counted = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
  expect(await counted()).toMatch(
    /xuekan_purges_total\{result="failed"\} [1-9][^]*xuekan_purges_waiting [1-9]/,
  )
  cache.takePurges(true)
  await vi.waitUntil(() => log().includes('shared caches take what has changed again'), { timeout: 20_000 })
  expect(cache.purged.every((key) => /^site-\d+$/.test(key))).toBe(true)
  expect(await counted()).toMatch(/xuekan_purges_waiting 0/)
  expect([log().includes('se%20cret'), log().includes('se cret')]).toEqual([false, false])

  const read = async () => {
    const { status, headers } = await ask({ site: 'slgc', path: '/zh/home', port: cache.port })
    return [status, cache.answers.at(-1)?.result, headers['age'] ?? null]
  }
  expect(await read()).toEqual([200, 'miss', '0'])
  cache.pass(86_399)
  expect(await read()).toEqual([200, 'hit', '86399'])
  // what is just due is sent while it is asked for
  cache.pass(11)
  expect(await read()).toEqual([200, 'stale', '86410'])
  await cache.settled()
  expect(await read()).toEqual([200, 'hit', '0'])
  cache.pass(86_400 + 30)
  expect(await read()).toEqual([200, 'revalidated', '0'])

  const member = {
    site: 'slgc',
    path: '/en/home',
    port: cache.port,
    cookie: 'userName=wangxiaoming; token=abc',
  }
  expect((await ask(member)).body).toContain('wang****ming')
  expect(cache.stored().map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=0, s-maxage=86400, stale-while-revalidate=30',
  ])
}, 120_000)
