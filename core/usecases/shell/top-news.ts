import { nextSlide, previousSlide, slideAt } from '../../domain/shell/carousel.ts'
import type { TopNews } from '../../domain/shell/top-news.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { NewsGateway } from '../../ports/news-gateway.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'
import { querySite } from '../site/query-site.ts'

export interface TopNewsState {
  readonly news: readonly TopNews[]
  /** Place of the one that is shown; -1 when there is none. */
  readonly current: number
}

export interface TopNewsModel {
  readonly state$: Behavior<TopNewsState>
  /** What was shown last, also once it is put away. */
  readonly latest: () => TopNewsState
  readonly next: () => void
  readonly previous: () => void
  readonly goTo: (index: number) => void
  /** Whether the reader has opened the line that it is folded into on phones and beyond the home page. */
  readonly opened$: Behavior<boolean>
  readonly toggle: () => void
  /** Whether the reader has put it away: then none is shown. */
  readonly dismissed$: Behavior<boolean>
  readonly dismiss: () => void
}

export interface TopNewsOptions {
  readonly context$: Behavior<RequestContext>
  readonly notify: Notify
  /** What the page came with; null to ask. */
  readonly known?: readonly TopNews[] | null
}

/**
 * The carousel above the header (C2.39, C9.8): it begins with the first and moves only when it is told to, round both
 * ends. A failure is told in the server's words, and leaves no carousel (C8.3). What is dismissed stays away until other
 * news is asked for.
 */
export function createTopNews(
  { news: gateway }: { readonly news: Pick<NewsGateway, 'topNews'> },
  scope: Scope,
  { known = null, context$, notify }: TopNewsOptions,
): TopNewsModel {
  const none: readonly TopNews[] = []
  const news$ = querySite(scope, context$, {
    known,
    load: gateway.topNews,
    empty: none,
    onFailure: (failure) => notifyFailure(notify, failure),
  })
  const show = (news: readonly TopNews[], index: number): TopNewsState => ({
    news,
    current: slideAt(index, news.length),
  })
  const state = createBehavior(show(news$.value, 0), sameState)
  let putAway: TopNewsState | null = null
  const opened = createBehavior(false)
  const dismissed = createBehavior(false)
  scope.add(
    news$.value$.subscribe((news) => {
      dismissed.set(false)
      state.set(show(news, 0))
    }),
  )
  const move = (to: (index: number, count: number) => number): void => {
    const { news, current } = state.value
    state.set({ news, current: to(current, news.length) })
  }
  return {
    state$: state,
    latest: () => (state.value.news.length > 0 ? state.value : (putAway ?? state.value)),
    next: () => move(nextSlide),
    previous: () => move(previousSlide),
    goTo: (index) => move((_, count) => slideAt(index, count)),
    opened$: opened,
    toggle: () => opened.set(!opened.value),
    dismissed$: dismissed,
    dismiss: () => {
      if (state.value.news.length > 0) putAway = state.value
      dismissed.set(true)
      state.set(show(none, 0))
    },
  }
}

const sameState = (a: TopNewsState, b: TopNewsState): boolean => a.news === b.news && a.current === b.current
