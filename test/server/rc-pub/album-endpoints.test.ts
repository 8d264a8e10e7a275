import type {
  WireAlbum,
  WireAlbumPage,
  WireArticleMedia,
  WireArticleTable,
  WireArticle,
  WireExpert,
} from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { servedSamples } from './served-samples.ts'

const { ask, server, siteId, store } = servedSamples()

interface Page<T> {
  readonly content: readonly T[]
  readonly totalElements: number
  readonly totalPages: number
}

const list = async (sld: string) =>
  (await ask<Page<WireAlbum>>(`album/getAlbumList?siteId=${siteId(sld)}`)).data
/** The newest album that a site has of its own. */
const albumOf = async (sld: string): Promise<WireAlbum> => {
  const album = (await list(sld)).content.find((item) => item.siteId === siteId(sld))
  if (album === undefined) throw new Error(`no album of ${sld}`)
  return album
}
const tab = async <T>(name: string, id: string | null, query = '') =>
  (await ask<Page<T>>(`album/${name}?id=${id}${query}`)).data

describe('album/getAlbumList', () => {
  it('lists albums newest first: a journal its own, a group those of its journals too [C3.14] [C7.16]', async () => {
    expect((await list('slgc')).content.map(({ name }) => name)).toEqual([
      'Rivers and fish',
      'Sand on its way',
    ])
    expect((await list('hengwen')).content.map(({ name }) => name)).toEqual([
      'Shen Huailan and the Linzhu estuary',
      'Measuring what cannot be seen',
      'Rivers and fish',
      'The inner core and its two faces',
      'Sand on its way',
    ])
    expect((await list('emf')).content).toEqual([])
  })

  it('gives each a stored cover and an introduction in the language asked for', async () => {
    const album = await albumOf('dqsb')
    expect(album.introduction).toBe(album.enIntroduction)
    const cover = await server().inject({ url: album.pictureUrl ?? '' })
    expect(cover.headers['content-type']).toBe('image/svg+xml')
  })
})

describe('an album', () => {
  it('counts what its tabs hold [C2.28] [C7.16]', async () => {
    const { id } = await albumOf('slgc')
    const { data } = await ask<WireAlbumPage>(`album/${id}`)
    const totals = await Promise.all(
      ['getPapers', 'getFigures', 'getTables', 'getExperts'].map(
        async (name) => (await tab(name, id)).totalElements,
      ),
    )
    expect([data.paperCount, data.figureCount, data.tableCount, data.expertCount]).toEqual(totals)
    expect(Math.min(...totals)).toBeGreaterThan(0)
    for (const none of ['999999999', 'x']) expect((await ask(`album/${none}`)).data).toBeNull()
  })

  it('names its guest editors in the order of their file, in the language asked for, and none where it has none [C3.14]', async () => {
    const [without, guided] = (await list('slgc')).content
    const guests = async (id: string | null | undefined, language = 'en') =>
      (await ask<WireAlbumPage>(`album/${id}`, { language })).data.editors
    expect((await guests(guided?.id)).map(({ name }) => name)).toEqual(['Jiang Shaoqu', 'Marta Lindqvist'])
    expect((await guests(guided?.id, 'zh'))[0]).toMatchObject({
      name: '江绍渠',
      enName: 'Jiang Shaoqu',
      affiliation: '衡川水文总站',
    })
    expect(await guests(without?.id)).toEqual([])
  })

  it('has its articles in its own order, page by page', async () => {
    const { id } = await albumOf('hengwen')
    const papers = await tab<WireArticle>('getPapers', id)
    expect(papers.content.map(({ doi }) => doi).slice(0, 3)).toEqual([
      '10.5555/dqsb.2026.05.001',
      '10.5555/gzxb.2025.11.003',
      '10.5555/emf.2026.09.001',
    ])
    expect(papers.totalElements).toBe(6)
    const second = await tab<WireArticle>('getPapers', id, '&size=4&page=1')
    expect(second.content).toEqual(papers.content.slice(4))
  })

  it('has the figures and tables of those articles, article by article', async () => {
    const { id } = await albumOf('slgc')
    const [first] = (await tab<WireArticle>('getPapers', id)).content
    const figures = await tab<WireArticleMedia>('getFigures', id, '&size=100')
    const own = (
      await ask<readonly WireArticleMedia[]>(`picture/getPicturesByArticle?articleId=${first?.id}`)
    ).data
    expect(own.length).toBeGreaterThan(0)
    expect(figures.content.slice(0, own.length)).toEqual(own)
    expect((await tab<WireArticleMedia>('getFigures', id, '&size=1&page=1')).content).toEqual([
      figures.content[1],
    ])
    const [table] = (await tab<WireArticleTable>('getTables', id)).content
    expect(table?.content).toContain('<table')
  })

  it('names its experts in its own order', async () => {
    const { id } = await albumOf('dqsb')
    const experts = await tab<WireExpert>('getExperts', id)
    expect(experts.content.map(({ enName }) => enName)).toEqual(['He Lanzhou', 'Jiang Muqing', 'Su Fuyi'])
  })

  it('names the experts of its own site, whatever keys others have [C2.28]', async () => {
    const { id } = await albumOf('dqsb')
    const before = await tab<WireExpert>('getExperts', id)
    await store().query(
      `insert into expert (site_id, key, position, record)
      select $2, key, position, record from expert where site_id = $1`,
      [Number(siteId('dqsb')), Number(siteId('gone'))],
    )
    expect(await tab<WireExpert>('getExperts', id)).toEqual(before)
    await store().query('delete from expert where site_id = $1', [Number(siteId('gone'))])
  })

  it('holds nothing where it is not there, and passes over an article that has gone', async () => {
    for (const name of ['getPapers', 'getFigures', 'getTables', 'getExperts'])
      expect(await tab(name, '999999999')).toMatchObject({ content: [], totalElements: 0, totalPages: 0 })
    const { id } = await albumOf('slgc')
    await store().query(`update article set doi = 'gone' where doi = '10.5555/slgc.2025.05.001'`)
    expect((await tab('getPapers', id)).totalElements).toBe(2)
    await store().query(`update article set doi = '10.5555/SLGC.2025.05.001' where doi = 'gone'`)
    expect((await tab('getPapers', id)).totalElements).toBe(3)
  })
})
