import { createReturns } from '@xuekan/web'
import { describe, expect, it } from 'vitest'

describe('createReturns', () => {
  it('tells of every return to the tab or the window, of no leaving, and of none to who has left', () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    const window = Object.assign(new EventTarget(), { document }) as unknown as Window
    const turn = (state: string): void => {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    }
    let returns = 0
    const listening = createReturns(window).subscribe(() => (returns += 1))
    turn('hidden')
    window.dispatchEvent(new Event('focus'))
    expect(returns).toBe(0)
    turn('visible')
    window.dispatchEvent(new Event('focus'))
    expect(returns).toBe(2)
    listening.unsubscribe()
    turn('visible')
    expect(returns).toBe(2)
  })
})
