import { citationFormats } from '@xuekan/core/citation'
import { searchExportAddress } from '@xuekan/core/search'
import { emptySearchQuery, onlyValue, type SearchQuery } from '@xuekan/core/search'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer, type RcPub } from '../../../server/rc-pub/index.ts'
import {
  elementsAt,
  readBibtex,
  readEndnote,
  readNoteExpress,
  readRis,
  readXml,
} from '../../domain/citation/readers.ts'
import { servedSamples } from './served-samples.ts'

const { store, siteId, failures } = servedSamples()

/** An rc-pub over HTTP with limits, as readers meet it. */
const open: { readonly rcPub: RcPub; readonly close: () => Promise<void> }[] = []
let now = 0
async function served(limits: 'limited' | 'free' = 'free') {
  const failed: unknown[] = []
  const rcPub = await createRcPub({
    database: store(),
    report: (failure) => failed.push(failure),
    elapsed: () => now,
    ...(limits === 'free' ? { limits: null } : {}),
  })
  const server = await createRcPubServer(rcPub)
  await server.listen({ port: 0, host: '127.0.0.1' })
  open.push({ rcPub, close: () => server.close().then(() => rcPub.close()) })
  return { port: (server.server.address() as AddressInfo).port, server, failed }
}
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

const address = (format: Parameters<typeof searchExportAddress>[0], query: Partial<SearchQuery> = {}) =>
  searchExportAddress(format, {
    kind: 'article',
    query: { ...emptySearchQuery, ...query },
    siteId: siteId('hengwen'),
    language: 'en',
  })

const doisOf = (ris: string): readonly string[] =>
  [...ris.matchAll(/^DO {2}- (.*)\r$/gm)].map(([, doi = '']) => doi)

/** The DOIs of every page of a search, in the order that pages show. */
async function shown(server: Awaited<ReturnType<typeof served>>['server'], query: string) {
  const dois: string[] = []
  for (let page = 0; ; page += 1) {
    const answer = await server.inject({
      url: `/rc-pub/front/search/search?siteId=${siteId('hengwen')}&page=${page}&${query}`,
    })
    const { data } = answer.json<{ data: { total: number; content: readonly { doi: string }[] } }>()
    dois.push(...data.content.map(({ doi }) => doi))
    if (data.content.length === 0 || dois.length >= data.total) return dois
  }
}

describe('the export of a whole result', () => {
  it('holds every hit in the order that is shown, whatever order that is [C2.31, C7.9]', async () => {
    const { server } = await served()
    for (const sort of ['relevance', 'date', 'views'] as const) {
      const answer = await server.inject({ url: address('RefMan', { term: 'water', sort }) })
      const wanted = await shown(server, `q=water&sort=${sort}`)
      expect(wanted.length).toBeGreaterThan(5)
      expect([sort, doisOf(answer.body)]).toEqual([sort, wanted])
      expect(answer.headers['content-disposition']).toContain(`search-${wanted.length}.ris`)
    }
  })

  it('is a file of each format that programs read whole [C7.9]', async () => {
    const { server } = await served()
    const counts = {
      BibTeX: (file: string) => readBibtex(file).length,
      Endnote: (file: string) => readEndnote(file).length,
      RefMan: (file: string) => readRis(file).length,
      NoteExpress: (file: string) => readNoteExpress(file).length,
      NoteFirst: (file: string) => elementsAt(readXml(file), 'Bibliography').length,
    }
    const total = (await shown(server, '')).length
    expect(total).toBeGreaterThan(80)
    for (const { name, mediaType } of citationFormats) {
      const answer = await server.inject({ url: address(name) })
      expect([name, answer.statusCode, answer.headers['content-type']]).toEqual([name, 200, mediaType])
      expect([name, counts[name](answer.body)]).toEqual([name, total])
      expect(answer.headers['x-robots-tag']).toBe('noindex')
    }
  })

  it('follows facets, advanced searches and the language, and finds nothing where nothing is', async () => {
    const { server } = await served()
    const facets = { journal: { any: [siteId('slgc'), siteId('gzxb')], none: [] }, year: onlyValue('2026') }
    const narrowed = await server.inject({ url: address('RefMan', { facets, sort: 'date' }) })
    const both = `sort=date&narrow=${encodeURIComponent(`journal=${siteId('slgc')}&journal=${siteId('gzxb')}&year=2026`)}`
    expect(doisOf(narrowed.body)).toEqual(await shown(server, both))
    const advanced = searchExportAddress('RefMan', {
      kind: 'advanced',
      query: { ...emptySearchQuery, term: 'title~water NOT title~river' },
      siteId: siteId('hengwen'),
      language: 'zh',
    })
    const found = await server.inject({ url: advanced })
    expect(found.statusCode).toBe(200)
    expect(readRis(found.body).length).toBeGreaterThan(0)
    expect((await server.inject({ url: address('RefMan', { term: 'xyzzyx' }) })).statusCode).toBe(404)
    expect((await server.inject({ url: address('RefMan').replace('RefMan', 'Word') })).statusCode).toBe(400)
    const head = await server.inject({ method: 'HEAD', url: address('RefMan') })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await server.inject({ url: address('RefMan') })).statusCode).toBe(200)
    expect(failures).toEqual([])
  })

  it('is made three times an hour for one address; the fourth is told when, in words where a page is opened', async () => {
    const { server } = await served('limited')
    now = 0
    for (let at = 0; at < 3; at += 1)
      expect((await server.inject({ url: address('BibTeX') })).statusCode).toBe(200)
    const program = await server.inject({ url: address('BibTeX'), headers: { accept: 'application/json' } })
    expect([program.statusCode, program.headers['retry-after']]).toEqual([429, '3600'])
    expect(program.json<{ status: number }>().status).toBe(429)
    const reader = await server.inject({
      url: address('BibTeX').replace('language=en', 'language=zh'),
      headers: { accept: 'text/html,application/xhtml+xml' },
    })
    expect(reader.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reader.body).toBe('每小时最多导出 3 次检索结果，请 60 分钟后再试')
    now = 3_600_001
    expect((await server.inject({ url: address('BibTeX') })).statusCode).toBe(200)
  })

  describe('over a connection', () => {
    /** Articles enough that no buffer on the way holds the whole file. */
    beforeAll(async () => {
      await store().query(
        `insert into article (site_id, key, position, year, published, column_key, record, hash, fts)
        select site_id, 'copy ' || n, n, year, published, column_key,
          jsonb_set(record, '{abstractHtml,en}', to_jsonb(repeat('flow ', 4000))), 'copy ' || n, fts
        from (select * from article where fts <> '' order by id limit 1) one, generate_series(1, 1500) n`,
      )
    })

    /** Asks, and takes nothing more than the beginning until it is told to. */
    const begin = (port: number): Promise<{ readonly leave: () => void; readonly end: Promise<string> }> =>
      new Promise((resolve, reject) => {
        const asked = request({ port, path: address('RefMan') }, (answer) => {
          const chunks: Buffer[] = []
          const end = new Promise<string>((whole, broken) => {
            answer.on('end', () => whole(Buffer.concat(chunks).toString('utf8')))
            answer.on('error', broken)
          })
          end.catch(() => undefined)
          answer.once('data', (first: Buffer) => {
            chunks.push(first)
            answer.pause()
            resolve({
              leave: () => asked.destroy(),
              get end() {
                answer.on('data', (chunk: Buffer) => chunks.push(chunk))
                answer.resume()
                return end
              },
            })
          })
        })
        asked.once('error', reject)
        asked.end()
      })

    const once = async (holds: () => Promise<boolean>): Promise<void> => {
      while (!(await holds())) await new Promise((resolve) => setImmediate(resolve))
    }

    it('is one at a time: another is told to come back, and can once the reader has left', async () => {
      const { port, server } = await served()
      const first = await begin(port)
      const second = await server.inject({ url: address('BibTeX') })
      expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '20'])
      first.leave()
      await once(
        async () => (await server.inject({ url: address('BibTeX', { term: 'water' }) })).statusCode === 200,
      )
    })

    it('is broken off where it fails, so that no half file looks whole', async () => {
      const { port, server, failed } = await served()
      const first = await begin(port)
      const [one] = await store().query<{ id: number }>(
        `delete from article where id = (select id from article where key = 'copy 1' limit 1) returning id`,
      )
      expect(one).toBeDefined()
      await expect(first.end).rejects.toThrow(/aborted/)
      expect(failed).toEqual([])
      await once(
        async () => (await server.inject({ url: address('BibTeX', { term: 'water' }) })).statusCode === 200,
      )
    })

    it('ends whole for a reader who takes it slowly', async () => {
      const { port } = await served()
      const first = await begin(port)
      const file = await first.end
      expect(readRis(file).length).toBeGreaterThan(1_500)
      expect(file.endsWith('ER  - \r\n')).toBe(true)
    })
  })
})
