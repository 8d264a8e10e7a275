import { writtenText } from '@xuekan/core/content'
import { themePreset } from '@xuekan/core/site'
import { describe, expect, it } from 'vitest'
import { elementsAt, readXml } from '../../domain/citation/readers.ts'
import { servedSamples } from './served-samples.ts'

const { ask, server, siteId, store, failures } = servedSamples()

const feed = (query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  server().inject({
    url: `/rc-pub/front/rss?${new URLSearchParams(query)}`,
    headers: { host: 'slgc.example.org:8080', ...headers },
  })

type Element = ReturnType<typeof elementsAt>[number]
const textsOf = (element: Element | undefined, name: string): readonly string[] =>
  element === undefined ? [] : elementsAt(element, name).map(({ text }) => text)
const channelOf = (body: string): Element | undefined => elementsAt(readXml(body), 'channel')[0]
const itemsOf = (body: string): readonly Element[] => elementsAt(readXml(body), 'channel', 'item')

interface Row {
  readonly id: number
  readonly doi: string
  readonly title: string
  readonly published: string
}

const current = (sld: string): Promise<readonly Row[]> =>
  store().query<Row>(
    `select a.id, a.doi, a.record->'title'->>'zh' as title, a.published from article a
    where a.period_id = (
      select id from period where site_id = $1 order by year desc, rank desc, id desc limit 1
    ) order by a.position, a.id`,
    [Number(siteId(sld))],
  )

describe('rss', () => {
  it('tells of each article of the current issue with title, address, abstract, day and DOI', async () => {
    const answer = await feed({ periodId: 'currentIssue', siteId: siteId('slgc') }, { language: 'zh' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ])
    const rows = await current('slgc')
    const items = itemsOf(answer.body)
    expect(rows.length).toBeGreaterThan(0)
    expect(items.map((item) => textsOf(item, 'title')[0])).toEqual(
      rows.map(({ title }) => writtenText(title)),
    )
    for (const [index, item] of items.entries()) {
      const { doi = '', published = '' } = rows[index] ?? {}
      const link = textsOf(item, 'link')[0] ?? ''
      expect(link).toBe(`http://slgc.example.org:8080/zh/article/doi/${doi}`)
      expect(textsOf(item, 'guid')).toEqual([link])
      expect(textsOf(item, 'prism:doi')).toEqual([doi])
      expect(textsOf(item, 'dc:identifier')).toEqual([`doi:${doi}`])
      expect(new Date(textsOf(item, 'pubDate')[0] ?? '').toISOString().slice(0, 10)).toBe(published)
      expect(textsOf(item, 'description')[0]).toMatch(/^<p>/)
      expect(textsOf(item, 'dc:creator').length).toBeGreaterThan(0)
      expect(textsOf(item, 'category').length).toBeGreaterThan(0)
    }
    expect(items.every((item) => elementsAt(item, 'guid')[0]?.attributes['isPermaLink'] === 'true')).toBe(
      true,
    )
  })

  it('is RSS 2.0 that says what it is, for whom and where', async () => {
    const { body } = await feed({ periodId: 'currentIssue', siteId: siteId('slgc'), language: 'zh' })
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:/)
    const channel = channelOf(body)
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link'])
      expect([name, textsOf(channel, name).length]).toEqual([name, 1])
    const { headers } = await feed({ periodId: 'currentIssue', siteId: siteId('slgc') })
    expect([headers['surrogate-key'], headers['cache-control']]).toEqual([
      `site-${siteId('slgc')}`,
      'no-cache',
    ])
    expect(textsOf(channel, 'title')).toEqual(['水利工程学刊'])
    expect(textsOf(channel, 'link')).toEqual(['http://slgc.example.org:8080/zh/home'])
    const self = channel === undefined ? undefined : elementsAt(channel, 'atom:link')[0]?.attributes
    expect(self).toMatchObject({ rel: 'self', type: 'application/rss+xml' })
    const again = await server().inject({
      url: self?.['href'] ?? '',
      headers: { host: 'slgc.example.org:8080' },
    })
    expect(again.body).toBe(body)
  })

  it('follows the language of the parameter or the header, English without one', async () => {
    const requested = { periodId: 'currentIssue', siteId: siteId('slgc') }
    const english = await feed(requested)
    expect(textsOf(channelOf(english.body), 'language')).toEqual(['en'])
    expect(textsOf(itemsOf(english.body)[0], 'link')[0]).toContain('/en/article/doi/')
    expect((await feed({ ...requested, language: 'en' })).body).toBe(english.body)
    expect(textsOf(channelOf((await feed({ ...requested, language: 'zh' })).body), 'language')).toEqual([
      'zh',
    ])
  })

  it('tells of one issue by its id, whichever site asks, on the host of its own site', async () => {
    const [period] = await store().query<{ id: number; year: number; issue: string }>(
      'select id, year, issue from period where site_id = $1 order by year, rank limit 1',
      [Number(siteId('gzxb'))],
    )
    const { body } = await feed({ periodId: String(period?.id), siteId: siteId('slgc'), language: 'zh' })
    expect(textsOf(channelOf(body), 'title')).toEqual([`光子学通报 ${period?.year}年第${period?.issue}期`])
    const english = await feed({ periodId: String(period?.id) })
    expect(textsOf(channelOf(english.body), 'title')[0]).toMatch(
      new RegExp(`^Photonics Bulletin ${period?.year}, \\d+\\(${period?.issue}\\)$`),
    )
    expect(textsOf(channelOf(body), 'link')).toEqual([
      `http://gzxb.example.org:8080/zh/issue/${period?.year}/${period?.issue}`,
    ])
    for (const item of itemsOf(body))
      expect(textsOf(item, 'link')[0]).toMatch(/^http:\/\/gzxb\.example\.org:8080\/zh\/article\//)
    const numbers = await feed({ periodId: String(period?.id) }, { host: '127.0.0.1:9' })
    expect(textsOf(itemsOf(numbers.body)[0], 'link')[0]).toMatch(/^http:\/\/127\.0\.0\.1:9\/en\/article\//)
  })

  it('tells of the site whose host is asked, where no site is named', async () => {
    for (const query of [{ type: 'latest' }, { type: 'search', q: '鱼道' }, { periodId: 'currentIssue' }]) {
      const named = await feed({ ...query, siteId: siteId('slgc'), language: 'zh' })
      const unnamed = await feed({ ...query, language: 'zh' })
      expect([unnamed.statusCode, unnamed.body]).toEqual([200, named.body])
      expect(itemsOf(unnamed.body).length).toBeGreaterThan(0)
    }
    const group = await feed({ type: 'latest' }, { host: 'hengwen.example.org' })
    expect(textsOf(channelOf(group.body), 'title')).toEqual(['Hengwen Scholarly Press: Latest articles'])
    const unknown = await feed({ type: 'latest' }, { host: 'nobody.example.org' })
    expect([unknown.statusCode, unknown.json<{ status: number }>().status]).toEqual([400, 10_002])
  })

  it('tells of a group what is newest in its journals, each on its own host', async () => {
    const answer = await feed({ siteId: siteId('hengwen'), language: 'zh' })
    const items = itemsOf(answer.body)
    const hosts = new Set(items.map((item) => new URL(textsOf(item, 'link')[0] ?? '').host))
    expect(hosts.size).toBeGreaterThan(2)
    const days = items.map((item) => Date.parse(textsOf(item, 'pubDate')[0] ?? ''))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(items.length).toBeLessThanOrEqual(50)
  })

  it('need not be sent to who has it, and is refused in an envelope where there is none', async () => {
    const requested = { periodId: 'currentIssue', siteId: siteId('slgc') }
    const tag = String((await feed(requested)).headers['etag'])
    expect((await feed(requested, { 'if-none-match': tag })).statusCode).toBe(304)
    for (const periodId of ['999999999', '-1', 'x', '1e3']) {
      const answer = await feed({ ...requested, periodId, language: 'zh' })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { status: 404, message: '没有这一期', data: null },
      ])
    }
    expect((await feed({ periodId: 'currentIssue', siteId: '1' })).json()).toMatchObject({ status: 10_002 })
    expect(failures).toEqual([])
  })

  it('cites an article that has no abstract, so that its entry says what it is', async () => {
    const [row] = await current('dqsb')
    await store().query(
      `update article set record = jsonb_set(record, '{abstractHtml}', '{"zh": "", "en": ""}') where id = $1`,
      [row?.id ?? 0],
    )
    const { body } = await feed({ periodId: 'currentIssue', siteId: siteId('dqsb'), language: 'zh' })
    const [item] = itemsOf(body)
    expect(textsOf(item, 'description')[0]).toContain(`DOI:${row?.doi}`)
  })

  it('stays well-formed whatever an article says', async () => {
    const [row] = await current('emf')
    const nasty = `]]>"'&<b>&#x0;\u0007 水\uFFFE`
    await store().query(`update article set record = jsonb_set(record, '{title}', $2::jsonb) where id = $1`, [
      row?.id ?? 0,
      JSON.stringify({ zh: nasty, en: '' }),
    ])
    const { body } = await feed({ periodId: 'currentIssue', siteId: siteId('emf'), language: 'zh' })
    expect(itemsOf(body).length).toBeGreaterThan(0)
    expect(textsOf(itemsOf(body)[0], 'title')[0]).toContain('水')
  })
})

describe('theme/getStylesheet', () => {
  const sheet = (sld: string, t = '', headers: Readonly<Record<string, string>> = {}) =>
    server().inject({ url: `/rc-pub/front/theme/getStylesheet?siteId=${siteId(sld)}&t=${t}`, headers })

  it('answers the colours of the site, the same whatever t is [C7.10] [C3.5]', async () => {
    const answer = await sheet('slgc', '1')
    const { data } = await ask<{ colorId: number }>(`site/findById?siteId=${siteId('slgc')}`)
    expect(data.colorId).toBe(1)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(answer.body).toContain(`--theme-color-primary: ${themePreset(1).primary};`)
    expect((await sheet('slgc', 'x y')).body).toBe(answer.body)
    expect((await sheet('gzxb')).body).not.toBe(answer.body)
    const tag = String(answer.headers['etag'])
    expect((await sheet('slgc', '2', { 'if-none-match': tag })).statusCode).toBe(304)
  })

  it('is refused for a site that is not there [C7.10]', async () => {
    const answer = await server().inject({ url: '/rc-pub/front/theme/getStylesheet?siteId=1' })
    expect([answer.statusCode, answer.json<{ status: number }>().status]).toEqual([400, 10_002])
  })
})
