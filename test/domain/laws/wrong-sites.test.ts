import { backIssues, periodYears, themeIds, themePreset, twoLatest } from '@xuekan/core'
import { assertLaws, periodLaws, siteDataLaws, themeLaws, type RawSite } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { eachIsCaught } from './caught.ts'

const right = { periodYears, backIssues, twoLatest }

describe('periodLaws', () => {
  eachIsCaught([
    [
      'has the oldest year first',
      periodLaws({ ...right, periodYears: (periods) => periodYears(periods).toReversed() }),
      'should have the newest year first, each once',
    ],
    [
      'loses the last issue',
      periodLaws({ ...right, periodYears: (periods) => periodYears(periods.slice(0, -1)) }),
      'should hold every issue once, below its year',
    ],
    [
      'keeps the order of the list',
      periodLaws({
        ...right,
        periodYears: (periods) =>
          periodYears(periods).map(({ year }) => ({
            year,
            periods: periods.filter((one) => one.year === year),
          })),
      }),
      'should have the newest issue first where every issue of the year is dated',
    ],
    [
      'depends on the first of the list',
      periodLaws({
        ...right,
        periodYears: (periods) =>
          periods[0]?.volume === '1'
            ? []
            : periodYears(periods).toSorted((a) => (a.year === periods[0]?.year ? -1 : 0)),
      }),
      'should not depend on the order of the list, where every issue is dated',
    ],
    [
      'takes the current issue from every year',
      periodLaws({
        ...right,
        backIssues: (years) => years.map(({ year, periods }) => ({ year, periods: periods.slice(1) })),
      }),
      'should have every issue but the current one among the back issues, and no empty year',
    ],
    [
      'leaves an empty year',
      periodLaws({
        ...right,
        backIssues: (years) =>
          years.map(({ year, periods }, at) => ({ year, periods: at === 0 ? periods.slice(1) : periods })),
      }),
      'should have every issue but the current one among the back issues, and no empty year',
    ],
    [
      'knows one year alone',
      periodLaws({ ...right, twoLatest: (years) => (years[0]?.periods ?? []).slice(0, 2) }),
      'should have the first two of all as the two latest',
    ],
  ])
})

const first = themePreset(1)

describe('themeLaws', () => {
  it('holds of the presets of the portal, and of one more', () => {
    const own = {
      primary: '#2f4f2f',
      hover: '#1e361e',
      other: '#eff5ef',
      bgOpacity: 'rgba(47, 79, 47, 0.08)',
      bottomLine: '#e0c060',
    }
    expect(assertLaws(themeLaws([...themeIds.map(themePreset), own]))).toBeUndefined()
  })

  eachIsCaught([
    [
      'is too light to be read',
      themeLaws([{ ...first, primary: '#6fa8dc' }]),
      'should keep 4.5:1 for texts and 3:1 for borders',
    ],
    [
      'has a line that is not seen',
      themeLaws([{ ...first, bottomLine: '#1f4e8d' }]),
      'should keep 4.5:1 for texts and 3:1 for borders',
    ],
    [
      'names a colour in words',
      themeLaws([first, { ...first, primary: 'navy' }]),
      'should have colours of the form #rrggbb',
    ],
    [
      'has the veil of another',
      themeLaws([{ ...first, bgOpacity: themePreset(2).bgOpacity }]),
      'should have its primary colour as its veil',
    ],
    [
      'is there twice',
      themeLaws([first, { ...themePreset(2), primary: first.primary.toUpperCase() }]),
      'should have a primary colour that no other has',
    ],
    [
      'shows nothing of a pointer',
      themeLaws([{ ...first, hover: first.primary }]),
      'should show that a control is pointed at',
    ],
  ])
})

const channel = { id: '1', parentId: '0', name: '首页', enName: 'Home', code: 'index', enable: '1' }
const button = {
  customButtonName: 'Submit',
  customButtonLinkValue: 'https://example.org/submit',
  customButtonStatus: '1',
}

const sound: RawSite = {
  header: {
    navStyle: 2,
    defaultLanguage: 'zh',
    resourceType: '428;25;-3',
    configData: { customButtonList: [button, { customButtonStatus: '0' }] },
  },
  footer: {
    backgroundColor: '#ebebeb',
    picpLink: 'https://example.org/record',
    showVisits: 1,
    sumVisits: '12',
    todayVisits: 3,
  },
  channels: [
    channel,
    {
      ...channel,
      id: '2',
      code: 'aboutus',
      children: [{ ...channel, id: '3', parentId: '2', code: 'contact' }],
    },
    { ...channel, id: '4', code: 'ethics', linkValue: '/zh/about/3', url: 'null' },
    {
      ...channel,
      id: '5',
      code: 'link',
      linkValue: 'https://example.org/a',
      enable: 0,
      name: '',
      enName: '',
    },
  ],
}

const withChannel = (fields: object): RawSite => ({ channels: [channel, { ...channel, id: '2', ...fields }] })
const withHeader = (fields: object): RawSite => ({ header: fields })
const withButtons = (...buttons: readonly object[]): RawSite => withHeader({ customButtonList: buttons })
const withFooter = (fields: object): RawSite => ({ footer: fields })

describe('siteDataLaws', () => {
  it('holds of sound data, and of none', () => {
    expect(assertLaws(siteDataLaws(sound))).toBeUndefined()
    expect(assertLaws(siteDataLaws({}))).toBeUndefined()
    const asText = { header: JSON.stringify(sound.header), channels: JSON.stringify(sound.channels) }
    expect(assertLaws(siteDataLaws(asText))).toBeUndefined()
    expect(assertLaws(siteDataLaws(withHeader({ resourceType: ['428', 25] })))).toBeUndefined()
  })

  eachIsCaught([
    ['has an id twice', siteDataLaws(withChannel({ id: '1' })), 'should give every channel an id of its own'],
    ['has no id', siteDataLaws(withChannel({ id: 'null' })), 'should give every channel an id of its own'],
    [
      'hangs a channel below its child',
      siteDataLaws({
        channels: [
          { ...channel, parentId: '2' },
          { ...channel, id: '2', parentId: '1' },
        ],
      }),
      'should hang no channel below itself',
    ],
    [
      'hangs a channel below itself',
      siteDataLaws(withChannel({ parentId: '2' })),
      'should hang no channel below itself',
    ],
    [
      'says true to enabled',
      siteDataLaws(withChannel({ enable: 'true' })),
      "should say '1' or '0' to whether a channel is enabled",
    ],
    [
      'has no English name',
      siteDataLaws(withChannel({ enName: 'null' })),
      'should name every enabled channel in Chinese and in English',
    ],
    [
      'has no Chinese name in the depth',
      siteDataLaws(withChannel({ children: [{ ...channel, id: '9', name: '' }] })),
      'should name every enabled channel in Chinese and in English',
    ],
    [
      'runs a script',
      siteDataLaws(withChannel({ linkValue: 'javascript:alert(1)' })),
      'should lead no channel to a link that is not opened',
    ],
    [
      'leads to another host in disguise',
      siteDataLaws(withChannel({ url: '//evil.example' })),
      'should lead no channel to a link that is not opened',
    ],
    [
      'names every channel in Chinese alone',
      siteDataLaws({ channels: [{ ...channel, enName: '' }] }),
      'should leave something for the menu in both languages',
    ],
    [
      'has a button without a name',
      siteDataLaws(withButtons({ ...button, customButtonName: ' ' })),
      'should name and link every custom button that is switched on',
    ],
    [
      'has a button that leads nowhere',
      siteDataLaws(withButtons({ ...button, customButtonLinkValue: 'undefined' })),
      'should name and link every custom button that is switched on',
    ],
    [
      'has four buttons',
      siteDataLaws(withButtons(button, button, button, button)),
      'should switch on at most 3 custom buttons',
    ],
    ['has style 7', siteDataLaws(withHeader({ navStyle: '7' })), 'should name a header style from 1 to 6'],
    [
      'speaks French',
      siteDataLaws(withHeader({ defaultLanguage: 'fr' })),
      'should name a language that there is as the default',
    ],
    [
      'names a type that there is not',
      siteDataLaws(withHeader({ resourceType: '428;999' })),
      'should name search types that there are',
    ],
    [
      'names such a type in a list',
      siteDataLaws(withHeader({ searchConfigs: { resourceTypes: [{ id: 428 }, { id: 7 }] } })),
      'should name search types that there are',
    ],
    [
      'names such a type in a list of bare types',
      siteDataLaws(withHeader({ searchConfigs: { resourceTypes: ['428', 7] } })),
      'should name search types that there are',
    ],
    [
      'names a colour in words',
      siteDataLaws(withFooter({ backgroundColor: 'gray' })),
      'should have a background in hexadecimal form',
    ],
    [
      'links its record to a script',
      siteDataLaws(withFooter({ picpLink: 'javascript:x' })),
      'should link its police record to a page that is opened',
    ],
    [
      'shows visits that are no number',
      siteDataLaws(withFooter({ showVisits: '1', sumVisits: 'many', todayVisits: 1 })),
      'should count visits where it shows them',
    ],
  ])
})
