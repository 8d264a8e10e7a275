import { createNotices, type Clock, type UiLanguage, type Navigation, type Viewport } from '@xuekan/core'
import { constant, createBehavior, createScope } from '@xuekan/core/reactive'
import { pageHostOf, parseRoute, type PageName } from '@xuekan/core/route'
import { createShell, type SiteShell } from '@xuekan/core/site'
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
import { journalShell } from './shell.ts'

export async function translateIn(language: UiLanguage): Promise<Translate> {
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

const stoppedClock: Clock = { now: () => 0, after: () => EMPTY, every: () => EMPTY }

export interface PortalOptions {
  readonly language: UiLanguage
  readonly shell?: SiteShell
  readonly address?: string
  readonly width?: number
  readonly change?: Partial<Portal>
}

const pages = new Set<PageName>(['home', 'issue', 'archive', 'article', 'search', 'channel'])

const absent = { model$: constant(null), want: () => undefined, use: () => undefined }

/** A portal over the real models of the shell; the window stands still. */
export async function portalFor({
  language,
  shell = journalShell,
  address = `/${language}/home`,
  width = 1440,
  change = {},
}: PortalOptions): Promise<Portal> {
  const scope = createScope()
  const navigation: Navigation = {
    address: createBehavior(address),
    go: () => undefined,
    cover: () => undefined,
    uncover: () => undefined,
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
  const shellModel = createShell(
    {
      clock: stoppedClock,
      cookies,
      navigation,
      viewport,
      collections: { firstExpert: () => EMPTY },
      news: { topNews: () => EMPTY, jumpUrl: () => EMPTY },
      sites: { toolbar: () => EMPTY },
    },
    scope,
    {
      shell,
      language,
      availablePages: pages,
      route$: constant(parseRoute(address)),
      context$: constant({ language, siteId: shell.site.id }),
      host: pageHostOf(`http://${shell.site.sld}.localhost:4173`, shell.site),
      notices: createNotices(stoppedClock, scope),
    },
  )
  return {
    ...shellModel,
    t: await translateIn(language),
    widgets: await loadSiteWidgets(shell),
    // types whose pages are still to come are drawn too
    searchBox: { ...shellModel.searchBox, types: shell.header.searchTypes },
    basket: absent,
    searchHelp: absent,
    theatre: absent,
    cite: async () => null,
    favourite: async () => null,
    follow: async () => null,
    look: async () => null,
    playback: async () => null,
    stopped: async () => null,
    copyText: async () => true,
    savePng: async () => true,
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
