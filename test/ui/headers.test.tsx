import type { LoginModel } from '@xuekan/core/member'
import { constant, createBehavior } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { bareShell, shellVisibility, headerStyles, type HeaderStyle, type SiteShell } from '@xuekan/core/site'
import { EMPTY } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { journalShell } from './support/shell.ts'
import { linksIn } from './support/links.ts'
import { htmlOf, portalFor, type PortalOptions } from './support/portal.tsx'

const headerOf = async (options: PortalOptions, fixed = false): Promise<string> => {
  const portal = await portalFor(options)
  return htmlOf(portal, <portal.widgets.Header fixed={fixed} />)
}
const withHeader = (
  change: Partial<SiteShell['header']>,
  site: Partial<SiteShell['site']> = {},
): SiteShell => ({
  ...journalShell,
  site: { ...journalShell.site, ...site },
  header: { ...journalShell.header, ...change },
})
const textsOf = (html: string): readonly string[] => linksIn(html).map(({ text }) => text.trim())

const full = (style: HeaderStyle): SiteShell => ({
  ...withHeader({
    style,
    greeting: { zh: '你好，读者', en: 'Hello, reader' },
    customButtons: ['One', 'Two', 'Three'].map((name) => ({ name: { zh: name, en: '' }, link: `/${name}` })),
    logoUrl: { zh: '/logo-zh.png', en: '/logo-en.png' },
    mobileLogoUrl: { zh: '/m-zh.png', en: '/m-en.png' },
    backgroundUrl: '/banner.png',
  }),
  group: { sld: 'hengwen', domain: '', name: { zh: '衡文', en: 'Hengwen' } },
})

const loginAs = (state: LoginModel['login$']['value']['state'], headPicture = ''): LoginModel => ({
  login$: constant({ state, headPicture }),
  requests$: EMPTY,
  request: () => undefined,
  look: () => undefined,
})
const member = { kind: 'loggedIn', shownName: '138****5678', entries: ['personalCentre', 'logout'] } as const

describe.each(headerStyles)('header %i', (style) => {
  it('shows what its config holds: group, greeting, buttons, logos, language [C3.2] [C3.3]', async () => {
    const html = await headerOf({ language: 'en', shell: full(style) })
    expect(textsOf(html)).toEqual(expect.arrayContaining(['Hengwen', 'One', 'Two', 'Three']))
    expect(linksIn(html).find(({ text }) => text.trim() === 'Hengwen')?.attributes['href']).toContain(
      'hengwen',
    )
    expect(html).toContain('Hello, reader')
    expect(html).not.toContain('你好，读者')
    expect(html).toContain('src="/logo-en.png"')
    expect(html).toContain('role="search"')
    expect(html).toMatch(/hrefLang="zh"/i)
  })

  it('shows its picture where its row has room for one: as a banner in style 2 [C3.2] [C9.7]', async () => {
    const html = await headerOf({ language: 'zh', shell: full(style) })
    expect(html.includes('src="/banner.png"')).toBe(style !== 3 && style !== 5)
    expect(/width="683" height="175"/.test(html)).toBe(style === 2)
  })

  it('leaves out what its config switches off [C3.2]', async () => {
    const off = { showSearch: false, showLanguageSwitch: false, showLogo: false, customButtons: [] }
    const html = await headerOf({ language: 'en', shell: withHeader({ style, ...off }) })
    expect(html).not.toContain('role="search"')
    expect(html).not.toMatch(/hrefLang/i)
    expect(html).not.toContain('<img')
    expect(html).toContain('Journal of Hydraulic Works')
  })

  it('hides the title navigation on login-type pages [C2.33]', async () => {
    const parts = (address: string) =>
      shellVisibility({
        route: parseRoute(address),
        siteId: journalShell.site.id,
        channels: journalShell.channels,
        header: journalShell.header,
        footer: null,
        topNews: [],
        loggedIn: false,
      })
    const navs = async (address: string) =>
      (
        await headerOf({
          language: 'zh',
          shell: withHeader({ style }),
          change: { visibility$: createBehavior(parts(address)) },
        })
      ).includes('<nav')
    expect(await navs('/login?lang=zh')).toBe(false)
    expect(await navs('/zh/home')).toBe(true)
  })

  it('is taller on syhg, gzxb and yhy by a class of its own [C1.9]', async () => {
    const heights = await Promise.all(
      ['slgc', 'syhg', 'gzxb', 'yhy'].map((sld) =>
        headerOf({ language: 'zh', shell: withHeader({ style }, { sld }) }),
      ),
    )
    expect(heights[1]).toBe(heights[2])
    expect(heights[1]).toBe(heights[3])
    expect(heights[1]).not.toBe(heights[0])
  })

  it('bears names, greetings and buttons of any length, and script in them', async () => {
    const long = '很长的名字'.repeat(40)
    const shell = withHeader(
      {
        style,
        greeting: { zh: '<script>alert(1)</script>'.repeat(12), en: '' },
        customButtons: Array.from({ length: 3 }, () => ({
          name: { zh: 'x'.repeat(60), en: '' },
          link: 'javascript:alert(1)',
        })),
      },
      { name: { zh: long, en: '' } },
    )
    const html = await headerOf({ language: 'zh', shell })
    expect(html).toContain(long)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('javascript:')
  })

  it('keeps its place when it is fixed: the same parts, one of them out of the flow [C4.15]', async () => {
    const options = { language: 'zh', shell: withHeader({ style }) } as const
    const [resting, fixed] = [await headerOf(options), await headerOf(options, true)]
    const tags = (html: string) => [...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)
    expect(tags(fixed)).toEqual(tags(resting))
    expect(fixed).not.toBe(resting)
  })

  it('stands without a site', async () => {
    const shell = { ...bareShell, header: { ...bareShell.header, style } }
    const html = await headerOf({ language: 'zh', shell })
    expect(html).not.toContain('<nav')
    expect(html).toContain('学刊')
  })
})

describe('the masthead of style 6', () => {
  it('names the latest issue and leads to it, and the ISSN', async () => {
    const html = await headerOf({ language: 'en', shell: withHeader({ style: 6 }) })
    const issue = linksIn(html).find(({ text }) => text === 'Volume 67, issue 6')
    expect(issue?.attributes['href']).toBe('/en/issue/2026/6')
    expect(html).toContain('0577-2209')
  })
})

describe('the language', () => {
  it.each([
    [1, 'EN', 'CN'],
    [2, 'English Version', '切换中文'],
    [3, 'EN', 'CN'],
    [4, 'English Version', '切换中文'],
    [5, 'EN', 'CN'],
    [6, 'English Version', '切换中文'],
  ] as const)('in style %i reads %s or %s, and short on a phone [C4.3]', async (style, english, chinese) => {
    const shell = withHeader({ style })
    const labels = async (language: 'zh' | 'en') =>
      linksIn(await headerOf({ language, shell, address: `/${language}/home` }))
        .filter(({ attributes }) => (attributes['hrefLang'] ?? attributes['hreflang']) !== undefined)
        .map(({ text }) => text)
    expect(await labels('zh')).toEqual([english, 'EN'])
    expect(await labels('en')).toEqual([chinese, 'CN'])
  })

  it.each(['entest01', 'entest04', 'emf'])(
    'is a small menu on %s, which works without scripts [C1.8]',
    async (sld) => {
      const html = await headerOf({ language: 'zh', address: '/zh/issue', shell: withHeader({}, { sld }) })
      expect(html).toMatch(/<summary[^>]*aria-label="语言：中文"/)
      expect(linksIn(html).find(({ text }) => text === 'English')?.attributes['href']).toBe('/en/issue')
    },
  )
})

describe('the login of the header', () => {
  it('has no links while nothing leads anywhere [C2.35]', async () => {
    const html = await headerOf({ language: 'en' })
    expect(html).not.toContain('Log in')
    const change = { loginHref: (request: string) => `/${request}?lang=en` }
    expect(textsOf(await headerOf({ language: 'en', change }))).toEqual(
      expect.arrayContaining(['Log in', 'Register']),
    )
  })

  it('shows name, picture and logout; the personal centre only where it exists [C4.6]', async () => {
    const login = loginAs(member, '/me.png')
    const html = await headerOf({ language: 'en', change: { login } })
    expect(html).toContain('138****5678')
    expect(html).toMatch(/<img[^>]*src="\/me\.png" alt="" width="24" height="24"/)
    expect(html).toContain('Log out')
    expect(html).not.toContain('Personal centre')
    const loginHref = () => '/personal?lang=en'
    expect(textsOf(await headerOf({ language: 'en', change: { login, loginHref } }))).toContain(
      'Personal centre',
    )
  })
})
