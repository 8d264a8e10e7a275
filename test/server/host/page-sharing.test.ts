import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageRequest, RenderPage } from '../../../server/host/page-answer.ts'
import { temporaryFolder } from '../store/temporary-folder.ts'
import { bareHost } from './bare-host.ts'

let rendered: PageRequest[]
let host: FastifyInstance

beforeEach(() => void (rendered = []))
afterEach(() => host.close())

const page: RenderPage = async (request) => {
  rendered.push(request)
  const html = `<p>${request.address} ${rendered.length}</p>`
  const visit = { siteId: '7', articleId: null }
  return { kind: 'page', status: 200, language: 'zh', html, shared: true, sites: ['7', '8'], visit }
}

async function open(
  render: RenderPage,
  contentVersion: (siteIds?: readonly string[]) => string = () => '1',
): Promise<void> {
  host = await bareHost({ render, contentVersion, clientFolder: temporaryFolder(), cacheBytes: 1_000_000 })
}

const get = (url: string, headers: Record<string, string> = {}) =>
  host.inject({ url, headers: { host: 'a.localhost', ...headers } })

describe('pages and caches on the way', () => {
  it('lets everybody’s caches keep a page whose address names its language, and browsers alone any other', async () => {
    await open(page)
    const asked = async (address: string, headers: Record<string, string> = {}) => {
      const { statusCode, headers: answered } = await get(address, headers)
      return [statusCode, answered['vary'], answered['cache-control'], answered['surrogate-key']]
    }
    const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30'
    const everybodys = ['accept-encoding', shared, 'site-7 site-8']
    const etag = String((await get('/zh/home')).headers['etag'])
    expect(await asked('/zh/home')).toEqual([200, ...everybodys])
    expect(await asked('/zh/home', { 'if-none-match': etag })).toEqual([304, ...everybodys])
    expect(await asked('/zh/home', { cookie: 'language=en; headPicture=x' })).toEqual([200, ...everybodys])
    expect((await get('/zh/home')).headers['cache-tag']).toBe('site-7,site-8')
    const byCookie = ['accept-encoding, cookie', 'private, no-cache', undefined]
    expect(await asked('/home')).toEqual([200, ...byCookie])
    expect(await asked('/home', { cookie: 'language=en' })).toEqual([200, ...byCookie])
    const readers = ['accept-encoding, cookie', 'private, no-store', undefined]
    expect(await asked('/zh/home', { cookie: 'token=t' })).toEqual([200, ...readers])
    for (const name of ['commonToken', 'userName'])
      expect(await asked(`/zh/home?${name}=t`), name).toEqual([200, ...readers])
  })

  it('make no page of an address with a token, which no cache, history or other host has [C4.8]', async () => {
    await open(page)
    for (const [address, clean] of [
      ['/zh/home?userName=li%20si&token=abc', '/zh/home'],
      ['/zh/home?q=a+b&t%6Fken=abc', '/zh/home?q=a+b'],
    ] as const) {
      const { statusCode, headers } = await get(address, { cookie: 'userName=wang; language=en' })
      expect([statusCode, headers['location']], address).toEqual([303, clean])
      expect([headers['cache-control'], headers['referrer-policy'], headers['set-cookie']]).toEqual([
        'no-store',
        'no-referrer',
        undefined,
      ])
    }
    expect((await get('//zh/home?token=abc')).headers['cache-control']).toBe('no-store')
    expect(rendered).toEqual([])
  })

  it('keeps a page until the content of its own sites changes, and shares none that was made meanwhile', async () => {
    const versions = new Map([
      ['7', 1],
      ['8', 1],
      ['9', 1],
    ])
    const whole = () => [...versions.values()].join()
    let during = (): void => undefined
    await open(
      async (request) => {
        const made = await page(request)
        during()
        return made
      },
      (ids) => (ids === undefined ? whole() : ids.map((id) => versions.get(id)).join()),
    )
    const bump = (id: string) => versions.set(id, (versions.get(id) ?? 0) + 1)
    await get('/zh/home')
    bump('9')
    await get('/zh/home')
    expect(rendered).toHaveLength(1)
    bump('8')
    await get('/zh/home')
    expect(rendered).toHaveLength(2)
    during = () => void bump('7')
    const meanwhile = await get('/zh/issue')
    expect(meanwhile.headers['cache-control']).toBe('private, no-cache')
    during = () => undefined
    expect((await get('/zh/issue')).headers['cache-control']).toMatch(/^public/)
  })

  it('takes an address with timestamps for the same without', async () => {
    await open(page)
    const first = await get('/zh/home?timestamps=1')
    expect((await get('/zh/home?timestamps=2')).body).toBe(first.body)
    expect(rendered.map(({ address }) => address)).toEqual(['/zh/home'])
  })
})
