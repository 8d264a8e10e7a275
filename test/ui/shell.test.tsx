import { loginState, type LoginModel } from '@xuekan/core/member'
import { constant } from '@xuekan/core/reactive'
import type { SiteShell } from '@xuekan/core/site'
import { EMPTY } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { rootClassOf } from '../../ui/theme/root-class.ts'
import { themeClass } from '../../ui/theme/presets.css.ts'
import { footerWith } from './support/footer.tsx'
import { Layout } from '../../ui/widgets/Layout.tsx'
import { footer, journalShell } from './support/shell.ts'
import { namedCase, renderCase } from './support/pages.tsx'
import { htmlOf, portalFor, type PortalOptions } from './support/portal.tsx'

const headerOf = async (options: PortalOptions) => {
  const portal = await portalFor(options)
  return htmlOf(portal, <portal.widgets.Header fixed={false} />)
}
const layoutOf = async (options: PortalOptions) =>
  htmlOf(
    await portalFor(options),
    <Layout page="home" loading={false}>
      <p>content</p>
    </Layout>,
  )
const footerOf = async (config: typeof footer, shell: SiteShell = journalShell) =>
  footerWith(await portalFor({ language: 'en', shell }), config)

const withHeader = (change: Partial<SiteShell['header']>): SiteShell => ({
  ...journalShell,
  header: { ...journalShell.header, ...change },
})

describe('the layout', () => {
  it('puts header, page and footer in this order behind a skip link [C2.37]', async () => {
    const html = await layoutOf({ language: 'en' })
    const order = ['href="#main"', '<header', '<main id="main"', '<p>content', '<footer'].map((part) =>
      html.indexOf(part),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(-1)
  })

  it('shows no footer before its config is known [C4.20]', async () => {
    const html = await layoutOf({ language: 'en', shell: { ...journalShell, footer: null } })
    expect(html).not.toContain('<footer')
  })

  it('shows the way to the top only when the core says so [C4.18]', async () => {
    const shown = { backToTop: { visible$: constant(true), start: () => undefined } }
    expect(await layoutOf({ language: 'en', change: shown })).toContain('aria-label="Back to top"')
    expect(await layoutOf({ language: 'en' })).not.toContain('Back to top')
  })
})

describe('the channel menu', () => {
  it('holds every entry twice, in the bar and in More, so that it works at any width without scripts [C4.13]', async () => {
    const html = await headerOf({ language: 'zh' })
    const bar = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'))
    expect(bar.match(/>友情链接</g)).toHaveLength(2)
    expect(bar.match(/>首页</g)).toHaveLength(1)
    expect(bar).toMatch(/<details[^>]*><summary[^>]*>更多/)
  })

  it('shows children behind a button of their own', async () => {
    const html = await headerOf({ language: 'en' })
    expect(html).toMatch(/<summary[^>]*aria-label="More in About"/)
    expect(html).toContain('>Aims and scope<')
  })

  it('marks the entries that robots need not follow [C2.40]', async () => {
    const html = await headerOf({ language: 'en' })
    const backIssues = html.match(/<a[^>]*>All issues<\/a>/g) ?? []
    expect(backIssues.length).toBeGreaterThan(0)
    expect(backIssues.every((link) => link.includes('rel="nofollow"'))).toBe(true)
    expect(html.match(/<a[^>]*>Publication ethics<\/a>/)?.[0]).not.toContain('nofollow')
  })

  it('opens a jump column to another host in a window of its own, and says so [C2.24]', async () => {
    const html = await headerOf({ language: 'en' })
    expect(html).toMatch(
      /<a[^>]*href="https:\/\/submit\.example\.org\/"[^>]*target="_blank"[^>]*>Submit<span[^>]*> \(opens in a new window\)/,
    )
  })

  it('marks the entry of the current page and no other [C4.14]', async () => {
    const html = await headerOf({ language: 'en', address: '/en/home' })
    expect(
      new Set(html.match(/<a[^>]*aria-current="page"[^>]*>[^<]*/g)?.map((link) => link.replace(/.*>/, ''))),
    ).toEqual(new Set(['Home']))
    expect(await headerOf({ language: 'en', address: '/en/article/1' })).not.toContain('aria-current="page"')
  })
})

describe('the search box', () => {
  it('is a form that works without scripts and says that it comes from the header [C2.26]', async () => {
    const html = await headerOf({ language: 'en' })
    expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/en\/article"[^>]*method="get"/)
    expect(html).toMatch(/<input[^>]*name="q"/)
    expect(html).toContain('<input type="hidden" name="index" value="-1"/>')
  })

  it('takes as many characters as the core allows [C5.1]', async () => {
    expect(await headerOf({ language: 'en' })).toMatch(/<input type="search" maxLength="150"[^>]*name="q"/)
  })

  it('offers a choice of types only where there are several [C3.2]', async () => {
    expect(await headerOf({ language: 'en' })).not.toContain('<select')
    const shell = withHeader({ searchTypes: ['article', 'picture'] })
    expect(await headerOf({ language: 'en', shell })).toMatch(/<select[^>]*name="type".*Articles.*Figures/)
  })

  it('is left out where the site shows none [C3.2]', async () => {
    expect(await headerOf({ language: 'en', shell: withHeader({ showSearch: false }) })).not.toContain(
      'role="search"',
    )
  })
})

describe('the small links of the header', () => {
  it('switch the language by a real link to the same page [C4.3]', async () => {
    const html = await headerOf({ language: 'zh', address: '/zh/issue/2026/3' })
    expect(html).toMatch(/<a[^>]*href="\/en\/issue\/2026\/3"[^>]*lang="en"[^>]*>EN<\/a>/)
  })

  it('leave the switch out where the site has one language [C3.2]', async () => {
    expect(
      await headerOf({ language: 'zh', shell: withHeader({ showLanguageSwitch: false }) }),
    ).not.toContain('>EN<')
  })

  it('show login and register only where the application gives them a destination [C2.35]', async () => {
    expect(await headerOf({ language: 'en' })).not.toContain('Log in')
    const change = { loginHref: (request: string) => `/${request}?lang=en` }
    const html = await headerOf({ language: 'en', change })
    expect(html).toMatch(/href="\/login\?lang=en"[^>]*>Log in</)
    expect(html).toMatch(/href="\/register\?lang=en"[^>]*>Register</)
  })

  it('show the name of a member in place of login and register [C4.6]', async () => {
    const login: LoginModel = {
      login$: constant({ state: loginState('13812345678', true), headPicture: '' }),
      requests$: EMPTY,
      request: () => undefined,
      look: () => undefined,
    }
    const change = { loginHref: () => '/login', login }
    const html = await headerOf({ language: 'en', change })
    expect(html).toContain('138****5678')
    expect(html).not.toContain('Log in')
  })

  it("show the site's own buttons, and follow none that is not safe [C3.3]", async () => {
    const customButtons = [
      { name: { zh: '编辑部', en: 'Office' }, link: 'https://office.example.org/' },
      { name: { zh: 'Trap', en: '' }, link: 'javascript:alert(1)' },
    ]
    const html = await headerOf({ language: 'en', shell: withHeader({ customButtons }) })
    expect(html).toMatch(/href="https:\/\/office\.example\.org\/"/)
    expect(html).toContain('>Office<')
    expect(html).not.toContain('编辑部<')
    expect(html).toContain('Trap')
    expect(html).not.toContain('javascript:')
  })
})

describe('the footer', () => {
  it('leaves out what a site does not have [C3.12]', async () => {
    expect(await footerOf(footer)).toContain('>Fax<')
    expect(await footerOf({ ...footer, fax: '' })).not.toContain('>Fax<')
  })

  it('counts visits only where they are shown [C4.20]', async () => {
    expect(await footerOf(footer)).toContain('3,902,118')
    expect(await footerOf({ ...footer, visits: null })).not.toContain('Visits')
  })

  it('calls the phone a subscription phone on gjjj [C1.10]', async () => {
    const shell = { ...journalShell, site: { ...journalShell.site, sld: 'gjjj' } }
    expect(await footerOf(footer, shell)).toContain('Subscription phone')
    expect(await footerOf(footer)).not.toContain('Subscription phone')
  })

  it('takes its second style on any other colour, with text that can be read on it [C9.9]', async () => {
    const dark = await footerOf({ ...footer, style: 2, backgroundColor: '#1d2a3a' })
    const light = await footerOf({ ...footer, style: 2, backgroundColor: '#fafafa' })
    expect(dark).toContain('fill="#1d2a3a"')
    expect(light).toContain('fill="#fafafa"')
    const classOf = (html: string) => /<footer class="([^"]*)"/.exec(html)?.[1]
    expect(classOf(dark)).not.toBe(classOf(light))
  })

  it('never lets a background out of its attribute', async () => {
    const html = await footerOf({ ...footer, style: 2, backgroundColor: 'url(https://evil.example/x)' })
    expect(html).not.toContain('evil')
  })
})

describe('the colours of a site', () => {
  it('are those of its preset, each preset a class of its own [C3.5]', () => {
    expect(new Set(Object.values(themeClass)).size).toBe(11)
    expect(rootClassOf({ themeId: 3, gray: 'none' })).toBe(themeClass[3])
  })

  it('go from the whole page, or from the content of the home page alone [C3.1]', async () => {
    const page = rootClassOf({ themeId: 1, gray: 'page' })
    const grayClass = page.replace(themeClass[1], '').trim()
    expect(grayClass).not.toBe('')
    const home = namedCase('home of a journal')
    const grayHome = {
      ...home,
      shell: { ...home.shell, site: { ...home.shell.site, gray: 'index' as const } },
    }
    expect(await renderCase(grayHome, 'zh')).toContain(`class="index ${grayClass}"`)
    expect(await renderCase(home, 'zh')).toContain('class="index"')
    expect(rootClassOf({ themeId: 1, gray: 'index' })).toBe(themeClass[1])
  })
})
