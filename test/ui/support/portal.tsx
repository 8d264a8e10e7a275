import {
  chromeParts,
  constant,
  createBackToTop,
  createBehavior,
  createLanguageSwitch,
  createMenu,
  createNotices,
  createScope,
  createSearchBox,
  createToolbar,
  createTopNews,
  followLinks,
  pageHostOf,
  parseRoute,
  watchLogin,
  type Clock,
  type Language,
  type Navigation,
  type SiteChrome,
  type Viewport,
} from '@xuekan/core'
import { createInstance } from 'i18next'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { EMPTY } from 'rxjs'
import { Router } from 'wouter'
import { PortalProvider, type Portal } from '../../../ui/binding/portal.ts'
import { en } from '../../../ui/locales/en.ts'
import type { Translate } from '../../../ui/locales/translate.ts'
import { loadSiteWidgets } from '../../../ui/widgets/site-widgets.ts'
import { zh } from '../../../ui/locales/zh.ts'
import { journalChrome } from './chrome.ts'

export async function translateIn(language: Language): Promise<Translate> {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    resources: { zh: { translation: zh }, en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const translate = i18n.getFixedT(language)
  return (key, params) => translate(key, params ?? {})
}

const stillClock: Clock = { now: () => 0, after: () => EMPTY, every: () => EMPTY }

export interface PortalWish {
  readonly language: Language
  readonly chrome?: SiteChrome
  readonly address?: string
  readonly width?: number
  readonly change?: Partial<Portal>
}

const pages = new Set(['home', 'issue', 'article', 'search', 'column'] as const)

const absent = { model$: constant(null), want: () => undefined, use: () => undefined }

/** A portal over the real models of the chrome; the window stands still. */
export async function portalFor({
  language,
  chrome = journalChrome,
  address = `/${language}/home`,
  width = 1440,
  change = {},
}: PortalWish): Promise<Portal> {
  const scope = createScope()
  const navigation: Navigation = {
    address: createBehavior(address),
    go: () => undefined,
    leave: () => undefined,
    open: () => undefined,
  }
  const viewport: Viewport = {
    width: constant(width),
    scrollTop: constant(0),
    scrollTo: () => undefined,
    prefersReducedMotion: () => true,
  }
  const cookies = { read: () => '', write: () => undefined, clear: () => undefined }
  const fixed$ = constant(false)
  const route$ = constant(parseRoute(address))
  const reader$ = constant({ language, siteId: chrome.site.id })
  const notices = createNotices(stillClock, scope)
  const { notify } = notices
  const origin = `http://${chrome.site.sld}.localhost:4173`
  const links$ = followLinks(navigation, scope, {
    language,
    host: pageHostOf(origin, chrome.site),
    shown: chrome.site,
  })
  const topNews = createTopNews({ topNews: () => EMPTY }, scope, { known: chrome.topNews, reader$, notify })
  return {
    language,
    chrome,
    t: await translateIn(language),
    links$,
    menu: createMenu(viewport, scope, { chrome, language, builtPages: pages, route$, fixed$ }),
    searchBox: createSearchBox(navigation, scope, {
      links$,
      types: chrome.header.searchTypes,
      term: '',
      fixed$,
      notify,
    }),
    languageSwitch: createLanguageSwitch({ clock: stillClock, cookies, navigation }, scope, {
      language,
      style: chrome.header.style,
    }),
    backToTop: createBackToTop({ clock: stillClock, viewport }, scope),
    headerFixed$: fixed$,
    builtPages: pages,
    parts$: constant(
      chromeParts({
        route: route$.value,
        siteId: chrome.site.id,
        channels: chrome.channels,
        header: chrome.header,
        footer: chrome.footer,
        topNews: topNews.state$.value.news,
        loggedIn: false,
      }),
    ),
    widgets: await loadSiteWidgets(chrome),
    login: watchLogin({ clock: stillClock, cookies }, scope, { showLogin: chrome.header.showLogin }),
    loginHref: () => null,
    topNews,
    toolbar: createToolbar({ tools: { tools: () => EMPTY }, navigation, viewport }, scope, {
      known: chrome.toolbar,
      reader$,
      notify,
      openBasket: () => undefined,
    }),
    notices,
    basketOpen$: createBehavior(false),
    basket: absent,
    searchHelp: absent,
    copyText: async () => true,
    ...change,
  }
}

/** The HTML that the server would send for this element. */
export const htmlOf = (portal: Portal, element: ReactElement): string =>
  renderToString(
    <Router ssrPath="/">
      <PortalProvider value={portal}>{element}</PortalProvider>
    </Router>,
  )
