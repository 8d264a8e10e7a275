import type { WireArticle, WireAuthor, WirePaged } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord, contributor } from './article-records.ts'
import { servedSamples } from './served-samples.ts'
import { storeSite } from './stored-site.ts'

const { ask, siteId, store } = servedSamples()

const [one, two] = ['0000-0002-1825-0097', '0000-0001-5109-3700'] as const

/** Two people of one name, a third who writes in one language only, and an organisation. */
async function journal(sld: string): Promise<number> {
  const site = await storeSite(store(), { sld })
  const at = (zh: string, en: string, orcid: string, affiliations: readonly string[] = ['a1']) => ({
    ...contributor(zh, en),
    orcid,
    affiliations,
  })
  const published = (day: string) => ({ received: '', revised: '', accepted: '', online: '', published: day })
  const places = (zh: string, en: string) => [{ key: 'a1', label: '1', name: { zh, en } }]
  await saveArticles(store(), site, [
    articleRecord({
      key: `${sld}-1`,
      dates: published('2026-01-01'),
      contributors: [at('张伟', 'ZHANG Wei', one)],
      affiliations: places('江大', 'River University'),
    }),
    articleRecord({
      key: `${sld}-2`,
      dates: published('2026-02-01'),
      contributors: [at('张 伟', 'Wei Zhang', two), at('', 'José-María Núñez', '')],
      affiliations: places('海大', 'Sea University'),
    }),
    articleRecord({
      key: `${sld}-3`,
      dates: published('2026-03-01'),
      contributors: [at('', 'Zhang, Wei', ''), { ...contributor('', 'Water Group'), collab: true }],
      affiliations: places('', 'Lake University'),
    }),
  ])
  return site
}

describe('author/getAuthor', () => {
  it('finds people by either name in any spelling, and says that several have it [C7.16]', async () => {
    const site = await journal('people')
    const author = async (query: string, language = 'en') =>
      (await ask<WireAuthor | null>(`author/getAuthor?siteId=${site}&${query}`, { language })).data
    for (const name of ['Wei Zhang', 'zhang wei', 'ZHANG, WEI', 'Zhāng Wěi']) {
      expect(await author(`name=${encodeURIComponent(name)}`)).toEqual({
        name: 'Wei Zhang',
        zhName: '张 伟',
        enName: 'Wei Zhang',
        orcid: null,
        orcids: [two, one],
        affiliations: [
          { name: 'Lake University', zhName: null, enName: 'Lake University' },
          { name: 'Sea University', zhName: '海大', enName: 'Sea University' },
          { name: 'River University', zhName: '江大', enName: 'River University' },
        ],
        articleCount: 3,
      })
    }
    expect(await author(`name=${encodeURIComponent('张伟')}`, 'zh')).toMatchObject({
      name: '张 伟',
      articleCount: 2,
    })
    expect(await author(`name=${encodeURIComponent('Jose Maria NUNEZ')}`)).toBeNull()
    expect(await author(`name=${encodeURIComponent('Nunez, Jose-Maria')}`)).toMatchObject({
      enName: 'José-María Núñez',
      zhName: null,
      orcid: null,
      orcids: [],
      articleCount: 1,
    })
    expect(await author('name=water%20group')).toMatchObject({ enName: 'Water Group' })
  })

  it('tells people of one name apart by ORCID, in every spelling, and an ORCID wins over a name [C7.16]', async () => {
    const site = await journal('namesakes')
    for (const orcid of [one, one.replaceAll('-', ''), `https://orcid.org/${one}`]) {
      const { data } = await ask<WireAuthor>(
        `author/getAuthor?siteId=${site}&name=Nobody&orcid=${encodeURIComponent(orcid)}`,
      )
      expect(data).toMatchObject({ enName: 'ZHANG Wei', orcid: one, orcids: [one], articleCount: 1 })
      expect(data.affiliations).toEqual([
        { name: 'River University', zhName: '江大', enName: 'River University' },
      ])
    }
  })

  it('refuses a call that names nobody, and knows nobody of other journals [C7.16]', async () => {
    const site = await journal('alone')
    for (const query of ['', 'name=', 'name=%20-%20', 'orcid=']) {
      expect(await ask(`author/getAuthor?siteId=${site}&${query}`)).toMatchObject({ status: 400, data: null })
    }
    expect(await ask(`author/getAuthor?siteId=${site}&orcid=12`)).toMatchObject({
      status: 400,
      message: 'This is no ORCID.',
    })
    expect((await ask(`author/getAuthor?siteId=${siteId('slgc')}&name=Water%20Group`)).data).toBeNull()
    expect((await ask(`author/getAuthor?siteId=${siteId('www')}&name=Water%20Group`)).data).not.toBeNull()
    expect(await ask(`author/getAuthor?name=x`)).toMatchObject({ status: 10002 })
  })
})

describe('author/getArticles', () => {
  it('pages through them, newest first, also deep [C7.16]', async () => {
    const site = await journal('paged')
    const page = async (query: string) =>
      (
        await ask<WirePaged<WireArticle>>(
          `author/getArticles?siteId=${site}&name=${encodeURIComponent('Wei Zhang')}&${query}`,
        )
      ).data
    const first = await page('page=0&size=2')
    expect(first).toMatchObject({ totalElements: 3, totalPages: 2, number: 0, size: 2 })
    expect(first.content.map((article) => article.doi)).toEqual(['paged-3', 'paged-2'])
    expect((await page('page=1&size=2')).content.map((article) => article.doi)).toEqual(['paged-1'])
    for (const deep of ['page=2&size=2', 'page=999999999999999&size=100']) {
      expect((await page(deep)).content).toEqual([])
    }
    expect(await page('page=x&size=-3')).toMatchObject({ number: 0, size: 10 })
  })

  it('knows the authors of the samples [C7.16]', async () => {
    const people = await store().query<{ name: string; site: number }>(
      `select distinct c->'name'->>'en' as name, site_id as site from article, jsonb_array_elements(record->'contributors') c
      where site_id = (select id from site where sld = 'slgc') and c->'name'->>'en' <> ''`,
    )
    expect(people.length).toBeGreaterThan(5)
    for (const { name, site } of people) {
      const { data } = await ask<WireAuthor>(
        `author/getAuthor?siteId=${site}&name=${encodeURIComponent(name)}`,
      )
      expect(data.articleCount).toBeGreaterThan(0)
    }
  })
})
