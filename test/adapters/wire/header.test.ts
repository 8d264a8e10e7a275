import { safeLink } from '@xuekan/core/menu'
import { headerStyles, searchTypes } from '@xuekan/core/site'
import { endpoints } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkDataOf } from './junk-wire.ts'
import { readHeader } from './read-wire.ts'
import { textsIn } from './texts-in.ts'

const button = (status: unknown) => ({
  customButtonName: '投稿',
  enCustomButtonName: 'Submit',
  customButtonLinkValue: 'https://example.org',
  customButtonStatus: status,
})

const absent = ['null', 'undefined', '', '  ', null, undefined]

describe('headerFrom', () => {
  it('reads every field of a plain config [C3.2]', () => {
    const header = readHeader({
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
        customButtonList: [button(1)],
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
      customButtons: [{ name: { zh: '投稿', en: 'Submit' }, link: 'https://example.org' }],
      hasCustomCss: true,
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
    expect(readHeader(raw)).toMatchObject({
      fixedOnScroll: false,
      showLogin: true,
      showSearch: false,
      showAdvancedSearch: false,
      searchTypes: ['video', 'audio'],
      greeting: { zh: 'nested', en: '' },
      logoUrl: { zh: '/nested.png' },
      backgroundUrl: '/nested-bg.png',
    })
    expect(readHeader(raw, { isShow: 1, resourceTypes: 25 })).toMatchObject({
      showSearch: true,
      searchTypes: ['picture'],
    })
  })

  it('falls back to a plain header with search and no login', () => {
    expect(readHeader(null)).toMatchObject({
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
    expect([0, 1, 6, 7, '3', 'undefined', null].map((navStyle) => readHeader({ navStyle }).style)).toEqual([
      1, 1, 6, 1, 3, 1, 1,
    ])
  })
})

describe('a setting that stands twice', () => {
  it.each([...absent, 'x', 2])('is read from its older form when the newer is %o [C3.2]', (newer) => {
    const header = readHeader({
      isCeiling: newer,
      ceiling: 1,
      hasLoginAndRegister: newer,
      showLogin: 1,
      searchConfigs: { isShow: newer, isShowSeniorSearch: newer, isShowSearchOptions: newer },
      searchBox: 0,
      advSearch: 0,
      resourceSearch: 0,
      resourceType: '29',
    })
    expect(header).toMatchObject({
      fixedOnScroll: true,
      showLogin: true,
      showSearch: false,
      showAdvancedSearch: false,
      showSearchOptions: false,
      searchTypes: ['article'],
    })
  })

  it.each(absent)('takes nothing from nested texts and addresses that are %o [C3.2, C3.12]', (nothing) => {
    expect(
      readHeader({
        greetingConfig: { hasGreeting: 1, greeting: nothing, enGreeting: nothing },
        greeting: '欢迎',
        enGreeting: 'Welcome',
        logo: { hasLogo: 1, logoUrl: nothing },
        pcLogoUrl: '/pc.png',
        navBg: { hasNavBg: 1, navBgUrl: nothing },
        backgroundUrl: nothing,
        backgroundCoverId: 31,
        browserIconUrl: nothing,
        browserIcon: 'i7',
        searchConfigs: { resourceTypes: nothing },
        resourceType: '25;28',
        configData: { customButtonList: nothing, cssContent: nothing },
      }),
    ).toMatchObject({
      greeting: { zh: '欢迎', en: 'Welcome' },
      logoUrl: { zh: '/pc.png', en: '' },
      backgroundUrl: '/rc-pub/front/files/get?id=31',
      iconUrl: '/rc-pub/front/files/get?id=i7',
      searchTypes: ['picture', 'audio'],
      customButtons: [],
      hasCustomCss: false,
    })
  })

  it('shows nothing of what its nested form switches off [C3.2]', () => {
    expect(
      readHeader({
        greetingConfig: { hasGreeting: 0, greeting: 'nested' },
        greeting: '欢迎',
        enGreeting: 'Welcome',
        logo: { hasLogo: 0, logoUrl: '/nested.png' },
        pcLogoUrl: '/pc.png',
        navBg: { hasNavBg: 0, navBgUrl: '/nested-bg.png' },
        backgroundUrl: '/bg.png',
      }),
    ).toMatchObject({ greeting: { zh: '', en: '' }, showLogo: false, backgroundUrl: '' })
  })

  it('reads a nested form that travels as JSON text, and a greeting of its own in English', () => {
    const header = readHeader({
      greetingConfig: '{"hasGreeting":1,"greeting":"你好","enGreeting":"Hello"}',
      greeting: '欢迎',
    })
    expect(header.greeting).toEqual({ zh: '你好', en: 'Hello' })
  })
})

describe('switches of a header', () => {
  it('open the group entrance, login and the language switch only when they are on [C3.2]', () => {
    for (const off of [0, '0', false, 'x', null, 2])
      expect(readHeader({ groupEntrance: off, showLogin: off, switchLanguage: off })).toMatchObject({
        groupEntrance: false,
        showLogin: false,
        showLanguageSwitch: false,
      })
    for (const on of [1, '1', true, 'true'])
      expect(readHeader({ groupEntrance: on, showLogin: on, switchLanguage: on })).toMatchObject({
        groupEntrance: true,
        showLogin: true,
        showLanguageSwitch: true,
      })
  })

  it('spread the menu unevenly for 1 alone [C3.2]', () => {
    expect(
      [0, '0', 1, '1', 2, null].map((way) => readHeader({ navDistribution: way }).evenDistribution),
    ).toEqual([true, true, false, false, true, true])
  })
})

describe('the rest of a header', () => {
  it('takes its icon by address before its icon by id [C3.2]', () => {
    expect(readHeader({ browserIconUrl: '/i.png', browserIcon: 12 }).iconUrl).toBe('/i.png')
  })

  it('has styles of its own only where it holds some', () => {
    for (const cssContent of absent)
      expect(readHeader({ configData: { cssContent } }).hasCustomCss).toBe(false)
    expect(readHeader({ configData: { cssContent: '.a {}' } }).hasCustomCss).toBe(true)
    expect(readHeader({}).hasCustomCss).toBe(false)
  })
})

describe('the logos of a header', () => {
  const every = { pcLogoUrl: '/pc', mobileLogoUrl: '/m', enPcLogoUrl: '/enpc', enMobileLogoUrl: '/enm' }
  const logosOf = (raw: object) => {
    const { logoUrl, mobileLogoUrl } = readHeader(raw)
    return [logoUrl.zh, mobileLogoUrl.zh, logoUrl.en, mobileLogoUrl.en]
  }

  it('are those of each language and device [C3.2]', () => {
    expect(logosOf(every)).toEqual(['/pc', '/m', '/enpc', '/enm'])
    expect(logosOf({ mobileLogo: 7, enPcLogo: 8 })).toEqual([
      ...['7', '7'].map((id) => `/rc-pub/front/files/get?id=${id}`),
      ...['8', '8'].map((id) => `/rc-pub/front/files/get?id=${id}`),
    ])
  })

  it.each([
    [{ pcLogoUrl: '/pc' }, ['/pc', '/pc', '', '']],
    [{ mobileLogoUrl: '/m' }, ['/m', '/m', '', '']],
    [{ pcLogoUrl: '/pc', enMobileLogoUrl: '/enm' }, ['/pc', '/pc', '/enm', '/enm']],
  ])('stand in for the other device: %o [C3.2]', (raw, logos) => {
    expect(logosOf(raw)).toEqual(logos)
  })
})

describe('the header of any data', () => {
  const junk = fc.tuple(junkDataOf(endpoints.header), junkDataOf(endpoints.searchConfig))

  it('should be whole [C3.2]', () => {
    fc.assert(
      fc.property(junk, ([raw, search]) => {
        const header = readHeader(raw, search)
        expect(headerStyles).toContain(header.style)
        expect(header.searchTypes.length).toBeGreaterThan(0)
        for (const type of header.searchTypes) expect(searchTypes).toContain(type)
        expect(header.customButtons.length).toBeLessThanOrEqual(3)
        for (const { name, link } of header.customButtons)
          expect([name.zh !== '' || name.en !== '', safeLink(link)]).toEqual([true, link])
      }),
    )
  })

  it("should hold no 'null' and no 'undefined' anywhere [C3.12]", () => {
    fc.assert(
      fc.property(junk, ([raw, search]) => {
        expect(
          textsIn(readHeader(raw, search)).filter((text) => /^\s*(?:null|undefined)\s*$/.test(text)),
        ).toEqual([])
      }),
    )
  })
})
