import { staticPage } from '../../../core/usecases/pages/static-page.ts'
import { failed, loading, ready } from '../../../core/usecases/remote.ts'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { unreachable } from '../support/page-bench.ts'

describe('staticPage', () => {
  it.each([ready(null), failed(unreachable('article')), loading])(
    'is in its state at once, and trying again changes nothing [C2.4] [C2.5]',
    (state) => {
      const page = staticPage<null>(state)
      const states = heard(page.state$)
      page.retry()
      expect(states).toEqual([state])
      expect(page.state$.value).toBe(state)
    },
  )
})
