import type { HomeContent } from '../../domain/page/home-content.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { createBehavior } from '../../reactive/behavior.ts'
import { createPage, type CreatePage } from '../create-page.ts'
import { sameInput } from '../same-input.ts'
import type { HomeInput } from './load-home.ts'

/**
 * The home as a page, of the function that loads it: it stays as it is while another period of its ranking, or one of
 * its modules again, is on the way, so that nothing jumps below the reader.
 */
export const createHome =
  <Ports>(
    load: (ports: Ports, input: HomeInput) => AsyncResult<HomeContent>,
  ): CreatePage<Ports, HomeInput, HomeContent> =>
  (ports, scope, input$, seed) => {
    const page = createPage(load)(ports, scope, input$, seed)
    const state$ = createBehavior(page.state$.value)
    let shown = input$.value
    scope.add(
      page.state$.value$.subscribe((next) => {
        const isSameHome = sameInput(placeOf(shown), placeOf(input$.value))
        if (next.status === 'loading' && state$.value.status === 'ready' && isSameHome) return
        shown = input$.value
        state$.set(next)
      }),
    )
    return { state$, retry: page.retry }
  }

/** What makes another home of it: all but the period and the day. */
const placeOf = ({ context, type, headerStyle }: HomeInput) => ({ context, type, headerStyle })
