import type { WireChannel, WireFooter, WireHeader, WireModule, WireTool } from '@xuekan/rc-pub/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSites } from '../../../server/rc-pub/load/load-sites.ts'
import { describeConfigProblem } from '../../../server/rc-pub/load/read-config-file.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { servedSamples } from './served-samples.ts'
import { demoTexts, siteSource } from './site-source.ts'

const { ask, siteId, store } = servedSamples()

/** A site whose files say everything. */
const full = siteSource({
  'site.yaml': `${demoTexts['site.yaml']}sld: full
templateId: 12
colour: '#1f2a37'
umtFlag: true
logo1: logo.svg
`.replace('sld: demo\n', ''),
  'header.yaml': `navStyle: 3
navDistribution: 1
isCeiling: false
hasLoginAndRegister: false
advSearch: false
resourceSearch: false
resourceType: '428;25;-2'
switchLanguage: false
defaultLanguage: en
hasGreeting: false
greeting: { zh: 你好, en: Hello }
hasLogo: false
pcLogo: logo.svg
mobileLogo: icon.svg
enMobileLogo: logo.svg
browserIcon: icon.svg
hasNavBg: false
background: logo.svg
customButtonList:
  - { customButtonName: 外, customButtonLinkValue: /authors, customButtonStatus: 1 }
cssContent: 'a { color: red }'
`,
  'footer.yaml': `backgroundColor: '#112233'
showLogo: false
logo: logo.svg
chLogoName: 标志
enLogoName: Logo
linkAddress: https://example.org/
qr: icon.svg
qrMessage: 扫一扫
enQrMessage: Scan it
picpLink: https://example.org/record
`,
  'channels.yaml': `- name: { zh: 首页, en: Home }
  code: index
- name: { zh: 新闻, en: News }
  code: newNews
  type: 2
  newsDataType: news
  styleId: 4
  indexId: 77
  platformType: rss
  banner: logo.svg
  picture: icon.svg
  bouncePicture: logo.svg
  cover: icon.svg
`,
  'tools.yaml': `style: 2
tools:
  - resName: { zh: 甲, en: A }
    description: { zh: 乙, en: B }
    type: link
    linkValue2: /zh/home
    linkType2: 2
    url: https://example.org/
    cover: icon.svg
    bouncePicture: logo.svg
`,
  'modules.yaml': `- channel: index
  modules: [{ code: latest, name: { zh: 最新, en: Latest } }]
`,
  'conditions.yaml': `article: [{ field: doi, condition: 号, enCondition: Number }]
`,
})
const [logo, icon] = ['/rc-pub/front/files/get?id=42', '/rc-pub/front/files/get?id=44']

let id = ''
beforeAll(async () => {
  const file = full.files.get('logo.svg')
  const icons = file === undefined ? [] : [['icon.svg', { ...file, id: 44, name: 'icon.svg' }] as const]
  const source = { ...full, files: new Map([...full.files, ...icons]) }
  const loaded = await loadSites(store(), [source], { clean: (html) => html, today: sampleDay })
  if (!loaded.ok) throw new Error(loaded.error.map(describeConfigProblem).join('\n'))
  id = String(loaded.value[0]?.id)
})

describe('what the files of a site say', () => {
  it('is the header that its call prints, every setting that stands twice the same [C3.2] [C3.3] [C7.5]', async () => {
    const { data } = await ask<WireHeader>(`config-header/getConfigHeader?siteId=${id}`)
    expect(data).toEqual({
      navStyle: 3,
      navDistribution: 1,
      ceiling: 0,
      isCeiling: 0,
      showLogin: 0,
      hasLoginAndRegister: 0,
      groupEntrance: 0,
      searchBox: 1,
      advSearch: 0,
      resourceSearch: 0,
      resourceType: '428;25;-2',
      switchLanguage: 0,
      defaultLanguage: 'en',
      greeting: '你好',
      enGreeting: 'Hello',
      greetingConfig: { hasGreeting: 0, greeting: '你好', enGreeting: 'Hello' },
      backgroundCoverId: '42',
      backgroundUrl: logo,
      pcLogo: '42',
      pcLogoUrl: logo,
      mobileLogo: '44',
      mobileLogoUrl: icon,
      enPcLogo: '42',
      enPcLogoUrl: logo,
      enMobileLogo: '42',
      enMobileLogoUrl: logo,
      logo: { hasLogo: 0, logoUrl: logo },
      navBg: { hasNavBg: 0, navBgUrl: logo },
      browserIcon: '44',
      browserIconUrl: icon,
      searchConfigs: {
        isShow: 1,
        isShowSeniorSearch: 0,
        isShowSearchOptions: 0,
        resourceTypes: '428;25;-2',
      },
      configData: {
        customButtonList: [
          {
            customButtonName: '外',
            enCustomButtonName: null,
            customButtonLinkValue: '/authors',
            customButtonStatus: 1,
          },
        ],
        cssContent: 'a { color: red }',
      },
    })
  })

  it('links the group of a journal, unless its header says otherwise [C3.2]', async () => {
    const { data } = await ask<WireHeader>(`config-header/getConfigHeader?siteId=${siteId('slgc')}`)
    expect(data.groupEntrance).toBe(1)
    expect(data.browserIcon).not.toBe(data.pcLogo)
  })

  it('is the footer that its call prints [C3.12] [C7.5]', async () => {
    const { data } = await ask<WireFooter>(`config-footer/getConfigFooter?siteId=${id}`)
    const logos = { chLogo: '42', chLogoUrl: logo, enLogo: '42', enLogoUrl: logo }
    expect(data).toMatchObject({
      ...logos,
      showLogo: 0,
      qrUrl: icon,
      qrMessage: '扫一扫',
      enQrMessage: 'Scan it',
      backgroundColor: '#112233',
      picpLink: 'https://example.org/record',
      linkAddress: 'https://example.org/',
      chLogoName: '标志',
      enLogoName: 'Logo',
      showVisits: 0,
    })
  })

  it('is the column that its calls print [C3.6] [C7.5]', async () => {
    const { data } = await ask<readonly WireChannel[]>(`channel/getChannelList?siteId=${id}`)
    const news = data.find(({ code }) => code === 'newNews')
    const shown = {
      type: '2',
      newsDataType: 'news',
      styleId: '4',
      indexId: '77',
      bannerId: '42',
      bannerUrl: logo,
    }
    expect(news).toMatchObject({
      ...shown,
      platformType: 'rss',
      pictureUrl: icon,
      bouncePictureUrl: logo,
      cover: icon,
    })
    expect((await ask(`channel/getChannelInfo?channelId=${news?.id}`)).data).toMatchObject(shown)
  })

  it('is the site that its call prints [C3.1] [C7.4]', async () => {
    expect((await ask('site/findBySld?sld=full')).data).toMatchObject({
      templateId: '12',
      colour: '#1f2a37',
      colour1: null,
      umtFlag: 1,
      logo,
      logo1: logo,
      pictureUrl: logo,
    })
  })

  it('is the toolbar that its call prints, its words in the language asked for [C3.11] [C7.5]', async () => {
    const path = `toolbar/getTools?siteId=${id}`
    const { data } = await ask<{ readonly style: number; readonly tools: readonly WireTool[] }>(path)
    expect(data.style).toBe(2)
    expect(data.tools).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        indexId: data.tools[0]?.id,
        resName: 'A',
        description: 'B',
        type: 'link',
        platformType: null,
        linkValue2: '/zh/home',
        linkType2: '2',
        url: 'https://example.org/',
        cover: icon,
        coverId: '44',
        pictureUrl: icon,
        bouncePictureUrl: logo,
      },
    ])
    expect((await ask(path, { language: 'zh' })).data).toMatchObject({
      tools: [{ resName: '甲', description: '乙' }],
    })
  })

  it('is the layout, with the parts of the home page [C7.5]', async () => {
    expect((await ask(`layout/getLayout?siteId=${id}`)).data).toMatchObject({
      siteId: id,
      templateId: '12',
      colorId: 2,
      grayType: 0,
      navStyle: 3,
      toolStyle: 2,
      footerStyle: 2,
      modules: [{ code: 'latest', name: '最新', enName: 'Latest' }],
    })
  })
})

describe('module/getModuleList', () => {
  it('gives the parts of a column to its own site only [C7.5]', async () => {
    const channels = await ask<readonly WireChannel[]>(`channel/getChannelList?siteId=${siteId('slgc')}`)
    const path = `module/getModuleList?channelId=${channels.data[0]?.id}`
    const { data } = await ask<readonly WireModule[]>(path)
    const codes =
      'selarticle currentIssue priority latestOffer callForPapers selPicture selnews rank video newAlbum quick editorial basicInfo email latest'
    expect(data.map(({ code }) => code)).toEqual(codes.split(' '))
    expect((await ask(path, { siteId: siteId('slgc') })).data).toEqual(data)
    expect((await ask(path, { siteId: siteId('emf') })).data).toEqual([])
    for (const channelId of ['none', '', '999999999'])
      expect((await ask(`module/getModuleList?channelId=${channelId}`)).data).toEqual([])
  })
})

describe('search/getSearchConditions', () => {
  const fieldsOf = async (query: string) => {
    const { data } = await ask<readonly { readonly field: string }[]>(`search/getSearchConditions?${query}`)
    return data.map(({ field }) => field)
  }

  it('gives the fields of a type, articles without one [C3.10] [C3.15] [C7.4]', async () => {
    const of = `siteId=${siteId('slgc')}&type=`
    const article = ['all', 'title', 'keyword', 'author', 'institution', 'abstract', 'doi']
    expect(await fieldsOf(`${of}article`)).toEqual(article)
    expect(await fieldsOf(`${of}thesis`)).toEqual(article)
    expect(await fieldsOf(of)).toEqual(article)
    expect(await fieldsOf(`${of}publication`)).toEqual(
      expect.arrayContaining(['publicationName', 'organizerUnit', 'cn', 'issn']),
    )
  })

  it('gives those of the site where it says so, in both languages, as its search config does [C7.4]', async () => {
    expect((await ask(`search/getSearchConditions?siteId=${id}&type=article`)).data).toEqual([
      { field: 'doi', condition: '号', enCondition: 'Number' },
    ])
    expect((await ask(`site/${id}/search-config`, { language: 'zh' })).data).toMatchObject({
      isShowSearchOptions: 0,
      options: [{ type: 'article', code: 'doi', name: '号' }],
    })
    expect(await fieldsOf(`siteId=${id}&type=picture`)).toContain('title')
  })

  it('refuses a type without conditions, and a site that is not there', async () => {
    for (const type of ['news', 'everything'])
      expect(await ask(`search/getSearchConditions?siteId=${id}&type=${type}`)).toMatchObject({
        status: 400,
        message: expect.stringContaining('publication, picture'),
        data: null,
      })
    const calls = ['search/getSearchConditions', 'toolbar/getTools', 'site/getBasicInfo', 'layout/getLayout']
    for (const path of calls)
      expect(await ask(`${path}?siteId=999999999`)).toMatchObject({ status: 10002, data: null })
  })
})
