import { describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { unknownArticle } from '../../../server/rc-pub/store/article-record.ts'
import { servedSamples } from './served-samples.ts'
import { storeSite } from './stored-site.ts'

const { ask, server, siteId, store, failures } = servedSamples()

interface Page<T> {
  readonly content: readonly T[]
  readonly totalElements: number
  readonly totalPages: number
  readonly number: number
  readonly size: number
}

interface Listed {
  readonly id: string
  readonly resName: string | null
  readonly type: 'audio' | 'video'
  readonly mediaType: string
  readonly size: number
  readonly visits: number
  readonly downloads: number
  readonly playUrl: string
  readonly downloadUrl: string
  readonly pictureUrl: string
}

const list = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  ask<Page<Listed>>(path, headers)
const allVod = async () => (await list(`vod/getVodList?siteId=${siteId('hengwen')}&size=50`)).data.content

describe('picture and table lists', () => {
  it('page from 0, 20 at a time and never more than 100, and tell how many there are [C7.16]', async () => {
    const [row] = await store().query<{ count: number }>(
      `select count(*) as count from figure where url <> ''`,
    )
    const requested = `picture/getPictureList?siteId=${siteId('www')}`
    const { data } = await list(requested)
    expect(data).toMatchObject({ number: 0, size: 20, totalElements: row?.count })
    expect(data.totalPages).toBe(Math.ceil((row?.count ?? 0) / 20))
    expect((await list(`${requested}&size=5000`)).data.size).toBe(100)
    expect((await list(`${requested}&page=-1&size=x`)).data).toMatchObject({ number: 0, size: 20 })
    expect((await list(`${requested}&page=999999`)).data.content).toEqual([])
  })

  it('give unprefixed texts in the language of the header, and the others whatever that is [C7.16]', async () => {
    const path = `table/getTableList?siteId=${siteId('slgc')}&size=1`
    const [zh, en] = [await list(path, { language: 'zh' }), await list(path)]
    const { resName: inChinese, ...chinese } = zh.data.content[0] ?? {}
    const { resName: inEnglish, ...english } = en.data.content[0] ?? {}
    expect(inChinese).not.toBe(inEnglish)
    expect(chinese).toMatchObject({ zhResName: inChinese, enResName: inEnglish })
    expect(english).toMatchObject({ zhResName: inChinese, enResName: inEnglish })
  })

  it('lead into the full text: the anchor is an id in it [C7.16]', async () => {
    interface InArticle {
      readonly anchor: string
      readonly article: { readonly id: string }
    }
    for (const path of ['picture/getPictureList', 'table/getTableList']) {
      const { data } = await ask<Page<InArticle>>(`${path}?siteId=${siteId('slgc')}&size=5`)
      expect(data.content.length).toBeGreaterThan(0)
      for (const { anchor, article } of data.content) {
        const text = await ask<{ readonly html: string }>(`front-article/getHtml?id=${article.id}`, {
          language: 'zh',
        })
        expect(text.data.html.includes(` id="${anchor}"`), anchor).toBe(true)
      }
    }
  })

  it('have the cells of a table as a file of its language, which a spreadsheet reads [C7.16]', async () => {
    interface Cells {
      readonly csvUrl: string | null
      readonly zhCsvUrl: string | null
      readonly enCsvUrl: string | null
      readonly zhContent: string | null
      readonly zhLabel: string | null
    }
    const { data } = await ask<Page<Cells>>(`table/getTableList?siteId=${siteId('slgc')}&size=3`)
    for (const { csvUrl, zhCsvUrl, enCsvUrl, zhContent, zhLabel } of data.content) {
      expect(csvUrl).toBe(enCsvUrl)
      const answer = await server().inject({ url: zhCsvUrl ?? '' })
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="10\.5555_slgc/)
      const [, name = ''] =
        /filename\*=UTF-8''([^;]+)/.exec(answer.headers['content-disposition'] ?? '') ?? []
      expect(decodeURIComponent(name)).toContain(` ${zhLabel}.csv`)
      expect(answer.body.startsWith('\uFEFF')).toBe(true)
      expect(answer.body.trimEnd().split('\r\n')).toHaveLength((zhContent ?? '').split('<tr').length - 1)
    }
    for (const id of ['1-0', 'x', '', '999999999999-1'])
      expect((await server().inject({ url: `/rc-pub/front/table/csv?id=${id}` })).statusCode).toBe(404)
  })

  it('refuse a site that is not there, and take any search for a search', async () => {
    expect(await list('picture/getPictureList?siteId=1')).toMatchObject({ status: 10_002, data: null })
    for (const q of ["'; drop table figure; --", '\u0000', '%', 'x'.repeat(5_000), '\\', '🌊'.repeat(60)]) {
      const query = new URLSearchParams({ siteId: siteId('www'), q })
      for (const family of ['picture/getPictureList', 'table/getTableList', 'vod/getVodList'])
        expect((await list(`${family}?${query}`)).status).toBe(0)
    }
    expect(failures).toEqual([])
  })
})

describe('vod', () => {
  it('plays whole and in parts, with the type of its file [C7.16]', async () => {
    const all = await allVod()
    expect(new Set(all.map(({ mediaType }) => mediaType))).toEqual(new Set(['audio/wav', 'video/webm']))
    for (const { playUrl, size, mediaType } of all) {
      const whole = await server().inject({ url: playUrl })
      expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([
        200,
        mediaType,
        size,
      ])
      const part = await server().inject({ url: playUrl, headers: { range: 'bytes=1000-1999' } })
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${size}`])
      expect(part.rawPayload.equals(whole.rawPayload.subarray(1_000, 2_000))).toBe(true)
      expect(whole.headers['cache-control']).toBe('no-cache')
    }
  })

  it('counts a play when its beginning is sent, and not when a player seeks [C7.16]', async () => {
    const [item] = await allVod()
    const plays = async () => (await ask<Listed>(`vod/info?id=${item?.id}`)).data.visits
    const before = await plays()
    const play = (headers: Readonly<Record<string, string>>, method: 'GET' | 'HEAD' = 'GET') =>
      server().inject({ method, url: item?.playUrl ?? '', headers })
    await play({ range: 'bytes=500-' })
    await play({}, 'HEAD')
    expect(await plays()).toBe(before)
    await play({ range: 'bytes=0-' })
    await play({})
    expect(await plays()).toBe(before + 2)
  })

  it('lets a sound or a film be saved, and counts that on request [C7.16]', async () => {
    const [item] = await allVod()
    const saved = await server().inject({ url: item?.downloadUrl ?? '' })
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.(?:wav|webm)"$/)
    const record = (id: string) =>
      server().inject({ method: 'POST', url: `/rc-pub/front/vod/downloadRecord?id=${id}` })
    const first = (await record(item?.id ?? '')).json<{ data: { downloads: number } }>().data.downloads
    expect((await record(item?.id ?? '')).json()).toMatchObject({ status: 0, data: { downloads: first + 1 } })
    expect((await record('x')).json()).toEqual({
      status: 404,
      message: 'There is no such sound or film.',
      data: null,
    })
  })

  it('captions in the language asked for, as WebVTT within the length of the film [C7.16]', async () => {
    for (const { id } of await allVod()) {
      const { data } = await ask<{
        readonly duration: number
        readonly captions: readonly { readonly language: string; readonly url: string }[]
        readonly cues: readonly { readonly end: number; readonly zhText: string; readonly enText: string }[]
      }>(`vod/info?id=${id}`)
      expect(data.captions.map(({ language }) => language)).toEqual(['zh', 'en'])
      for (const { language, url } of data.captions) {
        const answer = await server().inject({ url })
        expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8')
        const blocks = answer.body.split('\n\n')
        expect(blocks[0]).toBe('WEBVTT')
        expect(blocks.slice(1).map((block) => block.trimEnd().split('\n')[1])).toEqual(
          data.cues.map(({ zhText, enText }) => (language === 'zh' ? zhText : enText)),
        )
      }
      expect(Math.max(...data.cues.map(({ end }) => end))).toBeLessThanOrEqual(data.duration * 1_000)
    }
    const none = await server().inject({
      url: '/rc-pub/front/vod/captions?id=1',
      headers: { language: 'zh' },
    })
    expect([none.statusCode, none.json()]).toEqual([
      404,
      { status: 404, message: '音视频不存在', data: null },
    ])
  })

  it('has its chapters as WebVTT too, each until the next one begins [C7.16]', async () => {
    const tracks: string[] = []
    for (const { id } of await allVod()) {
      const { data } = await ask<{
        readonly duration: number
        readonly chapterTracks: readonly { readonly language: string; readonly url: string }[]
        readonly chapters: readonly {
          readonly begin: number
          readonly zhTitle: string
          readonly enTitle: string
        }[]
      }>(`vod/info?id=${id}`)
      expect(data.chapterTracks.map(({ language }) => language)).toEqual(
        data.chapters.length === 0 ? [] : ['zh', 'en'],
      )
      for (const { language, url } of data.chapterTracks) {
        const answer = await server().inject({ url })
        tracks.push(String(answer.headers['content-type']))
        expect(answer.body.match(/(?<=\d\n).+/g)).toEqual(
          data.chapters.map(({ zhTitle, enTitle }) => (language === 'zh' ? zhTitle : enTitle)),
        )
        expect(answer.body.trimEnd().split('\n').at(-2)).toContain(`00:00:${data.duration}.000`)
      }
    }
    expect(new Set(tracks)).toEqual(new Set(['text/vtt; charset=utf-8']))
  })

  it('names the article that it belongs to, as the sample files do [C7.16]', async () => {
    const dois = await Promise.all(
      (await allVod()).map(async ({ id }) => {
        const { data } = await ask<{ readonly article: { readonly doi: string } | null }>(`vod/info?id=${id}`)
        return data.article?.doi ?? null
      }),
    )
    expect(dois.filter((doi) => doi === null)).toHaveLength(1)
    const known = await store().query<{ doi: string }>(
      'select doi from article where doi = any($1::text[])',
      [dois.filter((doi) => doi !== null)],
    )
    expect(known).toHaveLength(dois.length - 1)
  })

  it('names the copy of the article that its own site has [C7.16]', async () => {
    const [film] = await store().query<{ id: number; doi: string }>(
      `select id, record->>'article' as doi from media_item where site_id = $1 and record->>'article' <> '' limit 1`,
      [Number(siteId('slgc'))],
    )
    const { id = 0, doi = '' } = film ?? {}
    const site = await storeSite(store(), { sld: 'copies' })
    await saveArticles(store(), site, [
      { ...unknownArticle, key: doi, doi, year: 2026, originalLanguage: 'en' },
    ])
    const articleSite = async () =>
      (await ask<{ readonly article: { readonly siteId: string } }>(`vod/info?id=${id}`)).data.article.siteId
    expect(await articleSite()).toBe(siteId('slgc'))
    const move = (to: number) => store().query('update media_item set site_id = $2 where id = $1', [id, to])
    await move(site)
    expect(await articleSite()).toBe(String(site))
    await move(Number(siteId('slgc')))
  })

  it('has nothing under an id that is none', async () => {
    expect((await ask('vod/info?id=999999999')).data).toBeNull()
    expect((await server().inject({ url: '/rc-pub/front/vod/play?id=../x' })).statusCode).toBe(404)
    expect(failures).toEqual([])
  })
})
