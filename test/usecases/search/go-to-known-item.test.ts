import type { KnownTarget } from '../../../core/domain/search/known-search.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { loading, ready, type Remote } from '../../../core/usecases/remote.ts'
import { goToKnownItem } from '../../../core/usecases/search/go-to-known-item.ts'
import { describe, expect, it } from 'vitest'
import { linksIn } from '../support/links.ts'

const article: KnownTarget = { route: parseRoute('/zh/article/5'), site: null }
const journal: KnownTarget = {
  route: parseRoute('/zh/home'),
  site: { id: asSiteId('9'), sld: 'hai', domain: '' },
}
const read = (target: KnownTarget | null): Remote<unknown> =>
  ready({ known: { kind: 'place', text: '8: 1', target } })

function bench(address = '/zh/article?q=vol+8+p+1') {
  const went: unknown[] = []
  const scope = createScope()
  const state$ = createBehavior<Remote<unknown>>(loading)
  const page$ = createBehavior({ route: parseRoute(address), opened: { state$ } })
  const navigation = {
    go: (...to: readonly unknown[]) => void went.push(to),
    leave: (to: string) => void went.push(to),
  }
  goToKnownItem(scope, { page$, links$: linksIn('zh'), navigation })
  return { went, scope, state$, page$ }
}

describe('goToKnownItem', () => {
  it('goes to the one article in place of its search, so that the way back skips that [C2.25]', () => {
    const { went, state$ } = bench()
    expect(went).toEqual([])
    state$.set(read(article))
    expect(went).toEqual([['/zh/article/5', { replace: true }]])
  })

  it('leaves for a journal on a host of its own', () => {
    const { went, state$ } = bench()
    state$.set(read(journal))
    expect(went).toEqual(['http://hai.localhost/zh/home'])
  })

  it('stays where nothing is meant, on other pages, and once it has ended', () => {
    const { went, state$, scope } = bench()
    state$.set(read(null))
    state$.set(ready({}))
    const other = bench('/zh/home')
    other.state$.set(read(article))
    scope.end()
    state$.set(read(article))
    expect([...went, ...other.went]).toEqual([])
  })
})
