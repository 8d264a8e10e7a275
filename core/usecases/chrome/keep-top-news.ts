import { take } from 'rxjs'
import { staysPutAway, type TopBanner } from '../../domain/storage/top-banner.ts'
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

export interface KeepTopNewsOptions {
  readonly siteId: SiteId
  readonly topNews: TopNewsModel
  /** Each step to another page within the application. */
  readonly steps$: Stream<unknown>
}

/**
 * Keeps for this tab which top news was shown last and whether it was put away (C3.19). What was put away is away at
 * once: the page that was loaded hides it before it is drawn. Which one was shown counts from the reader's first step
 * to another page, unless the reader has moved it meanwhile, so that the loaded page does not change by itself.
 */
export function keepTopNews(
  { banner, slide }: TopNewsMemory,
  scope: Scope,
  { siteId, topNews, steps$ }: KeepTopNewsOptions,
): void {
  let last: TopNewsState = topNews.state$.value
  let moved = false
  const keep = ({ news, current }: TopNewsState, dismissed: boolean): void => {
    const shown = news[current]
    if (shown === undefined) return
    moved = true
    banner.change(() => ({ siteId, newsId: shown.id, dismissed }))
    slide.change(() => current)
  }
  const recall = (): void => {
    const { news } = topNews.state$.value
    const kept = banner.value$.value
    if (moved || kept?.siteId !== siteId) return
    const at = slide.value$.value
    if (news[at]?.id === kept.newsId) topNews.goTo(at)
  }
  const ids = last.news.map(({ id }) => id)
  if (last.current > 0) keep(last, false)
  else if (staysPutAway(banner.value$.value, siteId, ids)) topNews.putAway()
  scope.add(
    topNews.state$.changes$.subscribe((state) => {
      if (state.news === last.news && state.current !== last.current) keep(state, false)
      if (state.news.length > 0) last = state
    }),
  )
  scope.add(
    topNews.putAway$.changes$.subscribe((away) => {
      if (away) keep(last, true)
    }),
  )
  scope.add(steps$.pipe(take(1)).subscribe(recall))
}
