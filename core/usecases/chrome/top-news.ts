import { nextSlide, previousSlide, slideAt } from '../../domain/chrome/carousel.ts'
import type { TopNews } from '../../domain/chrome/top-news.ts'
import type { Reader } from '../../ports/answer.ts'
import type { TopNewsGateway } from '../../ports/top-news-gateway.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { tellFailure } from '../notices/tell-failure.ts'
import { holdForReader } from '../site/hold-for-reader.ts'

export interface TopNewsState {
  readonly news: readonly TopNews[]
  /** Place of the one that is shown; -1 when there is none. */
  readonly current: number
}

export interface TopNewsModel {
  readonly state$: Behavior<TopNewsState>
  readonly next: () => void
  readonly previous: () => void
  readonly goTo: (index: number) => void
  /** Whether the reader has put it away: then none is shown. */
  readonly putAway$: Behavior<boolean>
  readonly putAway: () => void
}

export interface TopNewsOptions {
  readonly reader$: Behavior<Reader>
  readonly notify: Notify
  /** What the page came with; null to ask. */
  readonly known?: readonly TopNews[] | null
}

/**
 * The carousel above the header (C2.39, C9.8): it begins with the first and moves only when it is told to, round both
 * ends. A failure is told in the server's words, and leaves no carousel (C8.3). What is put away stays away until other
 * news is asked for.
 */
export function createTopNews(
  gateway: TopNewsGateway,
  scope: Scope,
  { known = null, reader$, notify }: TopNewsOptions,
): TopNewsModel {
  const none: readonly TopNews[] = []
  const news$ = holdForReader(scope, reader$, {
    known,
    ask: gateway.topNews,
    empty: none,
    onFailure: (failure) => tellFailure(notify, failure),
  })
  const show = (news: readonly TopNews[], index: number): TopNewsState => ({
    news,
    current: slideAt(index, news.length),
  })
  const state = createBehavior(show(news$.value, 0), sameState)
  const away = createBehavior(false)
  scope.add(
    news$.changes$.subscribe((news) => {
      away.set(false)
      state.set(show(news, 0))
    }),
  )
  const move = (to: (index: number, count: number) => number): void => {
    const { news, current } = state.value
    state.set({ news, current: to(current, news.length) })
  }
  return {
    state$: state,
    next: () => move(nextSlide),
    previous: () => move(previousSlide),
    goTo: (index) => move((_, count) => slideAt(index, count)),
    putAway$: away,
    putAway: () => {
      away.set(true)
      state.set(show(none, 0))
    },
  }
}

const sameState = (a: TopNewsState, b: TopNewsState): boolean => a.news === b.news && a.current === b.current
