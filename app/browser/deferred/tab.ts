import type { UiLanguage } from '@xuekan/core'
import type { Behavior, Scope } from '@xuekan/core/reactive'
import type { Route } from '@xuekan/core/route'
import {
  hostNameOf,
  siteAddressOf,
  storeSite,
  storeTopNews,
  tabStorage,
  type SiteShell,
  type TopNewsModel,
} from '@xuekan/core/site'
import { createStoredValue, type TextStore } from '@xuekan/web'
import { EMPTY, skip } from 'rxjs'

export { storeFonts } from './fonts.ts'

export interface TabMemoryOptions {
  readonly session: TextStore
  readonly shell: Pick<SiteShell, 'site' | 'channels' | 'topNews'>
  readonly language: UiLanguage
  /** Host name of the page, with its port if any. */
  readonly host: string
  readonly topNews: TopNewsModel
  readonly route$: Behavior<Route>
}

/** What this tab stores of the site that it shows, and of its carousel where it has one (C3.19). No other tab sees it. */
export function storeTab(options: TabMemoryOptions, scope: Scope): void {
  storeSiteOfTab(options, scope)
  const { topNews } = options.shell
  if (topNews !== null && topNews.length > 0) storeCarouselOfTab(options, scope)
}

const alone = { changes$: EMPTY }

function storeSiteOfTab({ session, shell, language, host }: TabMemoryOptions, scope: Scope): void {
  const isOwnHost = hostNameOf(host) === shell.site.domain
  const address = siteAddressOf(host)
  storeSite(
    {
      datanav: createStoredValue(scope, session, tabStorage.datanav, alone),
      sld: createStoredValue(scope, session, tabStorage.sld, alone),
      siteId: createStoredValue(scope, session, tabStorage.siteId, alone),
      dsld: createStoredValue(scope, session, tabStorage.dsld, alone),
    },
    {
      site: shell.site,
      hostSld: !isOwnHost && 'sld' in address ? address.sld : null,
      lists: { language, channels: shell.channels },
    },
  )
}

const storeCarouselOfTab = ({ session, shell, topNews, route$ }: TabMemoryOptions, scope: Scope): void =>
  storeTopNews(
    {
      banner: createStoredValue(scope, session, tabStorage.topBanner, alone),
      slide: createStoredValue(scope, session, tabStorage.bannerActive, alone),
    },
    scope,
    { siteId: shell.site.id, topNews, steps$: route$.value$.pipe(skip(1)) },
  )
