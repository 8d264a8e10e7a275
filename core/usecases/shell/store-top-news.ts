import { take } from 'rxjs'
import { staysDismissed, type TopBanner } from '../../domain/storage/top-banner.ts'
import type { SiteId } from '../../domain/site/site.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { TopNewsModel, TopNewsState } from './top-news.ts'

/** Where a tab keeps what became of its carousel (C3.19). */
export interface TopNewsMemory {
  /** topBanner. */
  readonly banner: StoredValue<TopBanner | null>
  /** bannerActive. */
  readonly slide: StoredValue<number>
}

export interface StoreTopNewsOptions {
  readonly siteId: SiteId
  readonly topNews: TopNewsModel
  /** Each step to another page within the application. */
  readonly steps$: Stream<unknown>
}

/**
 * Keeps for this tab which top news was shown last and whether it was dismissed (C3.19). What was dismissed is away at
 * once: the page that was loaded hides it before it is drawn. Which one was shown counts from the reader's first step
 * to another page, unless the reader has moved it meanwhile, so that the loaded page does not change by itself.
 */
export function storeTopNews(
  { banner, slide }: TopNewsMemory,
  scope: Scope,
  { siteId, topNews, steps$ }: StoreTopNewsOptions,
): void {
  let last: TopNewsState = topNews.latest()
  let moved = false
  const store = ({ news, current }: TopNewsState, dismissed: boolean): void => {
    const shown = news[current]
    if (shown === undefined) return
    moved = true
    banner.change(() => ({ siteId, newsId: shown.id, dismissed }))
    slide.change(() => current)
  }
  const recall = (): void => {
    const { news } = topNews.state$.value
    const stored = banner.value$.value
    if (moved || stored?.siteId !== siteId) return
    const at = slide.value$.value
    if (news[at]?.id === stored.newsId) topNews.goTo(at)
  }
  const ids = last.news.map(({ id }) => id)
  if (last.current > 0) store(last, false)
  else if (staysDismissed(banner.value$.value, siteId, ids)) topNews.dismiss()
  scope.add(
    topNews.state$.value$.subscribe((state) => {
      if (state.news === last.news && state.current !== last.current) store(state, false)
      if (state.news.length > 0) last = state
    }),
  )
  scope.add(
    topNews.dismissed$.value$.subscribe((dismissed) => {
      if (dismissed) store(last, true)
    }),
  )
  scope.add(steps$.pipe(take(1)).subscribe(recall))
}
