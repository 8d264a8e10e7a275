import { createScope } from '../../../core/reactive/scope.ts'
import { createNotices } from '../../../core/usecases/notices/notices.ts'
import { watchCode } from '../../../core/usecases/notices/watch-code.ts'
import { createFakeConnection, createVirtualClock } from '@xuekan/core/testing'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'

function bench(isOnline: boolean) {
  const scope = createScope()
  const notices = createNotices(createVirtualClock(), scope)
  const missing = new Subject<void>()
  const reloads: string[] = []
  watchCode({ connection: createFakeConnection(isOnline), reload: () => reloads.push('reload') }, scope, {
    notices,
    missing$: missing,
  })
  const shown = () => notices.notices$.value.map(({ message, action }) => [message, action])
  return { missing, notices, reloads, scope, shown }
}

describe('watchCode', () => {
  it('tells that code is missing, and loads the page again when the reader wants it [C4.23]', () => {
    const { missing, notices, reloads, shown } = bench(true)
    missing.next()
    expect(shown()).toEqual([['codeMissing', 'reload']])
    expect(reloads).toEqual([])
    notices.act(notices.notices$.value[0]?.id ?? -1)
    expect(reloads).toEqual(['reload'])
  })

  it('tells of the network where there is none, since loading again would not help [C4.23]', () => {
    const { missing, shown } = bench(false)
    missing.next()
    expect(shown().map(([message]) => message)).toEqual(['offline'])
  })

  it('tells nothing after its scope has ended', () => {
    const { missing, scope, shown } = bench(true)
    scope.end()
    missing.next()
    expect(shown()).toEqual([])
  })
})
