import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareHost } from './bare-host.ts'

let folder: string
let host: FastifyInstance

/** Pages that say their address, before an rc-pub that says what it was asked for, or refuses by id. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xuekan-host-'))
  mkdirSync(join(folder, 'assets'))
  host = await bareHost({
    render: async ({ address }) => ({
      kind: 'page',
      status: 200,
      language: 'zh',
      html: `<p>${address}</p>`,
      shared: true,
      visit: null,
    }),
    clientFolder: folder,
    rcPub: async (instance) => {
      instance.get('/rc-pub/front/front-article/download', async (request, reply) => {
        const { id } = request.query as { readonly id?: string }
        if (id === '404') return reply.code(404).send({ status: 404, message: '文章不存在', data: null })
        if (id === '503') {
          const { wait = '3' } = request.headers
          const message = 'The PDF is <b>being made</b>.'
          return reply.code(503).header('retry-after', wait).send({ status: 503, message, data: null })
        }
        return request.query
      })
    },
  })
})

afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

const get = (address: string, headers: Record<string, string> = {}) =>
  host.inject({ url: address, headers: { host: 'a.localhost', ...headers } })

describe('the PDF beside an article page', () => {
  it('answers the PDF beside an article page from rc-pub, in the language of the address [C2.15]', async () => {
    const ask = async (address: string, headers = {}) => (await get(address, headers)).json<unknown>()
    const pdf = { attachType: 'pdf' }
    expect(await ask('/zh/article/123.pdf')).toEqual({ ...pdf, id: '123', language: 'zh' })
    expect(await ask('/en/article/123.PDF?x=1')).toEqual({ ...pdf, id: '123', language: 'en' })
    expect(await ask('/en/article/doi/10.5555/a.2026.1.pdf')).toEqual({
      ...pdf,
      doi: '10.5555/a.2026.1',
      language: 'en',
    })
    expect(await ask('/article/id/26/7.pdf', { cookie: 'language=en' })).toEqual({
      ...pdf,
      id: '7',
      siteId: '26',
      language: 'en',
    })
    expect((await get('/en/article/1.PDF?x')).headers['link']).toContain('</en/article/1>; rel="collection"')
    expect((await get('/zh/home.pdf')).body).toContain('/zh/home.pdf')
  })

  it('has a page in words beside a PDF that is being made, which a reader needs not to ask again for [C7.17]', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const soon = await get('/en/article/503.pdf', { accept })
    expect([soon.statusCode, soon.headers['retry-after'], soon.headers['content-type']]).toEqual([
      503,
      '3',
      'text/html; charset=utf-8',
    ])
    expect(soon.body).toContain('<meta http-equiv="refresh" content="3">')
    expect(soon.body).toContain('<h1>The PDF is being made</h1>')
    expect(soon.body).toContain('The PDF is &lt;b&gt;being made&lt;/b&gt;.')
    expect(soon.body).toContain('<a href="">Get the PDF</a>')
    // what may never come is not asked for without end
    const later = await get('/zh/article/503.pdf', { accept, wait: '300' })
    expect(later.body).toContain('<h1>暂时没有 PDF</h1>')
    expect(later.body).not.toContain('refresh')
    const program = await get('/en/article/503.pdf')
    expect([program.statusCode, program.headers['retry-after'], program.body]).toEqual([
      503,
      '3',
      'The PDF is <b>being made</b>.\n',
    ])
    // a cache gives neither to who asked for the other
    for (const { headers } of [soon, later, program])
      expect(String(headers['vary']).split(', ')).toEqual(['accept', 'accept-encoding'])
  })

  it('says in one line why there is no PDF beside a page, and in the envelope under rc-pub [C7.17]', async () => {
    const beside = await get('/zh/article/404.pdf')
    expect([beside.statusCode, beside.headers['content-type'], beside.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '文章不存在\n',
    ])
    expect((await get('/rc-pub/front/front-article/download?id=404')).json()).toMatchObject({ status: 404 })
  })
})
