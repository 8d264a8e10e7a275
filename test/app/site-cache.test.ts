import { fail } from '@xuekan/core/reactive'
import { asSiteId, type LanguagePreference, type OpenSitePorts } from '@xuekan/core/site'
import { createFakeGateways, sampleContent, type OnTheWay } from '@xuekan/core/testing'
import { defer, NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createSiteCache } from '../../app/server/site-cache.ts'

const request: LanguagePreference = { fromAddress: 'en', fromCookie: null }
const unhurried = { whole$: NEVER, optional$: NEVER }
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
    const first = await cache.open(ports, { sld: 'jiang' }, request, unhurried)
    expect(first).toMatchObject({ ok: true, value: { language: 'en', shell: { site: { sld: 'jiang' } } } })
    const once = calls.length
    expect(await cache.open(ports, { sld: 'jiang' }, request, unhurried)).toEqual(first)
    expect(calls.length).toBe(once)
    await cache.open(ports, { sld: 'jiang' }, { ...request, fromAddress: 'zh' }, unhurried)
    expect(calls.length).toBe(2 * once)
    await cache.open(ports, { siteId: asSiteId('3') }, request, unhurried)
    expect(calls.length).toBeGreaterThan(2 * once)
    const before = calls.length
    version = '2'
    await cache.open(ports, { sld: 'jiang' }, request, unhurried)
    expect(calls.length).toBe(before + once)
  })

  it('refuses nobody because another was refused at the same moment', async () => {
    const cache = createSiteCache(() => '1')
    const [refusedReader, other] = [readerPorts(true), readerPorts()]
    const [first, second] = await Promise.all([
      cache.open(refusedReader.ports, { sld: 'jiang' }, request, unhurried),
      cache.open(other.ports, { sld: 'jiang' }, request, unhurried),
    ])
    expect(first).toEqual({ ok: false, error: ended })
    expect(second.ok).toBe(true)
  })

  it('leaves out what a shell can do without and is late, and does not cache what lacks it [C2.37]', async () => {
    const cache = createSiteCache(() => '1')
    let hanging: readonly string[] = ['footer', 'topNews', 'toolbar', 'journal']
    const onTheWay: OnTheWay = (call, answer) => defer(() => (hanging.includes(call) ? NEVER : answer))
    const ports = createFakeGateways(sampleContent, onTheWay)
    const hurried = { whole$: NEVER, optional$: of('late') }
    const open = () => cache.open(ports, { sld: 'jiang' }, request, hurried)
    expect(await open()).toMatchObject({ ok: true, value: { isLacking: true, shell: { footer: null } } })
    hanging = []
    expect(await cache.open(ports, { sld: 'jiang' }, request, unhurried)).toMatchObject({
      ok: true,
      value: { isLacking: false, shell: { footer: {} } },
    })
  })

  it.each(['findSite', 'header', 'channels'])('is too late for a site without its %s', async (call) => {
    const cache = createSiteCache(() => '1')
    const onTheWay: OnTheWay = (name, answer) => defer(() => (name === call ? NEVER : answer))
    const ports = createFakeGateways(sampleContent, onTheWay)
    const late = { whole$: of('late'), optional$: NEVER }
    expect(await cache.open(ports, { sld: 'jiang' }, request, late)).toMatchObject({
      ok: false,
      error: { kind: 'timeout' },
    })
  })
})
