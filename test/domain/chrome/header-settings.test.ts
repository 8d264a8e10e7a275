import { firstFlag, firstOf, normaliseFooter, normaliseHeader } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

const absent = ['null', 'undefined', '', '  ', null, undefined]

describe('firstOf', () => {
  it('passes over what counts as absent, and over nothing else [C3.12]', () => {
    for (const nothing of absent) expect(firstOf({ a: nothing, b: 'x' }, 'a', 'b')).toBe('x')
    for (const there of [0, false, 'a', {}]) expect(firstOf({ a: there, b: 'x' }, 'a', 'b')).toBe(there)
    expect(firstOf({}, 'a')).toBeUndefined()
  })
})

describe('firstFlag', () => {
  it('is the first that is decided, null when none is', () => {
    expect(firstFlag('null', 'x', 0, 1)).toBe(false)
    expect(firstFlag(undefined, 'true')).toBe(true)
    expect(firstFlag('yes', {}, 2)).toBeNull()
  })
})

describe('a setting that stands twice', () => {
  it.each([...absent, 'x', {}, 2])('is read from its older form when the newer is %o [C3.2]', (newer) => {
    const header = normaliseHeader({
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
      normaliseHeader({
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
        configData: { customButtonList: nothing },
        customButtonList: [
          { customButtonName: 'a', customButtonLinkValue: '/zh/home', customButtonStatus: 1 },
        ],
      }),
    ).toMatchObject({
      greeting: { zh: '欢迎', en: 'Welcome' },
      logoUrl: { zh: '/pc.png', en: '' },
      backgroundUrl: '/rc-pub/front/files/get?id=31',
      iconUrl: '/rc-pub/front/files/get?id=i7',
      searchTypes: ['picture', 'audio'],
      customButtons: [{ name: 'a', link: '/zh/home' }],
    })
  })

  it('shows nothing of what its nested form switches off [C3.2]', () => {
    expect(
      normaliseHeader({
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
    const header = normaliseHeader({
      greetingConfig: '{"hasGreeting":1,"greeting":"你好","enGreeting":"Hello"}',
      greeting: '欢迎',
    })
    expect(header.greeting).toEqual({ zh: '你好', en: 'Hello' })
  })
})

describe('the search of a header', () => {
  const nested = { isShow: 0, isShowSeniorSearch: 0, isShowSearchOptions: 0, resourceTypes: '29' }
  const flat = { searchBox: 0, advSearch: 0, resourceSearch: 0, resourceType: '28' }
  const ofSite = { isShow: 1, isShowSeniorSearch: '1', isShowSearchOptions: true, resourceTypes: '25' }

  it('is the site search config over the nested form over the flat one [C3.2]', () => {
    const header = { ...flat, searchConfigs: nested }
    expect(normaliseHeader(header, ofSite)).toMatchObject({
      showSearch: true,
      showAdvancedSearch: true,
      showSearchOptions: true,
      searchTypes: ['picture'],
    })
    expect(normaliseHeader(header, { isShowSearchOptions: 1 })).toMatchObject({
      showSearch: false,
      showAdvancedSearch: false,
      searchTypes: ['video'],
    })
    expect(normaliseHeader({ ...flat, resourceSearch: 1 }).searchTypes).toEqual(['audio'])
  })

  it('is not hidden by settings of the site that are absent [C3.12]', () => {
    for (const nothing of absent)
      expect(
        normaliseHeader(
          { searchConfigs: { ...nested, isShowSearchOptions: 1 } },
          {
            isShow: nothing,
            isShowSeniorSearch: nothing,
            isShowSearchOptions: nothing,
            resourceTypes: nothing,
          },
        ),
      ).toMatchObject({ showSearch: false, showAdvancedSearch: false, searchTypes: ['video'] })
  })

  it.each([
    ['25；29', ['picture', 'video']],
    [' 25 ; ;null;25;999;0', ['picture', 'other']],
    [25, ['picture']],
    [
      [{ id: 29 }, { id: 'null', type: 'audio' }, { code: 'thesis' }, -3],
      ['video', 'audio', 'article', 'publication'],
    ],
  ])('reads the resource types %j as %j [C3.2, C3.7]', (resourceType, types) => {
    expect(normaliseHeader({ resourceType }).searchTypes).toEqual(types)
  })

  it('searches articles alone where no type can be chosen [C3.2]', () => {
    expect(normaliseHeader({ resourceSearch: 0, resourceType: '29;28' })).toMatchObject({
      showSearchOptions: false,
      searchTypes: ['article'],
    })
    expect(normaliseHeader({ resourceSearch: 1, resourceType: 'x;y' })).toMatchObject({
      showSearchOptions: true,
      searchTypes: ['article'],
    })
  })
})

describe('switches of a header', () => {
  it('open the group entrance, login and the language switch only when they are on [C3.2]', () => {
    for (const off of [0, '0', false, 'x', null, 2])
      expect(normaliseHeader({ groupEntrance: off, showLogin: off, switchLanguage: off })).toMatchObject({
        groupEntrance: false,
        showLogin: false,
        showLanguageSwitch: false,
      })
    for (const on of [1, '1', true, 'true'])
      expect(normaliseHeader({ groupEntrance: on, showLogin: on, switchLanguage: on })).toMatchObject({
        groupEntrance: true,
        showLogin: true,
        showLanguageSwitch: true,
      })
  })

  it('spread the menu unevenly for 1 alone [C3.2]', () => {
    expect(
      [0, '0', 1, '1', 2, null].map((way) => normaliseHeader({ navDistribution: way }).evenDistribution),
    ).toEqual([true, true, false, false, true, true])
  })
})

describe('the rest of a header', () => {
  it('takes its icon by address before its icon by id [C3.2]', () => {
    expect(normaliseHeader({ browserIconUrl: '/i.png', browserIcon: 12 }).iconUrl).toBe('/i.png')
  })

  it('has styles of its own only where it holds some', () => {
    for (const cssContent of absent)
      expect(normaliseHeader({ configData: { cssContent } }).hasOwnStyles).toBe(false)
    expect(normaliseHeader({ configData: { cssContent: '.a {}' } }).hasOwnStyles).toBe(true)
    expect(normaliseHeader({}).hasOwnStyles).toBe(false)
  })
})

describe('the logos of a footer', () => {
  it('are read by address, else by id, for each language [C3.12]', () => {
    expect(
      normaliseFooter({ chLogoUrl: 'null', chLogo: 5, enLogoUrl: '/en.png', enLogo: 6 }).logoUrl,
    ).toEqual({ zh: '/rc-pub/front/files/get?id=5', en: '/en.png' })
  })

  it('lead nowhere by a link that is not safe [C3.12]', () => {
    for (const link of ['javascript:alert(1)', 'null', '', '//evil.example', 7])
      expect(normaliseFooter({ linkAddress: link }).logoLink).toBe('')
    expect(
      normaliseFooter({ linkAddress: '/zh/home', picpLink: 'https://beian.example.org/' }),
    ).toMatchObject({
      logoLink: '/zh/home',
      policeRecord: { text: '', link: 'https://beian.example.org/' },
    })
  })
})
