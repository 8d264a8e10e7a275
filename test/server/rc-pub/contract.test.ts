import { describe, expect, it } from 'vitest'
import type { Call } from '../../../adapters/http/contract/call.ts'
import { calls } from '../../../adapters/http/contract/calls.ts'
import { decode } from '../../../adapters/http/contract/decode.ts'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import { servedSamples, type Envelope } from './served-samples.ts'

const { server, rcPub, store, siteId, failures } = servedSamples()

/** An id out of the store, so that every call has something to answer. */
async function idOf(sql: string): Promise<number> {
  const [row] = await store().query<{ id: number }>(sql)
  return row?.id ?? 0
}
const anArticle = () => idOf('select id from article where has_text order by id limit 1')
const anIssue = () => idOf('select id from period order by id limit 1')
const aChannel = () => idOf(`select id from channel where body_zh <> '' order by id limit 1`)
const aDoi = async () =>
  (await store().query<{ doi: string }>(`select doi from article where doi <> '' order by id limit 1`))[0]
    ?.doi

const given: readonly (readonly [keyof typeof calls, () => string | Promise<string>])[] = [
  ['findSite', () => 'site/findBySld?sld=slgc'],
  ['siteById', () => `site/findById?siteId=${siteId('emf')}`],
  ['groupOfSite', () => `site/getGroup?siteId=${siteId('emf')}`],
  ['searchConfig', () => `site/${siteId('slgc')}/search-config`],
  ['header', () => `config-header/getConfigHeader?siteId=${siteId('slgc')}`],
  ['footer', () => `config-footer/getConfigFooter?siteId=${siteId('hengwen')}`],
  ['channelList', () => `channel/getChannelList?siteId=${siteId('slgc')}&filter=true`],
  ['channelInfo', async () => `channel/getChannelInfo?channelId=${await aChannel()}`],
  ['publicationConfig', () => `publication/getPublicationConfig?siteId=${siteId('slgc')}`],
  ['publications', () => `publication/getPublications?siteId=${siteId('www')}`],
  ['periodTree', () => `front-period/getPeriodTree?siteId=${siteId('slgc')}`],
  ['periodTreeByYear', () => `front-period/getPeriodTree?siteId=${siteId('slgc')}&groupByYear=1&periodAsc=1`],
  ['firstTwoPeriods', () => `front-period/getFirstTwoPeriods?publicationIndexId=${siteId('slgc')}`],
  ['contents', async () => `front-article/getArticlesByPeriodicalIdGroupByColumn/${await anIssue()}?size=50`],
  ['articleByDoi', async () => `front-article/getArticleByDoi?doi=${await aDoi()}`],
  ['articleById', async () => `front-article/${await anArticle()}`],
  ['fullText', async () => `front-article/getHtml?id=${await anArticle()}`],
  ['latest', () => `front-article/getLatest?siteId=${siteId('hengwen')}&size=5`],
  ['mostRead', () => `rank/getArticles?siteId=${siteId('www')}&type=views&size=5`],
  ['batchCitations', async () => `front-article/batchPublicizeInfo?ids=${await anArticle()}`],
  ['search', () => `search/search?siteId=${siteId('www')}&q=water&page=0&size=20`],
]

describe('every call of the contract', () => {
  it.each(given)(
    '%s answers in its strict form, over HTTP as within the process [C7.17]',
    async (name, path) => {
      const url = new URL(`/rc-pub/front/${await path()}`, 'http://localhost')
      const within = await rcPub().answer({
        method: 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: { language: 'zh' },
        body: null,
      })
      const value = within.body.kind === 'value' ? (within.body.value as Envelope<unknown>) : null
      const over = await server().inject({ url: url.pathname + url.search, headers: { language: 'zh' } })
      // the printed form has passed the strict schema: a missing key fails there, and one too many is missing here
      expect(over.json()).toEqual(value)
      expect(value).toMatchObject({ status: 0, message: '操作成功' })
      expect(value?.data).not.toBeNull()
      const call = calls[name] as Call<unknown>
      if (call.answer === null) throw new Error('bytes have no form')
      expect(decode(call.answer, value?.data)).toEqual({ ok: true, value: value?.data })
      expect(failures).toEqual([])
    },
  )

  it('is in the table above', () => {
    const tried = new Set<string>(given.map(([name]) => name))
    expect(Object.keys(calls).filter((name) => !tried.has(name))).toEqual(['citationDownload', 'file'])
  })
})

describe('what nobody asked for', () => {
  it('is refused in an envelope', async () => {
    for (const url of ['/rc-pub/front/nothing', '/rc-pub/front/site/findBySld/more', '/rc-pub/']) {
      const answer = await server().inject({ url })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { status: 404, message: 'There is no such call.', data: null },
      ])
    }
    const posted = await server().inject({ method: 'POST', url: '/rc-pub/front/site/findBySld?sld=slgc' })
    expect(posted.statusCode).toBe(404)
  })

  it('and a failure of the store is an envelope too, and is reported', async () => {
    const reported: unknown[] = []
    const database = {
      ...store(),
      query: <Row>(sql: string) =>
        sql.includes('meta') ? store().query<Row>(sql) : Promise.reject(new Error('no store')),
    }
    const failing = await createRcPub({ database, report: (failure) => reported.push(failure) })
    const lone = await createRcPubServer(failing)
    const answer = await lone.inject({ url: '/rc-pub/front/site/findBySld?sld=slgc' })
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { status: 500, message: 'The system is busy, please try again later.', data: null },
    ])
    expect(reported).toHaveLength(1)
    await failing.close()
    await lone.close()
  })
})

describe('openapi.json', () => {
  it('describes every path, and tells known calls from chosen ones', async () => {
    const answer = await server().inject({ url: '/rc-pub/openapi.json' })
    const { paths } = answer.json<{ paths: Record<string, { get: { 'x-known': boolean } }> }>()
    const described = Object.entries(paths).map(([path, { get }]) => [path, get['x-known']])
    const expected = Object.values(calls).map(({ path, origin }) => [`/rc-pub${path}`, origin === 'known'])
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(expected))
  })
})
