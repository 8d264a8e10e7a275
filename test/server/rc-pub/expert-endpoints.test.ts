import type { WireArticle, WireExpert, WireExpertPage, WireTopic } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { servedSamples } from './served-samples.ts'

const { ask, siteId, store } = servedSamples()

interface Page<T> {
  readonly content: readonly T[]
  readonly totalElements: number
}

const boards = ['dqsb', 'slgc', 'gzxb', 'emf']
const columnOf = async (sld: string): Promise<number> => {
  const [column] = await store().query<{ id: number }>(
    `select id from channel where site_id = $1 and key = 'editorial'`,
    [Number(siteId(sld))],
  )
  return column?.id ?? 0
}
const experts = async (topicId: number | string | null | undefined, query = 'page=0&size=10&sort=') =>
  ask<readonly Page<WireExpert>[]>(`expert/getExpertList?topicId=${topicId}&${query}`)

describe('expert/getExpertList', () => {
  it('has the first member of a column at data[0].content[0].id [C7.7] [C2.14]', async () => {
    const { data } = await experts(await columnOf('dqsb'))
    expect(data).toHaveLength(1)
    expect(data[0]?.content[0]).toMatchObject({
      name: 'He Lanzhou',
      zhName: '贺兰舟',
      position: 'Editor-in-chief',
    })
    expect(data[0]?.content[0]?.id).toMatch(/^\d+$/)
    expect(data[0]?.content).toHaveLength(10)
    expect(data[0]).toMatchObject({ totalElements: 14, totalPages: 2, number: 0, size: 10 })
  })

  it('pages through a board without leaving anyone out [C9.7]', async () => {
    const column = await columnOf('emf')
    const pages = await Promise.all(
      [0, 1].map(async (page) => (await experts(column, `page=${page}&size=10`)).data),
    )
    const names = pages.flatMap(([list]) => list?.content.map(({ enName }) => enName) ?? [])
    expect(new Set(names).size).toBe(15)
  })

  it('names everybody, with where they work and what on, in both languages', async () => {
    for (const sld of boards) {
      const [list] = (await experts(await columnOf(sld), 'size=100')).data
      for (const { zhName, enName, zhAffiliation, enAffiliation } of list?.content ?? [])
        for (const text of [zhName, enName, zhAffiliation, enAffiliation]) expect(text).toMatch(/\S/)
      expect(list?.totalElements).toBeGreaterThan(9)
    }
  })

  it('is an empty page within its list for a column without experts [C7.7]', async () => {
    for (const id of [siteId('slgc'), '999999999']) {
      const { status, data } = await experts(id)
      expect([status, data]).toEqual([
        0,
        [{ content: [], totalElements: 0, totalPages: 0, number: 0, size: 10 }],
      ])
    }
  })

  it('refuses a list of nothing in the language asked for', async () => {
    expect(await ask('expert/getExpertList', { language: 'zh' })).toMatchObject({
      status: 400,
      message: '请指定栏目或专题',
    })
    expect(await experts('all')).toMatchObject({ status: 400, data: null })
  })
})

describe('expert/{id}', () => {
  it('tells of one member, and of none that is not there [C7.16]', async () => {
    const [list] = (await experts(await columnOf('slgc'))).data
    const { data } = await ask<WireExpertPage>(`expert/${list?.content[0]?.id}`, { language: 'zh' })
    expect(data).toMatchObject({ name: '沈砚清', email: 'slgc@hengwen.example', orcid: null })
    expect(data.introduction).toMatch(/^<p>泥沙运动力学学者/)
    for (const id of ['999999999', 'nobody']) expect((await ask(`expert/${id}`)).data).toBeNull()
  })
})

describe('topics', () => {
  const list = async (sld: string) =>
    (await ask<Page<WireTopic>>(`topic/getTopicList?siteId=${siteId(sld)}`)).data

  it('are those of a site in its order, and with a group those of its journals too [C7.16]', async () => {
    const [slgc, group] = [await list('slgc'), await list('hengwen')]
    expect(slgc.content.map(({ name }) => name)).toEqual(['Sediment in reservoirs', 'Floods in cities'])
    const journals = await store().query<{ sld: string }>(`select sld from site where type = 'single'`)
    const totals = await Promise.all(journals.map(async ({ sld }) => (await list(sld)).totalElements))
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(1)
    expect(group.totalElements).toBe(totals.reduce((sum, total) => sum + total, 0))
  })

  it('count and answer their articles and experts [C7.16]', async () => {
    for (const topic of (await list('www')).content) {
      const { data } = await ask<Page<WireArticle>>(`topic/getArticles?topicId=${topic.id}&size=2`)
      expect(data.totalElements).toBe(topic.articleCount)
      expect(data.content).toHaveLength(2)
      const [members] = (await experts(topic.id)).data
      expect(members?.totalElements).toBe(topic.expertCount)
      expect(topic.expertCount).toBe(2)
      expect((await ask(`topic/${topic.id}`)).data).toEqual(topic)
    }
  })

  it('keep the order of their articles, and are none under an unknown id', async () => {
    const [sediment] = (await list('slgc')).content
    const { data } = await ask<Page<WireArticle>>(`topic/getArticles?topicId=${sediment?.id}`)
    expect(data.content.map(({ doi }) => doi)).toEqual([
      '10.5555/slgc.2026.04.001',
      '10.5555/slgc.2025.06.001',
      '10.5555/slgc.2026.04.002',
    ])
    expect((await ask('topic/999999999')).data).toBeNull()
    expect((await ask<Page<WireArticle>>('topic/getArticles?topicId=x')).data.content).toEqual([])
  })
})
