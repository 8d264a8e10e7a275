import type { Failure } from '../../../core/domain/failure/failure.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { watchPageFailures } from '../../../core/usecases/notices/watch-page-failures.ts'
import type { PageModel } from '../../../core/usecases/page-model.ts'
import { failed, loading, ready, type Remote } from '../../../core/usecases/remote.ts'
import { describe, expect, it } from 'vitest'
import { listening } from '../support/notified.ts'

const refused = (message: string, call = 'article'): Failure => ({
  kind: 'refused',
  call,
  status: 5003,
  message,
})

function bench(first: Remote<unknown>) {
  const scope = createScope()
  const pageShowing = (shown: Remote<unknown>) => {
    const state = createBehavior(shown)
    const model: PageModel<unknown> = { state$: state, retry: () => undefined }
    return { state, model }
  }
  const page = pageShowing(first)
  const page$ = createBehavior({ opened: page.model })
  const { notify, notified } = listening()
  watchPageFailures(page$, scope, notify)
  return { scope, page, page$, pageShowing, notified }
}

describe('watchPageFailures', () => {
  it('reports the refusal that the server rendered, once [C8.1]', () => {
    const { page, page$, notified } = bench(failed(refused('文章已撤回')))
    expect(notified).toEqual(['serverMessage: 文章已撤回'])
    page$.set({ opened: page.model })
    page$.set({ ...page$.value })
    expect(notified).toHaveLength(1)
  })

  it('reports each failed load again, and none that succeeds [C8.1]', () => {
    const { page, notified } = bench(loading)
    page.state.set(failed(refused('一')))
    page.state.set(loading)
    page.state.set(ready(1))
    page.state.set(failed(refused('一')))
    expect(notified).toEqual(['serverMessage: 一', 'serverMessage: 一'])
  })

  it('follows the page that is shown, and ends with its scope', () => {
    const { scope, page, page$, pageShowing, notified } = bench(ready(1))
    const next = pageShowing(loading)
    page$.set({ opened: next.model })
    page.state.set(failed(refused('前一页')))
    expect(notified).toEqual([])
    next.state.set(failed(refused('这一页')))
    expect(notified).toEqual(['serverMessage: 这一页'])
    scope.end()
    next.state.set(failed(refused('以后')))
    expect(notified).toHaveLength(1)
  })

  it('reports the text of a column in general words [C8.1]', () => {
    expect(bench(failed(refused('内部错误', 'channelInfo'))).notified).toEqual(['getDataErrorMessage'])
  })

  it.each<Failure>([
    { kind: 'absent', call: 'article' },
    { kind: 'unreachable', call: 'article' },
    { kind: 'timeout', call: 'article' },
    { kind: 'malformed', call: 'article', field: 'id' },
    { kind: 'expired', call: 'article', message: '请重新登录' },
  ])('leaves %j to the page itself', (failure) => {
    expect(bench(failed(failure)).notified).toEqual([])
  })
})
