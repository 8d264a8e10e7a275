import { createScope, lazy } from '@xuekan/core/reactive'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { whenWanted } from '../../app/browser/followers.ts'

const settle = () => new Promise((done) => setImmediate(done))

function bench(failures = 0) {
  const on$ = new Subject<string>()
  const scope = createScope()
  const log: string[] = []
  let fetches = 0
  const chunk = lazy(async () => {
    fetches += 1
    log.push('fetch')
    if (fetches <= failures) throw new Error('no such chunk')
    return { does: (event: string) => log.push(event) }
  })
  whenWanted(scope, {
    on$,
    chunk,
    act: ({ does }, event) => does(event),
    failed: () => log.push('failed'),
  })
  return { log, on$, scope }
}

describe('whenWanted', () => {
  it('fetches with the first event alone, and hands on each event in order', async () => {
    const { log, on$ } = bench()
    expect(log).toEqual([])
    for (const event of ['a', 'b']) on$.next(event)
    await settle()
    on$.next('c')
    await settle()
    expect(log).toEqual(['fetch', 'a', 'b', 'c'])
  })

  it('tells of each fetch that fails, and tries again with the next event', async () => {
    const { log, on$ } = bench(2)
    for (const event of ['a', 'b', 'c']) {
      on$.next(event)
      await settle()
    }
    expect(log).toEqual(['fetch', 'failed', 'fetch', 'failed', 'fetch', 'c'])
  })

  it('does nothing any more after its scope has ended', async () => {
    const { log, on$, scope } = bench()
    on$.next('a')
    scope.end()
    await settle()
    on$.next('b')
    await settle()
    expect(log).toEqual(['fetch'])
  })
})
