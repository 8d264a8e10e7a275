import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { isLoginTypePage, loginTypeScreens } from '../../../core/domain/shell/login-pages.ts'
import { shellVisibility, type ShellInput } from '../../../core/domain/shell/shell-visibility.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { emptyFooter, sampleTopNews } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const known: ShellInput = {
  route: parseRoute('/zh/home'),
  siteId: asSiteId('26'),
  channels: [],
  header: { showLogin: true },
  footer: emptyFooter,
  topNews: sampleTopNews('1'),
  loggedIn: false,
}

const everything = {
  layout: true,
  shared: true,
  topNews: true,
  titleNavigation: true,
  loginLinks: true,
  footer: true,
  floatingTools: true,
}

const nothing = {
  layout: false,
  shared: false,
  topNews: false,
  titleNavigation: false,
  loginLinks: false,
  footer: false,
  floatingTools: false,
}

describe('shellVisibility', () => {
  it('shows every part once all is there [C2.37, C2.39, C4.20]', () => {
    expect(shellVisibility(known)).toEqual(everything)
  })

  it.each<Partial<ShellInput>>([{ siteId: null }, { siteId: asSiteId('') }, { channels: null }])(
    'shows nothing before the site id and the navigation lists are there: %o [C2.37]',
    (missing) => {
      expect(shellVisibility({ ...known, ...missing })).toEqual(nothing)
    },
  )

  it.each(['/errorPage?lang=zh', '/forbiddenPage?lang=en'])(
    'shows %s alone, with a site and without one [C2.37, C2.5]',
    (address) => {
      const route = parseRoute(address)
      const alone = { ...nothing, layout: true }
      expect(shellVisibility({ ...known, route })).toEqual(alone)
      expect(shellVisibility({ ...known, route, siteId: null, channels: null, footer: null })).toEqual(alone)
    },
  )

  it('shows the carousel only when there is top news [C2.39]', () => {
    expect(shellVisibility({ ...known, topNews: [] })).toEqual({ ...everything, topNews: false })
  })

  it('shows the footer only after its config has come [C4.20]', () => {
    expect(shellVisibility({ ...known, footer: null })).toEqual({ ...everything, footer: false })
  })

  it('shows login links to visitors, where the site enables them [C4.6]', () => {
    expect(shellVisibility({ ...known, loggedIn: true })).toEqual({ ...everything, loginLinks: false })
    expect(shellVisibility({ ...known, header: { showLogin: false } })).toEqual({
      ...everything,
      loginLinks: false,
    })
  })

  it.each(['login', 'quickLogin', 'register', 'forgetCode', 'accountBinding'])(
    'hides the title navigation on /%s [C2.33]',
    (screen) => {
      const route = parseRoute(`/${screen}?lang=en`)
      expect(shellVisibility({ ...known, route })).toEqual({ ...everything, titleNavigation: false })
    },
  )

  it('keeps the title navigation in the personal centre [C2.33]', () => {
    const route = parseRoute('/personal')
    expect(shellVisibility({ ...known, route }).titleNavigation).toBe(true)
    expect(isLoginTypePage(route)).toBe(false)
    expect(loginTypeScreens).toHaveLength(6)
  })
})
