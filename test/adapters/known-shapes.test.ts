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

/** An article as real portals print it: nothing but the keys that programs have seen. */
const realArticle = {
  id: 4_471_120,
  siteId: 7,
  doi: '10.5555/shui.2026.0101',
  language: 'zh',
  resName: '湿地水文<sub>2</sub>',
  enResName: 'Wetland hydrology<sub>2</sub>',
  authors: '林溪;周澜；',
  enAuthors: 'LIN Xi;ZHOU Lan',
  keyword: '湿地;水文',
  enKeyword: 'wetland;hydrology',
  summary: '摘要<italic>斜</italic>',
  enSummary: null,
  publicationName: '江河学报',
  enPublicationName: 'Journal of Rivers',
  volume: 8,
  issue: '2',
  year: '2026',
  firstPageNum: 'null',
  lastPageNum: null,
  pageOrElocationId: 'e260101',
  lanmu: '论文',
  oa: 1,
  publishDate: '2026-06-15 08:00:00',
  acceptedDate: '2026-05-01',
  visits: '120',
  downloads: null,
  attach: [{ code: 'pdf' }],
}

describe('before an rc-pub that has only the known shapes', () => {
  it('reads an article with the header language as that of unprefixed texts', async () => {
    const article = await valueOf(answering(realArticle).articles.byId(context('zh'), '4471120'))
    expect(article).toMatchObject({
      id: '4471120',
      title: { zh: '湿地水文<sub>2</sub>', en: 'Wetland hydrology<sub>2</sub>' },
      authors: { zh: ['林溪', '周澜'], en: ['LIN Xi', 'ZHOU Lan'] },
      keywords: { zh: ['湿地', '水文'], en: ['wetland', 'hydrology'] },
      abstract: { zh: '摘要<i>斜</i>', en: null },
      section: { zh: '论文', en: '' },
      year: 2026,
      volume: '8',
      firstPage: '',
      elocationId: 'e260101',
      openAccess: true,
      publishedOn: '2026-06-15',
      dates: { accepted: '2026-05-01', received: '' },
      visits: 120,
      downloads: 0,
      version: 0,
      hasFullText: false,
      hasPdf: false,
      license: null,
    })
  })

  it('derives contributors from the author lines', async () => {
    const { contributors } = await valueOf(answering(realArticle).articles.byId(context('zh'), '1'))
    expect(contributors.map(({ name }) => name)).toEqual([
      { zh: '林溪', en: 'LIN Xi' },
      { zh: '周澜', en: 'ZHOU Lan' },
    ])
  })

  it('does not take an English text for a Chinese one that is missing', async () => {
    const onlyEnglish = { ...realArticle, resName: realArticle.enResName }
    const { title } = await valueOf(answering(onlyEnglish).articles.byId(context('zh'), '1'))
    expect(title).toEqual({ zh: '', en: 'Wetland hydrology<sub>2</sub>' })
  })

  it('reads front matter, which has neither DOI nor authors', async () => {
    const sections = await valueOf(
      answering([{ column: null, content: [{ id: 9, resName: '封面' }] }]).articles.contents(
        context('zh'),
        '5',
      ),
    )
    expect(sections[0]).toMatchObject({
      name: '',
      articles: [{ id: '9', doi: '', authors: { zh: [], en: [] } }],
    })
  })

  it('reads a site by its known fields alone [C7.4]', async () => {
    const { sites } = answering({ subId: 12, sld: 'jiang', grayType: 2, type: null, colour: '#ff0000' })
    expect(await valueOf(sites.findSite({ sld: 'jiang' }, 'zh'))).toMatchObject({
      id: '12',
      sld: 'jiang',
      type: 'single',
      gray: 'page',
      themeId: 1,
    })
  })

  it('takes a site without an id for a malformed answer', async () => {
    expect(await failureOf(answering({ sld: 'jiang' }).sites.findSite({ sld: 'jiang' }, 'zh'))).toMatchObject(
      {
        kind: 'malformed',
        field: 'data.id',
      },
    )
  })

  it('reads issues in groups of years, whatever order they come in [C7.6]', async () => {
    const groups = {
      publicationName: '江河学报',
      '2016-2020': [
        {
          year: 2020,
          periods: [
            { id: 1, issue: '1' },
            { id: 2, issue: '增刊' },
            { id: 3, issue: '2' },
          ],
        },
      ],
      '2021-2026': [
        { year: '2025', periods: [{ id: 4, volume: 7, issue: 1, pictureUrl: '/c.png' }] },
        {
          year: 2026,
          periods: [
            { id: null, issue: '9' },
            { id: 6, issue: '2' },
            { id: 5, issue: '1' },
          ],
        },
        { year: 2024, periods: [] },
      ],
    }
    const years = await valueOf(answering([groups]).issues.years(context('zh')))
    expect(years.map(({ year, issues }) => [year, issues.map(({ id }) => id)])).toEqual([
      [2026, ['6', '5']],
      [2025, ['4']],
      [2020, ['3', '2', '1']],
    ])
    expect(years[1]?.issues[0]).toMatchObject({
      siteId: '7',
      volume: '7',
      coverUrl: '/c.png',
      publishedOn: '',
    })
  })

  it('asks for the back issues by year [C7.6]', async () => {
    const { transport, requests } = createRecordingTransport(jsonAnswer({ status: 0, data: [] }))
    await valueOf(httpGateways(transport).issues.years(context('zh')))
    expect(requests[0]).toMatchObject({
      path: '/rc-pub/front/front-period/getPeriodTree',
      query: { siteId: '7', isBack: 'false', groupByYear: '1' },
    })
  })

  it('asks for the enabled channels of the site [C7.5]', async () => {
    const { transport, requests } = createRecordingTransport(jsonAnswer({ status: 0, data: null }))
    expect(await valueOf(httpGateways(transport).sites.channels(context('zh')))).toEqual([])
    expect(requests[0]?.query).toMatchObject({ siteId: '7', filter: 'true' })
  })

  it('lets the site search config win over the header, and the header stand where it is silent [C7.4]', async () => {
    const header = { searchBox: 1, searchConfigs: { isShow: 1, isShowSeniorSearch: 0 } }
    const gateways = httpGateways(({ path }) =>
      of(jsonAnswer({ status: 0, data: path.endsWith('search-config') ? { isShow: 0 } : header })),
    )
    expect(await valueOf(gateways.sites.header(context('zh')))).toMatchObject({
      showSearch: false,
      showAdvancedSearch: false,
    })
  })

  it('shows a header although the search config cannot be had', async () => {
    const gateways = httpGateways(({ path }) =>
      of(
        path.endsWith('search-config')
          ? jsonAnswer('x', 500)
          : jsonAnswer({ status: 0, data: { navStyle: '4' } }),
      ),
    )
    expect((await valueOf(gateways.sites.header(context('zh')))).style).toBe(4)
  })

  it('names a logo given by its id as a file of rc-pub [C7.10]', async () => {
    const header = await valueOf(answering({ pcLogo: '88' }).sites.header(context('zh')))
    expect(header.logoUrl.zh).toBe('/rc-pub/front/files/get?id=88')
  })

  it('reads the logo, the picture and the unified login of a site [C3.1]', async () => {
    const find = async (wire: object) =>
      valueOf(answering({ id: 7, sld: 'shui', ...wire }).sites.findSite({ sld: 'shui' }, 'zh'))
    const whole = {
      umtFlag: 1,
      logo: 12,
      logo1: '/one.png',
      pictureUrl: '/p.png',
      type: 'group',
      grayType: '1',
    }
    expect(await find(whole)).toMatchObject({
      unifiedLogin: true,
      logoUrl: '/rc-pub/front/files/get?id=12',
      pictureUrl: '/p.png',
      type: 'group',
      gray: 'index',
    })
    expect(await find({ umtFlag: 0, logo: 'null', logo1: '/one.png' })).toMatchObject({
      unifiedLogin: false,
      logoUrl: '/one.png',
      pictureUrl: '',
      type: 'single',
    })
  })

  it('has no page for a column that rc-pub gives from another site [C7.5]', async () => {
    const column = { id: 5, name: '关于', enName: 'About', code: 'aboutus', enable: '1', content: '<p>x</p>' }
    const page = (siteId: string | null) =>
      answering({ ...column, siteId }).sites.channelPage(context('zh'), '5')
    expect((await failureOf(page('8'))).kind).toBe('absent')
    for (const own of ['7', null]) {
      expect(await valueOf(page(own))).toMatchObject({ channel: { id: '5', siteId: '7' }, body: '<p>x</p>' })
    }
  })

  it('takes the refusal of an unknown article for its absence', async () => {
    const gateways = httpGateways(() =>
      of(jsonAnswer({ status: 500, message: 'Article id is not exist.', data: null })),
    )
    expect((await failureOf(gateways.articles.byId(context('zh'), '1'))).kind).toBe('absent')
  })

  it('knows an article that was taken away from one that never was', async () => {
    const gateways = httpGateways(() => of(jsonAnswer({ status: 410, message: '文章已撤下', data: null })))
    expect(await failureOf(gateways.articles.byId(context('zh'), '1'))).toMatchObject({
      kind: 'absent',
      gone: true,
    })
  })
})
