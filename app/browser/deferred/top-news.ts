import type { Behavior, Scope } from '@xuekan/core/reactive'
import type { Route } from '@xuekan/core/route'
import { storeTopNews, storage, type SiteId, type TopNewsModel } from '@xuekan/core/site'
import { createStoredValue, type TextStore } from '@xuekan/web'
import { EMPTY, skip } from 'rxjs'

export interface TopNewsMemoryOptions {
  readonly session: TextStore
  readonly siteId: SiteId
  readonly topNews: TopNewsModel
  readonly route$: Behavior<Route>
}

/** The carousel as this tab keeps it (C3.19); no other tab sees its storage. */
export function openTopNewsMemory(
  { session, siteId, topNews, route$ }: TopNewsMemoryOptions,
  scope: Scope,
): void {
  const alone = { changes$: EMPTY }
  storeTopNews(
    {
      banner: createStoredValue(scope, session, storage.topBanner, alone),
      slide: createStoredValue(scope, session, storage.bannerActive, alone),
    },
    scope,
    { siteId, topNews, steps$: route$.value$.pipe(skip(1)) },
  )
}
