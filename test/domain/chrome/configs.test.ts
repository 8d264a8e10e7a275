import {
  customButtonsOf,
  fileUrl,
  footerStyleOf,
  headerSearchTypes,
  normaliseFooter,
  normaliseHeader,
  present,
  searchTypesOf,
} from '@xuekan/core'
import { describe, expect, it } from 'vitest'

const button = (status: unknown, name = `b${String(status)}`) => ({
  customButtonName: name,
  customButtonLinkValue: 'https://example.org',
  customButtonStatus: status,
})

describe('present', () => {
  it('takes null, undefined and empty text for absent [C3.12]', () => {
    for (const absent of ['null', 'undefined', '', '  ', ' null ', null, undefined, NaN, {}, [], true])
      expect(present(absent)).toBe('')
    expect(present(' a ')).toBe('a')
    expect(present(0)).toBe('0')
  })
})

describe('normaliseHeader', () => {
  it('reads every field of a plain config [C3.2]', () => {
    const header = normaliseHeader({
      navStyle: '4',
      navDistribution: 1,
      ceiling: 1,
      showLogin: '1',
      groupEntrance: 1,
      searchBox: 1,
      advSearch: 0,
      resourceSearch: 1,
      resourceType: '428;25;-3;428;999',
      switchLanguage: 1,
      defaultLanguage: 'en',
      greeting: '欢迎',
      enGreeting: 'Welcome',
      backgroundUrl: '/files/banner.png',
      pcLogo: '77',
      enPcLogoUrl: '/files/en.png',
      mobileLogoUrl: 'null',
      browserIcon: 12,
      configData: JSON.stringify({
        cssContent: '.a { color: red }',
        customButtonList: [button(1, 'Submit')],
      }),
    })
    expect(header).toEqual({
      style: 4,
      evenDistribution: false,
      fixedOnScroll: true,
      showLogin: true,
      groupEntrance: true,
      showSearch: true,
      showAdvancedSearch: false,
      showSearchOptions: true,
      searchTypes: ['article', 'picture', 'publication'],
      showLanguageSwitch: true,
      defaultLanguage: 'en',
      greeting: { zh: '欢迎', en: 'Welcome' },
      showLogo: true,
      logoUrl: { zh: '/rc-pub/front/files/get?id=77', en: '/files/en.png' },
      mobileLogoUrl: { zh: '/rc-pub/front/files/get?id=77', en: '/files/en.png' },
      backgroundUrl: '/files/banner.png',
      iconUrl: '/rc-pub/front/files/get?id=12',
      customButtons: [{ name: 'Submit', link: 'https://example.org' }],
      hasOwnStyles: true,
    })
  })

  it('prefers the nested settings, and the search config of the site to both [C3.2]', () => {
    const raw = {
      isCeiling: 0,
      ceiling: 1,
      hasLoginAndRegister: true,
      showLogin: 0,
      searchBox: 1,
      resourceType: '428',
      searchConfigs: { isShow: 0, isShowSeniorSearch: 0, isShowSearchOptions: 1, resourceTypes: '29;28' },
      greeting: 'flat',
      greetingConfig: { hasGreeting: 1, greeting: 'nested' },
      pcLogoUrl: '/flat.png',
      logo: { hasLogo: true, logoUrl: '/nested.png' },
      backgroundUrl: '/flat-bg.png',
      navBg: { hasNavBg: 1, navBgUrl: '/nested-bg.png' },
    }
    expect(normaliseHeader(raw)).toMatchObject({
      fixedOnScroll: false,
      showLogin: true,
      showSearch: false,
      showAdvancedSearch: false,
      searchTypes: ['video', 'audio'],
      greeting: { zh: 'nested', en: '' },
      logoUrl: { zh: '/nested.png' },
      backgroundUrl: '/nested-bg.png',
    })
    expect(normaliseHeader(raw, { isShow: 1, resourceTypes: [{ id: 25 }] })).toMatchObject({
      showSearch: true,
      searchTypes: ['picture'],
    })
  })

  it('falls back to a plain header with search and no login', () => {
    expect(normaliseHeader(null)).toMatchObject({
      style: 1,
      evenDistribution: true,
      fixedOnScroll: false,
      showLogin: false,
      groupEntrance: false,
      showSearch: true,
      showAdvancedSearch: true,
      showSearchOptions: true,
      searchTypes: ['article'],
      showLanguageSwitch: false,
      defaultLanguage: null,
    })
  })

  it('takes no header style but 1 to 6 [C2.38]', () => {
    expect([0, 1, 6, 7, '3', 'x', null].map((navStyle) => normaliseHeader({ navStyle }).style)).toEqual([
      1, 1, 6, 1, 3, 1, 1,
    ])
  })
})

describe('customButtonsOf', () => {
  it('keeps those with status 1 first, then three of them [C3.3]', () => {
    const raw = [
      button(0),
      button(1, 'a'),
      button('0'),
      button('1', 'b'),
      button(2),
      button(1, 'c'),
      button(1, 'd'),
    ]
    expect(customButtonsOf(raw).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })

  it('leaves out a button that leads nowhere safe', () => {
    expect(
      customButtonsOf([
        { ...button(1), customButtonLinkValue: 'javascript:alert(1)' },
        { ...button(1), customButtonName: 'null' },
      ]),
    ).toEqual([])
  })
})

describe('searchTypesOf', () => {
  it('reads the ids of resources and the older name of article [C3.7]', () => {
    expect(searchTypesOf('428;25;29;28;-2;0;-3')).toEqual([
      'article',
      'picture',
      'video',
      'audio',
      'news',
      'other',
      'publication',
    ])
    expect(searchTypesOf(['thesis', 'table', 'constructor', 428])).toEqual(['article', 'table'])
    expect(searchTypesOf(null)).toEqual([])
  })

  it('gives way to the fixed types of some sites [C1.8]', () => {
    const header = normaliseHeader({ resourceType: '-2' })
    expect(headerSearchTypes(header, 'emf')).toEqual(['article', 'picture', 'audio', 'video'])
    expect(headerSearchTypes(header, 'slgc')).toEqual(['news'])
  })
})

describe('fileUrl', () => {
  it('reads ids and addresses, and nothing that must not be loaded [C7.10]', () => {
    expect(fileUrl('ab-1_2')).toBe('/rc-pub/front/files/get?id=ab-1_2')
    expect(fileUrl('https://example.org/a.png')).toBe('https://example.org/a.png')
    for (const none of [
      '',
      'null',
      0,
      'data:image/png;base64,x',
      'mailto:a@b.c',
      '//evil.example/a.png',
      'a b',
    ])
      expect(fileUrl(none)).toBe('')
  })
})

describe('normaliseFooter', () => {
  it('reads every field, with absent ones empty [C3.12]', () => {
    const footer = normaliseFooter({
      showLogo: 1,
      qrUrl: '/qr.png',
      qrMessage: '扫码关注',
      backgroundColor: '#EBEBEB',
      postcode: 210098,
      phone: 'null',
      email: 'undefined',
      fax: '',
      address: '南京',
      enAddress: 'Nanjing',
      copyright: '© 2026',
      icp: '苏ICP备1号',
      picp: '苏公网安备1号',
      picpLink: 'javascript:alert(1)',
      chLogo: 5,
      linkAddress: 'https://press.example.org/',
      showVisits: 1,
      sumVisits: '1234',
      todayVisits: -3,
      configData: { cssContent: 'null' },
    })
    expect(footer).toEqual({
      style: 1,
      backgroundColor: '#EBEBEB',
      showLogo: true,
      logoUrl: { zh: '/rc-pub/front/files/get?id=5', en: '' },
      logoName: { zh: '', en: '' },
      qrUrl: '/qr.png',
      qrMessage: '扫码关注',
      address: { zh: '南京', en: 'Nanjing' },
      postcode: '210098',
      phone: '',
      email: '',
      fax: '',
      copyright: { zh: '© 2026', en: '' },
      icp: '苏ICP备1号',
      policeRecord: { text: '苏公网安备1号', link: '' },
      visits: { total: 1234, today: 0 },
      hasOwnStyles: false,
      logoLink: 'https://press.example.org/',
    })
  })

  it('keeps what is there in both languages, and prefers the address of a logo to its id [C3.12]', () => {
    const footer = normaliseFooter({
      phone: '025-1',
      email: 'a@b.cn',
      fax: '025-2',
      copyright: '© 2026',
      enCopyright: '(c) 2026',
      chLogo: 5,
      chLogoUrl: '/zh.png',
      enLogo: 6,
      enLogoUrl: '/en.png',
      configData: { cssContent: '.a { color: red }' },
    })
    expect(footer).toMatchObject({
      phone: '025-1',
      email: 'a@b.cn',
      fax: '025-2',
      copyright: { zh: '© 2026', en: '(c) 2026' },
      showLogo: false,
      logoUrl: { zh: '/zh.png', en: '/en.png' },
      hasOwnStyles: true,
    })
    expect(normaliseFooter({ enLogo: 6 }).logoUrl).toEqual({ zh: '', en: '/rc-pub/front/files/get?id=6' })
  })

  it('takes a colour in hexadecimal form alone [C3.12]', () => {
    const colourOf = (backgroundColor: string) => normaliseFooter({ backgroundColor }).backgroundColor
    for (const colour of ['#fff', '#0a9', '#EBEBEB', '#012345']) expect(colourOf(colour)).toBe(colour)
    for (const none of [
      '#f',
      '#ffff',
      '#fffffff',
      '#xyz',
      '#uvwxyz',
      '#fff;top:0',
      'red',
      'x#fff',
      'x#012345',
    ])
      expect(colourOf(none)).toBe('')
  })

  it('shows visits only when showVisits is 1 [C4.20]', () => {
    for (const showVisits of [0, '0', 2, 'true', null])
      expect(normaliseFooter({ showVisits, sumVisits: 5 }).visits).toBeNull()
    expect(normaliseFooter({ showVisits: '1', sumVisits: 5, todayVisits: 2 }).visits).toEqual({
      total: 5,
      today: 2,
    })
  })
})

describe('footerStyleOf', () => {
  it('is 1 for #ebebeb in any letter case, else 2 [C9.9]', () => {
    expect(['#ebebeb', ' #EBebEB', '#ebebec', '', 'null'].map(footerStyleOf)).toEqual([1, 1, 2, 2, 2])
  })
})
