import type { WirePeriodTree, WirePeriodTreePage } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { servedSamples } from './served-samples.ts'

const { ask, siteId } = servedSamples()

const page = (query: string, language = 'en') =>
  ask<WirePeriodTreePage>(`front-period/getPeriodTreeForPage?${query}`, { language })

const issuesOf = ({ content }: WirePeriodTreePage) =>
  content.flatMap(({ periods }) => periods.map(({ year, issue }) => `${year}-${issue}`))

describe('front-period/getPeriodTreeForPage', () => {
  it('holds every key that programs read, in the content and in its issues [C7.6]', async () => {
    const { data } = await page(`siteId=${siteId('slgc')}&isBack=false&magType=1&page=0&size=10`, 'zh')
    const [first] = data.content[0]?.periods ?? []
    expect(first).toMatchObject({
      siteId: siteId('slgc'),
      publicationName: '水利工程学刊',
      enPublicationName: 'Journal of Hydraulic Works',
      year: 2026,
      volume: expect.stringMatching(/^\d+$/),
      issue: '5',
      publicationIndexId: siteId('slgc'),
      rcPeriodLibId: siteId('slgc'),
      rcPeriodId: first?.id,
      publicationId: siteId('slgc'),
      sysCreated: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      sysLastmodified: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(data).toMatchObject({ number: 0, size: 10, totalPages: 1, totalElements: 2 })
    expect(issuesOf(data)).toEqual(['2026-5', '2026-4', '2025-6', '2025-5'])
  })

  it('divides the years over pages without losing one, also by publication and without any other parameter [C7.6]', async () => {
    const pages = await Promise.all(
      [0, 1].map((number) => page(`publicationIndexId=${siteId('slgc')}&page=${number}&size=1`)),
    )
    expect(pages.map(({ data }) => issuesOf(data))).toEqual([
      ['2026-5', '2026-4'],
      ['2025-6', '2025-5'],
    ])
    expect(pages.map(({ data }) => [data.number, data.totalPages])).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(issuesOf((await page(`siteId=${siteId('slgc')}`)).data)).toHaveLength(4)
  })

  it.each(['page=7', 'page=999999999999', 'page=7&size=999999'])(
    'has an empty page behind the last one for %s',
    async (query) => {
      const { status, data } = await page(`siteId=${siteId('slgc')}&${query}`)
      expect(status).toBe(0)
      expect(data.content).toEqual([])
    },
  )

  it.each(['page=-1&size=x', 'page=&size=0', 'page=zero&magType=9&foo=bar'])(
    'takes what is no number for not given: %s',
    async (query) => {
      const { data } = await page(`siteId=${siteId('slgc')}&${query}`)
      expect(data.number).toBe(0)
      expect(issuesOf(data).length).toBeGreaterThan(0)
    },
  )

  it('leaves the current issue out of the back issues, has nothing for a group, and refuses an unknown journal [C7.6]', async () => {
    for (const isBack of ['1', 'true']) {
      expect(issuesOf((await page(`siteId=${siteId('slgc')}&isBack=${isBack}`)).data)[0]).toBe('2026-4')
    }
    expect((await page(`siteId=${siteId('hengwen')}`)).data).toMatchObject({ content: [], totalPages: 0 })
    for (const id of ['77', 'x', siteId('hengwen')]) {
      expect(await page(`publicationIndexId=${id}`)).toEqual({
        status: 10003,
        message: 'There is no such publication.',
        data: null,
      })
    }
  })
})

describe('front-period/getPeriodTree', () => {
  it.each(['', '&isBack=false', '&isBack=0', '&isBack='])(
    'holds the current issue first for %j [C7.6]',
    async (isBack) => {
      const { data } = await ask<WirePeriodTree>(
        `front-period/getPeriodTree?siteId=${siteId('slgc')}${isBack}`,
      )
      expect(data[0]?.periods[0]?.periods[0]?.issue).toBe('5')
    },
  )
})
