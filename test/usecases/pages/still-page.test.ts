import { createStillPage } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

describe('createStillPage', () => {
  it('is there at once, and trying again changes nothing [C2.4] [C2.5]', () => {
    const page = createStillPage()
    const states = heard(page.state$)
    page.retry()
    expect(states).toEqual([{ status: 'ready', value: null }])
    expect(page.state$.value).toBe(states[0])
  })
})
