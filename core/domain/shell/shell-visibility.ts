import type { Channel } from '../channel/channel.ts'
import { isPageWithoutSite } from '../route/page-without-site.ts'
import type { Route } from '../route/route.ts'
import type { SiteId } from '../site/site.ts'
import type { FooterConfig } from './footer-config.ts'
import type { HeaderConfig } from './header-config.ts'
import { isLoginTypePage } from './login-pages.ts'
import { hasTopNews, type TopNews } from './top-news.ts'

/** What is known of the site and the reader when the layout is drawn. */
export interface ShellInput {
  readonly route: Route
  /** null, or '', until the site has been found. */
  readonly siteId: SiteId | null
  /** The navigation lists; null until they are there. */
  readonly channels: readonly Channel[] | null
  readonly header: Pick<HeaderConfig, 'showLogin'>
  /** null until its config is there. */
  readonly footer: FooterConfig | null
  readonly topNews: readonly TopNews[]
  readonly loggedIn: boolean
}

/** Which parts of the layout show. */
export interface ShellVisibility {
  /** The layout at all: header, page, and what is named below. */
  readonly layout: boolean
  /** Whether the layout is the shared shell of a site; without it the app layout stands alone (C4.18). */
  readonly shared: boolean
  readonly topNews: boolean
  readonly titleNavigation: boolean
  readonly loginLinks: boolean
  readonly footer: boolean
  /** Batch citation, link toolbar, back-to-top. */
  readonly floatingTools: boolean
}

/**
 * Which parts of the layout show. Nothing does before the site id and the navigation lists are there, /errorPage and
 * /forbiddenPage excepted (C2.37). The title navigation is hidden on login-type pages (C2.33), login links show where
 * the site enables them (C4.6), the footer once its config is there (C4.20), the carousel when there is news (C2.39).
 */
export function shellVisibility(known: ShellInput): ShellVisibility {
  const { route, siteId, channels, header, footer, topNews, loggedIn } = known
  const outside = isPageWithoutSite(route)
  const shared = !outside && siteId !== null && siteId !== '' && channels !== null
  return {
    layout: outside || shared,
    shared,
    topNews: shared && hasTopNews(topNews),
    titleNavigation: shared && !isLoginTypePage(route),
    loginLinks: shared && header.showLogin && !loggedIn,
    footer: shared && footer !== null,
    floatingTools: shared,
  }
}
