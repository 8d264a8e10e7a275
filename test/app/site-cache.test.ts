import { fail } from '@xuekan/core/reactive'
import { asSiteId, type LanguagePreference, type OpenSitePorts } from '@xuekan/core/site'
import { createFakeGateways, sampleContent, type OnTheWay } from '@xuekan/core/testing'
import { defer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createSiteCache } from '../../app/server/site-cache.ts'

const request: LanguagePreference = { fromAddress: 'en', fromCookie: null }
const ended = { kind: 'expired', call: 'any', message: '' } as const

/** The ports of one reader, with a list of the calls that were made. */
function readerPorts(fails = false): { readonly ports: OpenSitePorts; readonly calls: readonly string[] } {
  const calls: string[] = []
  const onTheWay: OnTheWay = (call, answer) =>
    defer(() => {
      calls.push(call)
      return fails ? fail(ended) : answer
    })
  return { ports: createFakeGateways(sampleContent, onTheWay), calls }
}

describe('createSiteCache', () => {
  it('opens a site once for each wish of language and each version of the content', async () => {
    let version = '1'
    const cache = createSiteCache(() => version)
    const { ports, calls } = readerPorts()
    const first = await cache.open(ports, { sld: 'jiang' }, request)
    expect(first).toMatchObject({ ok: true, value: { language: 'en', shell: { site: { sld: 'jiang' } } } })
    const once = calls.length
    expect(await cache.open(ports, { sld: 'jiang' }, request)).toEqual(first)
    expect(calls.length).toBe(once)
    await cache.open(ports, { sld: 'jiang' }, { ...request, fromAddress: 'zh' })
    expect(calls.length).toBe(2 * once)
    await cache.open(ports, { siteId: asSiteId('3') }, request)
    expect(calls.length).toBeGreaterThan(2 * once)
    const before = calls.length
    version = '2'
    await cache.open(ports, { sld: 'jiang' }, request)
    expect(calls.length).toBe(before + once)
  })

  it('refuses nobody because another was refused at the same moment', async () => {
    const cache = createSiteCache(() => '1')
    const [refusedReader, other] = [readerPorts(true), readerPorts()]
    const [first, second] = await Promise.all([
      cache.open(refusedReader.ports, { sld: 'jiang' }, request),
      cache.open(other.ports, { sld: 'jiang' }, request),
    ])
    expect(first).toEqual({ ok: false, error: ended })
    expect(second.ok).toBe(true)
  })
})
