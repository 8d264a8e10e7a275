import type { UiLanguage } from '@xuekan/core'
import { asSiteId } from '@xuekan/core/site'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'
import { createRecordingTransport, jsonAnswer } from './recording-transport.ts'

const context = (language: UiLanguage) => ({ language, siteId: asSiteId('7') }) as const

const answering = (data: unknown) =>
  httpGateways(() => of(jsonAnswer({ status: 0, message: '操作成功', data })))

describe('issues, attachments and jump URLs of an rc-pub that has only the known shapes', () => {
  it('reads issues by pages, whatever they are grouped by, and asks as programs do [C7.6]', async () => {
    const issue = {
      id: 31,
      siteId: 7,
      publicationName: '江河学报',
      year: '2026',
      volume: 8,
      issue: '2',
      publicationIndexId: 70,
      rcPeriodLibId: 71,
      rcPeriodId: 31,
      sysCreated: '2026-06-01 00:00:00',
      sysLastmodified: null,
      publicationId: 7,
    }
    const data = {
      content: [{ periods: [issue, { ...issue, id: 30, issue: '1' }, { ...issue, id: 29, year: 2025 }] }],
      totalPages: 3,
    }
    const { transport, requests } = createRecordingTransport(jsonAnswer({ status: 0, data }))
    const page = await valueOf(httpGateways(transport).issues.page(context('zh'), { page: 0, size: 10 }))
    expect(page.totalPages).toBe(3)
    expect(page.content.map(({ year, issues }) => [year, issues.map(({ id }) => id)])).toEqual([
      [2026, ['31', '30']],
      [2025, ['29']],
    ])
    expect(requests[0]).toMatchObject({
      path: '/rc-pub/front/front-period/getPeriodTreeForPage',
      query: { siteId: '7', isBack: 'false', magType: '1', page: '0', size: '10' },
    })
  })

  it('asks for the two newest issues by the id of the journal itself [C7.6]', async () => {
    const { issues } = httpGateways(({ path, query }) =>
      of(
        jsonAnswer({
          status: 0,
          data: path.endsWith('getPublicationConfig')
            ? { id: 70, siteId: 7 }
            : [
                { id: query['publicationIndexId'] === '70' ? 31 : 0, year: 2026, issue: 2 },
                { id: 30, year: '2026', issue: '1' },
                { id: 29, year: 2025, issue: '4' },
              ],
        }),
      ),
    )
    expect((await valueOf(issues.firstTwo(context('zh')))).map(({ id }) => id)).toEqual(['31', '30'])
  })

  it.each([
    [{ ppubDate: '2023-10', publishDate: '2023-11-20 00:00:00', onlineDate: '2023-11-20' }, '2023-10'],
    [{ ppubDate: '2024-01-05', publishDate: '2023-11-20', onlineDate: '2023-11-20' }, '2024-01-05'],
    [{ ppubDate: null, publishDate: '2023-11-20 08:00:00', onlineDate: '2023-11-20' }, '2023-11-20'],
    [{ ppubDate: 'null', publishDate: null, onlineDate: '2023-11-20' }, ''],
  ])('takes the date in print of %j for that of its issue [C7.15]', async (dates, published) => {
    const { articles } = answering({ id: 5, siteId: 7, title: '河', ...dates })
    expect((await valueOf(articles.byId(context('zh'), '5'))).dates).toMatchObject({
      published,
      online: '2023-11-20',
    })
  })

  it.each([
    ['2026-11-26T08:09:10Z', '2026-11-26T08:09:10Z'],
    // whose clock it is nobody knows
    ['2026-11-26 08:09:10', '2026-11-26'],
    ['2026-11-26T08:09:10+08:00', '2026-11-26'],
    ['2026-11-26T99:99:99Z', '2026-11-26'],
    ['2026-11', ''],
    ['null', ''],
    [null, ''],
    [undefined, ''],
  ])('reads %j as the time when an article changed', async (sysLastmodified, changedAt) => {
    const { articles } = answering([{ id: 5, siteId: 7, publishDate: '2026-06-15', sysLastmodified }])
    expect(await valueOf(articles.datedLatest(context('zh'), 5))).toEqual([
      { id: '5', siteId: '7', doi: '', publishedOn: '2026-06-15', changedAt },
    ])
  })

  it('reads what of an article can be downloaded, and leaves out what it does not know [C7.15]', async () => {
    const codes = [{ code: 'PDF' }, { code: 'metaxml' }, { code: 'epub' }, {}, { code: 'pdf' }]
    expect(await valueOf(answering(codes).articles.attachTypes(context('zh'), '5'))).toEqual([
      'pdf',
      'metaxml',
    ])
    expect(await valueOf(answering(null).articles.attachTypes(context('zh'), '5'))).toEqual([])
  })

  it.each([
    ['https://far.example/a', 'https://far.example/a'],
    ['"https://far.example/a"', 'https://far.example/a'],
    ['/zh/article/5/', '/zh/article/5/'],
  ])('follows a jump URL that comes as %s [C7.7]', async (text, url) => {
    for (const kind of ['article', 'news'] as const) {
      const { news } = httpGateways(() => of({ httpStatus: 200, body: { kind: 'text', text } }))
      expect(await valueOf(news.jumpUrl(context('zh'), kind, '5'))).toBe(url)
    }
  })

  it.each([
    ['{"status":500,"message":"文章不存在"}', { kind: 'refused', status: 500, message: '文章不存在' }],
    ['javascript:alert(1)', { kind: 'malformed' }],
    ['null', { kind: 'absent' }],
  ])('does not follow %s as a jump URL [C7.7] [C8.3]', async (text, failure) => {
    const { news } = httpGateways(() => of({ httpStatus: 200, body: { kind: 'text', text } }))
    expect(await failureOf(news.jumpUrl(context('zh'), 'article', '5'))).toMatchObject(failure)
  })

  it('asks for the jump URL of news in a language as well [C7.7]', async () => {
    const { transport, requests } = createRecordingTransport(jsonAnswer('/zh/news/5'))
    const { news } = httpGateways(transport)
    await valueOf(news.jumpUrl(context('zh'), 'news', '5'))
    await valueOf(news.jumpUrl(context('zh'), 'article', '5'))
    expect(
      requests.map(({ path, query }) => [path, query['siteId'], query['id'], query['language']]),
    ).toEqual([
      ['/rc-pub/front/front-news/getJumpUrl', '7', '5', 'zh'],
      ['/rc-pub/front/front-article/getJumpUrl', '7', '5', undefined],
    ])
  })
})
