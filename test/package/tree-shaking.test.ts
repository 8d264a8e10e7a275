import { describe, expect, it } from 'vitest'
import { bundle, type Bundle } from './support/bundle.ts'
import { ownFolder } from './support/stranger.ts'

const bundled = (code: string, place: 'stranger' | 'frontEnd' = 'stranger'): Promise<Bundle> =>
  bundle(ownFolder({ 'entry.js': code }, place))

/** What is shown of one import is exported again, so that nothing of it is dropped as unused. */
const only = (name: string, entry: string) => `export { ${name} } from '@xuekan/core${entry}'\n`

describe('a bundle of the installed core', () => {
  it('should keep of parseRoute the routes alone: no rxjs, no citations, no use cases', async () => {
    const { text, modules } = await bundled(only('parseRoute', '/route'))
    expect(text).toContain('function parseRoute(')
    expect(modules).toContain('domain/route/parse-route.js')
    expect(modules.filter((id) => /rxjs|tslib|usecases|reactive|ports/.test(id))).toEqual([])
    expect(modules.filter((id) => /domain\/(?:citation|member|menu|theme|head|storage)\//.test(id))).toEqual(
      [],
    )
    expect(text).not.toMatch(/Observable|@article|printGbt7714|citationFormats/)
  })

  it.each([
    ['planOverflow', '/menu'],
    ['validatePassword', '/member'],
    ['contrastRatio', '/site'],
  ])('should keep of %s no more than its own subject', async (name, entry) => {
    const { modules } = await bundled(only(name, entry))
    const subjects = new Set(modules.map((id) => id.split('/').slice(0, 2).join('/')))
    subjects.delete('entry.js')
    expect(modules.some((id) => /rxjs|domain\/route/.test(id))).toBe(false)
    expect(subjects.size).toBeLessThanOrEqual(3)
  })

  it('should keep rxjs where a use case needs it', async () => {
    const { modules } = await bundled(only('createPage', '/page'))
    expect(modules.some((id) => id.startsWith('rxjs/'))).toBe(true)
    expect(modules.filter((id) => id.includes('domain/citation/'))).toEqual([])
  })

  it('should keep nothing at all of an import for its side effects', async () => {
    const { text, modules } = await bundled("import '@xuekan/core'\n")
    expect(modules).toEqual([])
    expect(text.trim()).toBe('')
  })
})

describe('a bundle of the installed adapters', () => {
  it('should keep of the transport by fetch neither gateways nor axios', async () => {
    const { text, modules } = await bundled(
      "export { createFetchTransport } from '@xuekan/rc-pub'\n",
      'frontEnd',
    )
    const own = modules.filter((id) => id.startsWith('@xuekan/rc-pub/'))
    expect(own.toSorted()).toEqual([
      '@xuekan/rc-pub/transport.js',
      '@xuekan/rc-pub/transports/fetch-transport.js',
    ])
    expect(text).not.toContain('axios')
  })

  it('should hold all gateways without axios, without schemas and without laws', async () => {
    const code = "export { createGateways, createRcPubClient, createFetchTransport } from '@xuekan/rc-pub'\n"
    const { text, modules } = await bundled(code, 'frontEnd')
    expect(modules).toContain('@xuekan/rc-pub/create-gateways.js')
    expect(modules.filter((id) => /schema|testing|axios/.test(id))).toEqual([])
    expect(text).not.toMatch(/axios|fast-check/)
  })

  it('should keep of one gateway no other', async () => {
    const { modules } = await bundled("export { createHttpIssueGateway } from '@xuekan/rc-pub'\n", 'frontEnd')
    const gateways = modules.filter((id) => /^@xuekan\/rc-pub\/[\w-]+-gateway\.js$/.test(id))
    expect(gateways).toEqual(['@xuekan/rc-pub/issue-gateway.js'])
  })

  it('should keep of what reads answers no schemas', async () => {
    const { modules } = await bundled("export { decode } from '@xuekan/rc-pub/contract'\n", 'frontEnd')
    expect(modules.filter((id) => id.startsWith('@xuekan/rc-pub/'))).toEqual([
      '@xuekan/rc-pub/contract/decode.js',
    ])
  })

  it('should keep of a clock neither cookies nor cipher, and fetch the sanitiser when it is asked for', async () => {
    const clock = await bundled("export { createSystemClock } from '@xuekan/web'\n", 'frontEnd')
    expect(clock.modules.filter((id) => /js-cookie|crypto-js|dompurify/.test(id))).toEqual([])
    const { chunks } = await bundled("export { loadBrowserSanitiser } from '@xuekan/web'\n", 'frontEnd')
    const withPurify = chunks.filter(({ modules }) =>
      Object.keys(modules).some((id) => id.includes('dompurify/')),
    )
    expect(withPurify.map(({ isEntry }) => isEntry)).toEqual([false])
  })
})
