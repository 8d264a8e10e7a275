import {
  asSiteId,
  chromeParts,
  isLoginTypePage,
  loginTypeScreens,
  parseRoute,
  type ChromeKnown,
} from '@xuekan/core'
import { emptyFooter, sampleTopNews } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const known: ChromeKnown = {
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

describe('chromeParts', () => {
  it('shows every part once all is there [C2.37, C2.39, C4.20]', () => {
    expect(chromeParts(known)).toEqual(everything)
  })

  it.each<Partial<ChromeKnown>>([{ siteId: null }, { siteId: asSiteId('') }, { channels: null }])(
    'shows nothing before the site id and the navigation lists are there: %o [C2.37]',
    (missing) => {
      expect(chromeParts({ ...known, ...missing })).toEqual(nothing)
    },
  )

  it.each(['/errorPage?lang=zh', '/forbiddenPage?lang=en'])(
    'shows %s alone, with a site and without one [C2.37, C2.5]',
    (address) => {
      const route = parseRoute(address)
      const alone = { ...nothing, layout: true }
      expect(chromeParts({ ...known, route })).toEqual(alone)
      expect(chromeParts({ ...known, route, siteId: null, channels: null, footer: null })).toEqual(alone)
    },
  )

  it('shows the carousel only when there is top news [C2.39]', () => {
    expect(chromeParts({ ...known, topNews: [] })).toEqual({ ...everything, topNews: false })
  })

  it('shows the footer only after its config has come [C4.20]', () => {
    expect(chromeParts({ ...known, footer: null })).toEqual({ ...everything, footer: false })
  })

  it('shows login links to visitors, where the site enables them [C4.6]', () => {
    expect(chromeParts({ ...known, loggedIn: true })).toEqual({ ...everything, loginLinks: false })
    expect(chromeParts({ ...known, header: { showLogin: false } })).toEqual({
      ...everything,
      loginLinks: false,
    })
  })

  it.each(['login', 'quickLogin', 'register', 'forgetCode', 'accountBinding'])(
    'hides the title navigation on /%s [C2.33]',
    (screen) => {
      const route = parseRoute(`/${screen}?lang=en`)
      expect(chromeParts({ ...known, route })).toEqual({ ...everything, titleNavigation: false })
    },
  )

  it('keeps the title navigation in the personal centre [C2.33]', () => {
    const route = parseRoute('/personal')
    expect(chromeParts({ ...known, route }).titleNavigation).toBe(true)
    expect(isLoginTypePage(route)).toBe(false)
    expect(loginTypeScreens).toHaveLength(5)
  })
})
