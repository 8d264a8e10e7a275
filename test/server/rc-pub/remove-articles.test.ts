import { describe, expect, it, onTestFinished } from 'vitest'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import { removeArticles } from '../../../server/rc-pub/load/remove-articles.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { unknownArticle, type ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { readContentVersion } from '../../../server/rc-pub/store/content-version.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()

const record = (doi: string): ArticleRecord => ({
  ...unknownArticle,
  key: doi.toLowerCase(),
  doi,
  year: 2026,
  volume: '3',
  issue: '1',
  originalLanguage: 'en',
  title: { zh: '', en: `On ${doi}` },
})

const open = async () => {
  const rcPub = await createRcPub({ database: store(), report: (failure) => expect(failure).toBeNull() })
  onTestFinished(() => rcPub.close())
  const server = await createRcPubServer(rcPub)
  return async (path: string) => {
    const answer = await server.inject({ url: `/rc-pub/front/front-article/${path}` })
    return JSON.parse(answer.body) as {
      readonly status: number
      readonly data: { readonly id: string } | null
    }
  }
}

describe('an article that is taken away', () => {
  it('leaves its DOI, site, key and time, is gone by DOI and by id, and can come back', async () => {
    const site = await storeSite(store(), { sld: 'gone' })
    await saveArticles(store(), site, [record('10.5555/Gone.1'), record('10.5555/gone.2')])
    const ask = await open()
    const id = (await ask('getArticleByDoi?doi=10.5555/gone.1')).data?.id ?? ''
    const version = await readContentVersion(store())

    const removed = await removeArticles(store(), { dois: ['https://doi.org/10.5555/GONE.1'], sld: null })
    expect(removed).toEqual({ ok: true, value: 1 })
    const [stone] = await store().query<{ key: string; doi: string; siteId: number; at: string }>(
      `select key, doi, site_id as "siteId", to_char(removed_at at time zone 'UTC', 'YYYY') as at from article_tombstone`,
    )
    expect(stone).toMatchObject({ key: '10.5555/gone.1', doi: '10.5555/Gone.1', siteId: site })
    expect(stone?.at).toBe(String(new Date().getUTCFullYear()))
    expect(await readContentVersion(store())).not.toBe(version)

    const later = await open()
    expect((await later('getArticleByDoi?doi=10.5555/gone.1')).status).toBe(410)
    expect((await later(id)).status).toBe(410)
    expect((await later('getArticleByDoi?doi=10.5555/gone.2')).status).toBe(0)
    expect((await later('getArticleByDoi?doi=10.5555/never')).data).toBeNull()

    await saveArticles(store(), site, [record('10.5555/Gone.1')])
    expect((await (await open())('getArticleByDoi?doi=10.5555/gone.1')).status).toBe(0)
    expect(await store().query('select 1 from article_tombstone')).toEqual([])
  })

  it('is none where no site has it, or several have and none is named; then nothing is taken away', async () => {
    const sites = [await storeSite(store(), { sld: 'one' }), await storeSite(store(), { sld: 'other' })]
    for (const site of sites) await saveArticles(store(), site, [record('10.5555/both')])
    await saveArticles(store(), sites[0] ?? 0, [record('10.5555/alone')])
    expect(await removeArticles(store(), { dois: ['10.5555/alone', '10.5555/both'], sld: null })).toEqual({
      ok: false,
      error: { doi: '10.5555/both', sites: ['one', 'other'] },
    })
    expect(await removeArticles(store(), { dois: ['10.5555/never'], sld: 'one' })).toEqual({
      ok: false,
      error: { doi: '10.5555/never', sites: [] },
    })
    expect(await removeArticles(store(), { dois: ['10.5555/alone', '10.5555/both'], sld: 'one' })).toEqual({
      ok: true,
      value: 2,
    })
  })

  it('was changed last when its record was, in UTC', async () => {
    const site = await storeSite(store(), { sld: 'dated' })
    const changedAt = async () => {
      const [row] = await store().query<{ at: string }>(
        `select to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
        from article where key = '10.5555/dated'`,
      )
      return row?.at ?? ''
    }
    await saveArticles(store(), site, [record('10.5555/dated')])
    const first = await changedAt()
    await saveArticles(store(), site, [record('10.5555/dated')])
    expect(await changedAt()).toBe(first)
    await store().query(`update article set visits = visits + 1 where key = '10.5555/dated'`)
    expect(await changedAt()).toBe(first)
    await saveArticles(store(), site, [{ ...record('10.5555/dated'), title: { zh: '', en: 'Another' } }])
    expect((await changedAt()) > first).toBe(true)
  })
})
