import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSiteStyles, type CustomCss } from '../../../server/host/styles/site-styles.ts'

let own: Record<string, CustomCss>
let version: string
let requested: string[]

beforeEach(() => {
  own = { '1': { header: 'a{color:red}', footer: '' }, 'x/é': { header: 'a{top:0}', footer: 'b{color:red}' } }
  version = '1'
  requested = []
})

async function open() {
  const styles = createSiteStyles(
    async (siteId) => {
      requested.push(siteId)
      return own[siteId] ?? null
    },
    () => version,
  )
  const host = Fastify()
  styles.addRoute(host)
  return { ...styles, get: (url: string) => host.inject({ url }) }
}

describe('createSiteStyles', () => {
  it('serves what a site has of its own, confined, under an address that its text decides [C3.4]', async () => {
    const { addressesOf, get } = await open()
    const [address = '', ...others] = await addressesOf('1')
    expect(others).toEqual([])
    expect(address).toMatch(/^\/site-styles\/1\/header-[\w-]{16}\.css$/)
    const { statusCode, headers, body } = await get(address)
    expect([statusCode, body]).toEqual([200, '[data-part="header"] a{color:red}'])
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('names no stylesheet of which nothing is left, and writes any id into the address [C3.4]', async () => {
    const { addressesOf, get } = await open()
    const [address = '', ...others] = await addressesOf('x/é')
    expect(others).toEqual([])
    expect(address).toMatch(/^\/site-styles\/x%2F%C3%A9\/footer-/)
    expect((await get(address)).body).toBe('[data-part="footer"] b{color:red}')
    expect(await addressesOf('none')).toEqual([])
  })

  it('asks once for each version of the content, and again after a failure [C3.4]', async () => {
    const { addressesOf, get } = await open()
    const [before = ''] = await addressesOf('1')
    await get(before)
    await addressesOf('1')
    expect(requested).toEqual(['1'])
    await addressesOf('none')
    await addressesOf('none')
    expect(requested).toEqual(['1', 'none', 'none'])

    own['1'] = { header: 'a{color:blue}', footer: '' }
    version = '2'
    const [after = ''] = await addressesOf('1')
    expect(after).not.toBe(before)
    expect(requested).toEqual(['1', 'none', 'none', '1'])
  })

  it('gives an older page the styles of today, but not for ever [C3.4]', async () => {
    const { addressesOf, get } = await open()
    const [before = ''] = await addressesOf('1')
    own['1'] = { header: 'a{color:blue}', footer: '' }
    version = '2'
    const { statusCode, headers, body } = await get(before)
    expect([statusCode, body]).toEqual([200, '[data-part="header"] a{color:blue}'])
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('keeps nothing that was asked for under a former version [C3.4]', async () => {
    let answer = (_styles: CustomCss): void => undefined
    const styles = createSiteStyles(
      () => new Promise((resolve) => (answer = resolve)),
      () => version,
    )
    const late = styles.addressesOf('1')
    version = '2'
    answer({ header: 'a{color:red}', footer: '' })
    const [former] = await late
    const next = styles.addressesOf('1')
    answer({ header: 'a{color:blue}', footer: '' })
    expect(await next).not.toEqual([former])
  })

  it('answers 404 for a site or a part without any [C3.4]', async () => {
    const { get } = await open()
    for (const path of [
      '1/footer-x.css',
      '1/main-x.css',
      '1/header.css',
      '1/header-x',
      'none/header-x.css',
    ]) {
      expect((await get(`/site-styles/${path}`)).statusCode, path).toBe(404)
    }
  })
})
