import { parseFeed } from 'feedsmith'
import RssParser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import { servedSamples } from './served-samples.ts'

const { server, siteId, store, failures } = servedSamples()

const host = 'slgc.example.org'
const address = (query: Readonly<Record<string, string>>): string =>
  `/rc-pub/front/rss?${new URLSearchParams(query)}`
const ask = (query: Readonly<Record<string, string>>) =>
  server().inject({ url: address(query), headers: { host } })

/** Every kind of list that a journal of the samples has a feed of, by parameters of the call. */
async function listsOf(sld: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const id = Number(siteId(sld))
  const [column] = await store().query<{ value: string }>(
    `select column_key as value from article where site_id = $1 and column_key <> '' limit 1`,
    [id],
  )
  const [keyword] = await store().query<{ value: string }>(
    `select unnest(keywords_zh) as value from article where site_id = $1 limit 1`,
    [id],
  )
  const [author] = await store().query<{ name: string; orcid: string }>(
    `select c->'name'->>'zh' as name, c->>'orcid' as orcid from article, jsonb_array_elements(record->'contributors') c
    where site_id = $1 and c->>'orcid' <> '' limit 1`,
    [id],
  )
  const [album] = await store().query<{ id: number }>('select id from album where site_id = $1 limit 1', [id])
  return [
    { type: 'latest' },
    { type: 'column', column: column?.value ?? '' },
    { type: 'keyword', keyword: keyword?.value ?? '' },
    { type: 'author', name: author?.name ?? '' },
    { type: 'author', orcid: author?.orcid ?? '' },
    { type: 'news' },
    { type: 'news', newsDataType: 'announcement' },
    { type: 'album', id: String(album?.id) },
    { type: 'onlineFirst' },
    { type: 'justAccepted' },
    { periodId: 'currentIssue' },
  ]
}

/** A feed as two readers that others wrote have it; both see the same items. */
async function read(body: string) {
  const parsed = parseFeed(body)
  if (parsed.format !== 'rss') throw new Error(`it is ${parsed.format}`)
  const other = await new RssParser().parseString(body)
  expect(other.title).toBe(parsed.feed.title)
  expect(other.items.map(({ guid }) => guid)).toEqual(
    (parsed.feed.items ?? []).map(({ guid }) => guid?.value),
  )
  return parsed.feed
}

describe('feeds as readers have them', () => {
  it.each(['zh', 'en'])(
    'are read whole, each of its own name and address, in %s [C2.36]',
    async (language) => {
      const titles = new Set<string>()
      for (const list of await listsOf('slgc')) {
        const answer = await ask({ ...list, siteId: siteId('slgc'), language })
        expect([answer.statusCode, answer.headers['x-robots-tag']], JSON.stringify(list)).toEqual([
          200,
          'noindex',
        ])
        const feed = await read(answer.body)
        titles.add(feed.title ?? '')
        expect(feed.language).toBe(language)
        expect(new URL(feed.link ?? '').host).toBe(host)
        const guids = (feed.items ?? []).map(({ guid }) => guid?.value)
        expect(new Set(guids).size).toBe(guids.length)
        for (const item of feed.items ?? []) {
          expect(item.title).not.toBe('')
          expect(item.link).toBe(item.guid?.value)
          expect(item.guid?.isPermaLink).toBe(true)
          expect(item.pubDate).toMatch(/ GMT$/)
        }
      }
      // the author's two feeds have one name
      expect(titles.size).toBe(10)
      expect(failures).toEqual([])
    },
  )

  it('hold articles with authors, DOI and abstract, newest first [C2.36]', async () => {
    const [, column = {}, keyword = {}, name = {}, orcid = {}] = await listsOf('slgc')
    for (const list of [column, keyword, name, orcid]) {
      const feed = await read((await ask({ ...list, siteId: siteId('slgc'), language: 'zh' })).body)
      const items = feed.items ?? []
      expect(items.length, JSON.stringify(list)).toBeGreaterThan(0)
      const days = items.map(({ pubDate }) => Date.parse(pubDate ?? ''))
      expect(days).toEqual(days.toSorted((a, b) => b - a))
      for (const item of items) {
        expect(item.dc?.creators?.length ?? 0).toBeGreaterThan(0)
        expect(item.prism?.doi).toMatch(/^10\.5555\//)
        expect(item.description?.length ?? 0).toBeGreaterThan(20)
      }
    }
    const byName = await read((await ask({ ...name, siteId: siteId('slgc'), language: 'zh' })).body)
    for (const item of byName.items ?? []) expect(item.dc?.creators).toContain(name['name'])
  })

  it('tell where an article begins: by its first page, and without one by its number [C2.36]', async () => {
    const asked = { type: 'latest', siteId: siteId('slgc'), language: 'zh' }
    const pagesOf = async (doi: string) => {
      const { items = [] } = await read((await ask(asked)).body)
      const found = items.find(({ prism }) => prism?.doi === doi)
      return [found?.prism?.startingPage, found?.prism?.endingPage]
    }
    const { items = [] } = await read((await ask(asked)).body)
    const doi = items[0]?.prism?.doi ?? ''
    const [{ record } = { record: {} }] = await store().query<{ record: object }>(
      'select record from article where doi = $1',
      [doi],
    )
    const write = (change: object) =>
      store().query('update article set record = $2::text::jsonb where doi = $1', [
        doi,
        JSON.stringify({ ...record, ...change }),
      ])
    await write({ firstPage: '289', lastPage: '301', elocationId: 'e0142' })
    expect(await pagesOf(doi)).toEqual(['289', '301'])
    await write({ firstPage: '', lastPage: '', elocationId: 'e0142' })
    expect(await pagesOf(doi)).toEqual(['e0142', undefined])
    await write({})
  })

  it('tell of news of one kind, and lead to its page [C2.21] [C2.36]', async () => {
    const of = async (query: Readonly<Record<string, string>>) =>
      (await read((await ask({ type: 'news', ...query, siteId: siteId('slgc'), language: 'zh' })).body))
        .items ?? []
    const announcements = await of({ newsDataType: 'announcement' })
    const all = await of({})
    expect(announcements.length).toBeGreaterThan(0)
    expect(all.length).toBeGreaterThan(announcements.length)
    const rows = await store().query<{ id: number }>(
      `select id from news where site_id = $1 and kind = 'announcement' order by published desc, id desc`,
      [Number(siteId('slgc'))],
    )
    expect(announcements.map(({ link }) => link)).toEqual(
      rows.map(({ id }) => `http://${host}/zh/newsDetails/${id}`),
    )
  })

  it('of the news of a group lead to the host of each journal [C2.21] [C2.36]', async () => {
    const { items = [] } = await read((await ask({ type: 'news', siteId: siteId('hengwen') })).body)
    const rows = await store().query<{ id: number; host: string }>(
      `select n.id, case s.domain when '' then s.sld || '.example.org' else s.domain end as host
      from news n join site s on s.id = n.site_id where n.id = any($1::bigint[])`,
      [items.map(({ link = '' }) => Number(link.split('/').at(-1)))],
    )
    const hostOf = new Map(rows.map(({ id, host: own }) => [String(id), own]))
    expect(new Set(hostOf.values()).size).toBeGreaterThan(2)
    for (const { link = '' } of items) {
      const { hostname, pathname } = new URL(link)
      const [, newsId = ''] = /^\/en\/newsDetails\/(\d+)$/.exec(pathname) ?? []
      expect([link, hostname]).toEqual([link, hostOf.get(newsId)])
    }
  })

  it.each([
    ['dqsb', 'audio', /^audio\//],
    ['slgc', 'video', /^video\//],
  ] as const)(
    'of %s carry each %s with its file, length, cover and transcript, as programs for podcasts need it [C1.7] [C2.36]',
    async (sld, type, media) => {
      for (const language of ['zh', 'en']) {
        const feed = await read((await ask({ type, siteId: siteId(sld), language })).body)
        const items = feed.items ?? []
        expect(items.length).toBeGreaterThan(0)
        expect(feed.itunes?.explicit).toBe(false)
        expect(feed.itunes?.categories?.[0]?.text).toBe('Science')
        for (const item of items) {
          const [enclosure] = item.enclosures ?? []
          const own = `http://${host.replace('slgc', sld)}`
          expect(item.link).toMatch(new RegExp(`^${own}/${language}/${type}/\\d+$`))
          expect(enclosure?.type).toMatch(media)
          expect(item.itunes?.duration).toBeGreaterThan(0)
          const file = await server().inject({ url: enclosure?.url?.replace(/^https?:\/\/[^/]+/, '') ?? '' })
          expect([file.statusCode, file.rawPayload.length]).toEqual([200, enclosure?.length])
          const [transcript] = item.podcast?.transcripts ?? []
          const words = await server().inject({
            url: transcript?.url?.replace(/^https?:\/\/[^/]+/, '') ?? '',
          })
          expect(words.body).toMatch(/^WEBVTT/)
        }
      }
      expect(failures).toEqual([])
    },
  )

  it('show a picture in pixels, as directories of podcasts ask for: a drawing as its preview [C1.7] [C2.36]', async () => {
    const site = Number(siteId('dqsb'))
    const feedOf = async () => read((await ask({ type: 'audio', siteId: String(site) })).body)
    const drawn = await feedOf()
    expect(drawn.itunes?.image).toMatch(/\/files\/preview\?id=\d+&name=picture\.jpg$/)
    expect(drawn.items?.map(({ itunes }) => itunes?.image)).toContain(drawn.itunes?.image)
    const posters = `select (record->>'poster')::bigint from media_item where site_id = $1 and kind = 'audio'`
    const write = (mediaType: string) =>
      store().query(`update file set media_type = $2 where id in (${posters})`, [site, mediaType])
    await write('image/png')
    const feed = await feedOf()
    await write('image/svg+xml')
    expect(feed.itunes?.image).toMatch(/\.png$/)
    for (const item of feed.items ?? []) {
      expect(item.itunes?.image).toMatch(/\.png$/)
      const url = item.itunes?.image?.replace(/^https?:\/\/[^/]+/, '') ?? ''
      expect((await server().inject({ url })).statusCode).toBe(200)
    }
  })

  it('name no transcript in a language that has none [C1.5] [C2.36]', async () => {
    const [film] = await store().query<{ id: number; cues: unknown }>(
      `select id, record->'cues' as cues from media_item where site_id = $1 and kind = 'video' limit 1`,
      [Number(siteId('slgc'))],
    )
    const write = (cues: unknown) =>
      store().query(
        `update media_item set record = jsonb_set(record, '{cues}', $2::text::jsonb) where id = $1`,
        [film?.id ?? 0, JSON.stringify(cues)],
      )
    const transcriptsIn = async (language: string) => {
      const feed = await read((await ask({ type: 'video', siteId: siteId('slgc'), language })).body)
      const item = feed.items?.find(({ link }) => link?.endsWith(`/video/${film?.id}`))
      return item?.podcast?.transcripts?.length ?? 0
    }
    await write([{ begin: 0, end: 1_000, text: { zh: '水', en: '' } }])
    expect([await transcriptsIn('zh'), await transcriptsIn('en')]).toEqual([1, 0])
    await write(film?.cues)
    expect(await transcriptsIn('en')).toBe(1)
  })

  it.each(['onlineFirst', 'justAccepted'])(
    'of %s tell what came last first, also of one day [C2.7] [C2.36]',
    async (type) => {
      const among = `site_id = $1 and period_id is null`
      const site = [Number(siteId('slgc'))]
      const before = await store().query<{ id: number; doi: string; published: string }>(
        `select id, doi, published from article where ${among} order by id desc`,
        site,
      )
      await store().query(`update article set published = '2026-10-01' where ${among}`, site)
      const { items = [] } = await read((await ask({ type, siteId: siteId('slgc') })).body)
      const dois = items.map(({ prism }) => prism?.doi)
      expect(dois.length).toBeGreaterThan(1)
      expect(dois).toEqual(before.map(({ doi }) => doi).filter((doi) => dois.includes(doi)))
      for (const { id, published } of before)
        await store().query('update article set published = $2 where id = $1', [id, published])
    },
  )

  it('are not there for what a site does not have [C2.36]', async () => {
    for (const list of [
      { type: 'keyword', keyword: '没有这个词' },
      { type: 'author', name: 'Nobody Anywhere' },
      { type: 'author', orcid: '0000-0000-0000-0001' },
      { type: 'column', column: 'No such column' },
      { type: 'album', id: '1' },
      { type: 'podcast' },
      { type: 'news', newsDataType: 'gossip' },
    ]) {
      const answer = await ask({ ...list, siteId: siteId('slgc'), language: 'zh' })
      expect([answer.statusCode, answer.json()], JSON.stringify(list)).toEqual([
        404,
        { status: 404, message: '没有这个订阅源', data: null },
      ])
    }
  })
})
