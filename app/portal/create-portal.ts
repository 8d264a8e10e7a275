import {
  createBackToTop,
  createLanguageSwitch,
  createMenu,
  createSearchBox,
  headerSearchTypes,
  pageOfSearchType,
  siteHref,
  watchFixedHeader,
  watchVisitor,
  type Behavior,
  type Clock,
  type CookieJar,
  type Language,
  type Navigation,
  type Route,
  type Scope,
  type SiteChrome,
  type Viewport,
} from '@xuekan/core'
import type { Portal } from '../../ui/binding/portal.ts'
import type { Translate } from '../../ui/locales/translate.ts'
import { builtPages } from '../pages/registry.ts'

export interface PortalPorts {
  readonly clock: Clock
  readonly cookies: CookieJar
  readonly navigation: Navigation
  readonly viewport: Viewport
}

export interface PortalOptions {
  readonly chrome: SiteChrome
  readonly language: Language
  readonly t: Translate
  readonly route$: Behavior<Route>
  /** Puts text on the clipboard; false where that is not allowed. */
  readonly copyText: (text: string) => Promise<boolean>
  /** Scheme and host of the page. */
  readonly origin: string
}

/** The models of the shared chrome, the same on the server and in the browser. */
export function createPortal(ports: PortalPorts, scope: Scope, options: PortalOptions): Portal {
  const { chrome, language, t, route$, origin, copyText } = options
  const { header, site } = chrome
  const headerFixed$ = watchFixedHeader(ports.viewport, scope, { header, sld: site.sld, route$ })
  const route = route$.value
  return {
    language,
    chrome,
    t,
    siteHref: (sld) => siteHref(origin, site.sld, sld, language),
    menu: createMenu(ports.viewport, scope, { chrome, language, builtPages, route$, fixed$: headerFixed$ }),
    searchBox: createSearchBox(ports.navigation, scope, {
      language,
      types: headerSearchTypes(header, site.sld).filter((type) => builtPages.has(pageOfSearchType(type))),
      term: route.page === 'search' ? route.query.term : '',
      fixed$: headerFixed$,
    }),
    languageSwitch: createLanguageSwitch(ports, scope, { language, style: header.style }),
    // the pages of errors have no site, and so no shared chrome
    backToTop: createBackToTop(ports, scope, { shared: site.id !== '' }),
    headerFixed$,
    visitor$: watchVisitor(ports, scope),
    copyText,
    // the pages of the account do not exist yet, so nothing leads to them
    loginHref: null,
    registerHref: null,
  }
}
