import type { WireArticle, WireFooter, WirePeriodTree, WireSearch } from '@xuekan/rc-pub/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord } from './article-records.ts'
import { servedSamples } from './served-samples.ts'

const { ask, rcPub, siteId, store } = servedSamples()

interface Column {
  readonly column: string | null
  readonly content: readonly WireArticle[]
}

async function currentIssue() {
  const { data } = await ask<WirePeriodTree>(`front-period/getPeriodTree?siteId=${siteId('slgc')}`)
  const periodId = data[0]?.periods[0]?.periods[0]?.id ?? ''
  const path = `front-article/getArticlesByPeriodicalIdGroupByColumn/${periodId}?showCover=true&size=50`
  const columns = (await ask<readonly Column[]>(path, { language: 'zh' })).data
  return { periodId, columns, first: columns[0]?.content[0] }
}

describe('articles', () => {
  it('of an issue come by column, and are the same by id and by DOI in every spelling [C7.15]', async () => {
    const { periodId, columns, first } = await currentIssue()
    expect(first).toMatchObject({ periodId, lanmu: columns[0]?.column, siteId: siteId('slgc') })
    const byId = await ask<WireArticle>(`front-article/${first?.id}`)
    expect(byId.data.contributors.length).toBeGreaterThan(0)
    const doi = first?.doi ?? ''
    const encoded = encodeURIComponent(doi)
    for (const spelling of [doi, encoded, encodeURIComponent(encoded), doi.toUpperCase()]) {
      expect((await ask(`front-article/getArticleByDoi?doi=${spelling}`)).data).toEqual(byId.data)
    }
  })

  it('of a long issue all come where nobody says how many, and so many where somebody does [C7.15]', async () => {
    const site = Number(siteId('slgc'))
    const records = Array.from({ length: 60 }, (_, at) =>
      articleRecord({
        key: `long ${at}`,
        firstPage: String(at + 1),
        year: 1990,
        dates: { received: '', revised: '', accepted: '', online: '', published: '1990-05-01' },
        column: { zh: '', en: at < 30 ? 'Letters' : 'Reviews' },
      }),
    )
    await saveArticles(store(), site, records)
    onTestFinished(async () => {
      await store().query(`delete from article where key like 'long %'`)
    })
    const [period] = await store().query<{ id: number }>(
      'select id from period where site_id = $1 and year = 1990',
      [site],
    )
    const contents = async (parameters: string) => {
      const path = `front-article/getArticlesByPeriodicalIdGroupByColumn/${period?.id}${parameters}`
      return (await ask<readonly Column[]>(path)).data.flatMap(({ content }) => content.map(({ doi }) => doi))
    }
    const all = records.map(({ doi }) => doi)
    expect(await contents('')).toEqual(all)
    expect(await contents('?size=')).toEqual(all)
    expect(await contents('?size=35')).toEqual(all.slice(0, 35))
  })

  it.each([
    'front-article/1',
    'front-article/none',
    'front-article/getArticleByDoi?doi=',
    'front-article/getArticleByDoi?doi=%25',
    'front-article/getArticlesByPeriodicalIdGroupByColumn/1',
  ])('has no data for %s, which is unknown [C7.15]', async (path) => {
    expect(await ask(path)).toEqual({ status: 0, message: '操作成功', data: null })
  })

  it('have a full text in the language closest to the one asked for [C7.15]', async () => {
    const [row] = await store().query<{ id: number }>(
      'select article_id as id from article_text group by 1 having count(*) = 2 limit 1',
    )
    const path = `front-article/getHtml?id=${row?.id}`
    const languageOf = async (language: string) =>
      (await ask<{ language: string }>(path, { language })).data.language
    expect(await languageOf('zh')).toMatch(/^zh/)
    expect(await languageOf('en')).toMatch(/^en/)
    await store().query(`delete from article_text where article_id = $1 and language = 'zh'`, [row?.id ?? 0])
    expect(await languageOf('zh')).toMatch(/^en/)
  })

  it('are the newest and the most read of the journals that the site shows', async () => {
    const latest = await ask<readonly WireArticle[]>(
      `front-article/getLatest?siteId=${siteId('hengwen')}&size=6`,
    )
    expect(latest.data).toHaveLength(6)
    expect(new Set(latest.data.map((article) => article.siteId)).size).toBeGreaterThan(1)
    const own = await ask<readonly WireArticle[]>(`rank/getArticles?siteId=${siteId('slgc')}&size=3`)
    expect(own.data.map((article) => article.siteId)).toEqual([
      siteId('slgc'),
      siteId('slgc'),
      siteId('slgc'),
    ])
    const visits = own.data.map((article) => article.visits ?? 0)
    expect(visits).toEqual(visits.toSorted((a, b) => b - a))
  })

  it('are counted when read, and a site when found, once the counts are written', async () => {
    const { first } = await currentIssue()
    // somebody who has read nothing before
    const reader = { 'user-agent': 'Mozilla/5.0 (counted)' }
    const visits = async () => (await ask<WireArticle>(`front-article/${first?.id}`, reader)).data.visits ?? 0
    await rcPub().close()
    const footer = async () =>
      (await ask<WireFooter>(`config-footer/getConfigFooter?siteId=${siteId('slgc')}`)).data
    const before = await visits()
    const seenBefore = (await footer()).sumVisits ?? 0
    await ask('site/findBySld?sld=slgc')
    await rcPub().close()
    expect(await visits()).toBe(before + 1)
    expect(await footer()).toMatchObject({ sumVisits: seenBefore + 1, todayVisits: 1 })
  })
})

describe('search/search', () => {
  const withoutMarkup = (title: string) => title.replace(/<[^>]*>/g, '')
  const search = async (sld: string, query: string, language = 'en') =>
    (await ask<WireSearch>(`search/search?siteId=${siteId(sld)}${query}`, { language })).data

  it('searches the journal of the site, those of its group, or all [C7.16]', async () => {
    const { first } = await currentIssue()
    const q = `&q=${encodeURIComponent(withoutMarkup(first?.zhResName ?? ''))}`
    for (const sld of ['slgc', 'hengwen', 'www']) {
      expect([sld, (await search(sld, q, 'zh')).content[0]?.id]).toEqual([sld, first?.id])
    }
    expect((await search('emf', q)).total).toBe(0)
  })

  it('finds every article by its whole title in either language, and by long words of it', async () => {
    const articles = await store().query<{ id: number; zh: string; en: string }>(
      `select id, record->'title'->>'zh' as zh, record->'title'->>'en' as en from article`,
    )
    for (const { id, zh, en } of articles) {
      const words = withoutMarkup(en).split(' ')
      const long = words.filter((word) => word.length > 5).slice(-3)
      for (const term of [withoutMarkup(zh), words.join(' '), long.join(' ')]) {
        const { content } = await search('www', `&size=100&q=${encodeURIComponent(term)}`)
        expect([term, content.map((hit) => hit.id)]).toEqual([term, expect.arrayContaining([String(id)])])
      }
    }
  }, 120_000)

  it('labels facets in the language asked for, and finds what they count', async () => {
    const all = await search('www', '', 'zh')
    expect(all.facets.journal).toContainEqual(
      expect.objectContaining({ value: siteId('slgc'), label: '水利工程学刊' }),
    )
    for (const field of ['year', 'journal', 'column', 'keyword'] as const) {
      const [facet] = all.facets[field]
      const chosen = await search('www', `&${field}=${encodeURIComponent(facet?.value ?? '')}`)
      expect([field, chosen.total]).toEqual([field, facet?.count])
    }
  })

  it('pages from 0, twenty at a time, without repeating or losing a hit [C9.6]', async () => {
    const [first, second] = [
      await search('www', '&page=0&sort=date'),
      await search('www', '&page=1&sort=date'),
    ]
    expect(first.content).toHaveLength(20)
    const seen = [...first.content, ...second.content].map(({ id }) => id)
    expect(new Set(seen).size).toBe(Math.min(first.total ?? 0, 40))
  })
})
