import { newsTabs } from '@xuekan/core/content'
import type { WireNews, WireNewsPage, WireTopNews } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { servedSamples } from './served-samples.ts'

const { ask, server, siteId, store } = servedSamples()

interface Page {
  readonly content: readonly WireNews[]
  readonly totalElements: number
  readonly totalPages: number
  readonly number: number
  readonly size: number
}

const list = async (sld: string, query = '', language = 'en') =>
  (await ask<Page>(`front-news/getNewsList?siteId=${siteId(sld)}${query}`, { language })).data
const titles = (page: Page): readonly (string | null)[] => page.content.map(({ title }) => title)

describe('front-news/getNewsList', () => {
  it('lists the news of a journal newest first, page by page [C7.16]', async () => {
    const all = await list('slgc', '&size=100')
    expect(all.totalElements).toBe(all.content.length)
    const days = all.content.map(({ publishDate }) => publishDate ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
    expect(days[0]).toMatch(/^\d{4}-\d\d-\d\d 00:00:00$/)
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list('slgc', `&size=5&page=${page}`)))
    expect(pages.flatMap(titles)).toEqual(titles(all))
    expect(pages[1]).toMatchObject({ number: 1, size: 5, totalPages: 4 })
    expect((await list('slgc', '&page=99')).content).toEqual([])
  })

  it('holds at least six items of each kind that two journals and the group use [C2.29] [C3.14]', async () => {
    const kinds = await store().query<{ sld: string; kind: string; count: number }>(
      `select s.sld, n.kind, count(*) as count from news n join site s on s.id = n.site_id
      where n.kind = any($1::text[]) and s.sld = any($2::text[]) group by s.sld, n.kind`,
      [newsTabs, ['slgc', 'dqsb', 'hengwen']],
    )
    expect(new Set(kinds.map(({ sld }) => sld))).toEqual(new Set(['slgc', 'dqsb', 'hengwen']))
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(newsTabs))
    expect(kinds.filter(({ count }) => count < 6)).toEqual([])
  })

  it('chooses a kind, in which information has what is of no other tab [C2.29]', async () => {
    const byKind = await Promise.all(newsTabs.map((tab) => list('slgc', `&size=100&newsDataType=${tab}`)))
    const all = await list('slgc', '&size=100&newsDataType=news')
    expect(byKind.reduce((sum, { totalElements }) => sum + totalElements, 0)).toBe(all.totalElements)
    expect(byKind[0]?.content.map(({ newsDataType }) => newsDataType)).toEqual(['wechat'])
    expect((await list('slgc', '&newsDataType=WeChat')).totalElements).toBe(1)
    expect((await list('slgc', '&newsDataType=gossip')).content).toEqual([])
  })

  it('shows with a group the news of its journals, and with the aggregate all', async () => {
    const totalOf = async (sld: string) => (await list(sld)).totalElements
    const journals = await store().query<{ sld: string }>(`select sld from site where type = 'single'`)
    const [own] = await store().query<{ count: number }>(
      `select count(*) as count from news n join site s on s.id = n.site_id where s.sld = 'hengwen'`,
    )
    const ofJournals = await Promise.all(journals.map(({ sld }) => totalOf(sld)))
    const group = await totalOf('hengwen')
    expect(await totalOf('emf')).toBe(0)
    expect(ofJournals.filter((total) => total > 0).length).toBeGreaterThan(1)
    expect(group).toBe((own?.count ?? 0) + ofJournals.reduce((sum, total) => sum + total, 0))
    expect(await totalOf('www')).toBe(group)
  })

  it('finds words of titles in either language, and takes % and _ as they are', async () => {
    expect(titles(await list('slgc', '&q=fishway+OPEN'))).toEqual([
      'Fishway open day at Qingtan on 5 December',
    ])
    expect(titles(await list('slgc', `&q=${encodeURIComponent('鱼道')}`))).toHaveLength(2)
    for (const q of ['%25', '_', '%5C', 'fishway+%25+open'])
      expect(titles(await list('slgc', `&q=${q}`))).toEqual([])
    expect((await list('slgc', `&q=${'x+'.repeat(300)}`)).content).toEqual([])
  })

  it('follows the language of the request, the fixed texts aside', async () => {
    const [zh, en] = [await list('slgc', '', 'zh'), await list('slgc', '', 'en')]
    expect(zh.content[0]).toMatchObject({ title: zh.content[0]?.zhResName, enResName: en.content[0]?.title })
    expect(zh.content[0]?.title).not.toBe(en.content[0]?.title)
  })

  it('has only the news of a column where one is named, and none of a column that is none', async () => {
    const [column] = await store().query<{ id: number }>(
      `select id from channel where key = 'periodIntroduce' limit 1`,
    )
    const [item] = await store().query<{ id: number }>(
      `select n.id from news n join site s on s.id = n.site_id where s.sld = 'slgc' order by n.id limit 1`,
    )
    await store().query('update news set channel_id = $1 where id = $2', [column?.id ?? 0, item?.id ?? 0])
    const named = await list('slgc', `&channelId=${column?.id}`)
    expect(named.content.map(({ id, channelId }) => [id, channelId])).toEqual([
      [String(item?.id), String(column?.id)],
    ])
    await store().query('update news set channel_id = null')
    expect((await list('slgc', '&channelId=1')).content).toEqual([])
    expect((await list('slgc', '&channelId=none')).content).toEqual([])
  })
})

describe('front-news/getLatest', () => {
  it('answers the newest without pages', async () => {
    const path = `front-news/getLatest?siteId=${siteId('hengwen')}`
    const latest = await ask<readonly WireNews[]>(`${path}&size=3`)
    expect(latest.data).toEqual((await list('hengwen')).content.slice(0, 3))
    expect((await ask<readonly WireNews[]>(path)).data).toHaveLength(10)
  })
})

describe('front-news/{id}', () => {
  const page = async (id: string | null | undefined, language = 'zh') =>
    (await ask<WireNewsPage>(`front-news/${id}`, { language })).data

  it('answers the text, and the neighbours of its site and kind in time', async () => {
    const dynamic = (await list('dqsb', '&newsDataType=dynamic')).content
    const middle = await page(dynamic[2]?.id)
    expect(middle.content).toContain('<p>')
    expect([middle.nextNews?.id, middle.previousNews?.id]).toEqual([dynamic[1]?.id, dynamic[3]?.id])
    expect((await page(dynamic[0]?.id)).nextNews).toBeNull()
    expect((await page(dynamic.at(-1)?.id)).previousNews).toBeNull()
    expect((await page(dynamic[2]?.id, 'en')).content).not.toBe(middle.content)
  })

  it('has none under an id that is no news', async () => {
    for (const id of ['999999999', 'news', siteId('slgc')]) expect(await page(id)).toBeNull()
  })
})

describe('front-news/getJumpUrl', () => {
  const jump = async (id: string | null | undefined, headers: Readonly<Record<string, string>> = {}) =>
    server().inject({
      url: `/rc-pub/front/front-news/getJumpUrl?siteId=${siteId('slgc')}&id=${id}&language=zh`,
      headers,
    })

  it('is the source of news that are read there, as it stands and without an envelope [C7.7] [C2.22]', async () => {
    const [wechat] = (await list('slgc', '&newsDataType=wechat')).content
    const answer = await jump(wechat?.id)
    expect(answer.body).toBe('https://radio.jiangzhou.example/talks/fish-and-stairs')
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  })

  it('is the page of any other, in the language of the header or else of the query [C7.7]', async () => {
    const [item] = (await list('slgc', '&newsDataType=dynamic')).content
    expect((await jump(item?.id)).body).toBe(`/zh/newsDetails/${item?.id}`)
    expect((await jump(item?.id, { language: 'en' })).body).toBe(`/en/newsDetails/${item?.id}`)
  })

  it('of no news carries a status [C8.3]', async () => {
    for (const id of ['999999999', '', 'x'])
      expect((await jump(id)).json()).toEqual({ status: 404, message: '该新闻不存在', data: null })
  })
})

describe('front-news/getTopNews', () => {
  const top = async (sld: string, language = 'zh') =>
    ask<readonly WireTopNews[]>(`front-news/getTopNews?siteId=${siteId(sld)}&newsDataType=news&type=`, {
      language,
    })

  it('answers the news with a picture above the header, in the order of the file [C7.7] [C3.11]', async () => {
    const { status, data } = await top('slgc')
    expect(status).toBe(0)
    expect(data.map(({ enResName }) => enResName)).toEqual([
      'Fishway open day at Qingtan on 5 December',
      'Call for letters from the site',
      'Our referees of 2026, with thanks',
    ])
    expect((await top('emf')).data).toEqual([])
  })

  it.each(['zh', 'en'])(
    'answers one that has its picture in %s alone, in both languages [C1.5] [C2.39]',
    async (of) => {
      const [first] = (await top('slgc')).data
      const id = Number(first?.id)
      const [news] = await store().query<{ pictures: Readonly<Record<string, string>> }>(
        `select record->'topPicture' as pictures from news where id = $1`,
        [id],
      )
      const pictures = news?.pictures ?? {}
      const write = (kept: Readonly<Record<string, string>>) =>
        store().query(
          `update news set record = jsonb_set(record, '{topPicture}', $2::text::jsonb) where id = $1`,
          [id, JSON.stringify(kept)],
        )
      await write({ zh: '', en: '', [of]: pictures[of] ?? '' })
      for (const language of ['zh', 'en'])
        expect((await top('slgc', language)).data[0]).toMatchObject({
          id: first?.id,
          topPictureId: pictures[of],
        })
      await write(pictures)
    },
  )

  it('with a stored picture, drawn for the language and as high as the carousel [C7.10] [C9.8]', async () => {
    const urls = await Promise.all(
      ['zh', 'en'].map(async (of) => (await top('dqsb', of)).data[0]?.topPictureUrl),
    )
    const [zh, en] = await Promise.all(urls.map((url) => server().inject({ url: url ?? '' })))
    expect(zh?.headers['content-type']).toBe('image/svg+xml')
    expect(zh?.body).toContain('height="90"')
    expect(zh?.body).toContain('模型库新增六个速度模型')
    expect(en?.body).toContain('Six more models in the library')
  })

  it('refuses a site that is not there [C8.3]', async () => {
    const answer = await ask('front-news/getTopNews?siteId=1&newsDataType=news&type=', { language: 'zh' })
    expect(answer).toEqual({ status: 10002, message: '站点不存在', data: null })
  })
})
