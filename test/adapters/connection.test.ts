import { createScope } from '@xuekan/core/reactive'
import { createFakeConnection } from '@xuekan/core/testing'
import { createBrowserConnection } from '@xuekan/web'
import { describe, expect, it } from 'vitest'
import { connectionSuite } from './contract-suites/connection-suite.ts'

/** As much of a window as tells of its network. */
function windowThat(isOnline: boolean) {
  const navigator = { onLine: isOnline }
  const window = Object.assign(new EventTarget(), { navigator }) as unknown as Window
  const turn = (online: boolean): void => {
    navigator.onLine = online
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  }
  return { turn, window }
}

connectionSuite('in memory', (online) => {
  const connection = createFakeConnection(online)
  return { connection, turn: connection.turn }
})
connectionSuite('of a window', (online) => {
  const { turn, window } = windowThat(online)
  return { connection: createBrowserConnection(window, createScope()), turn }
})

describe('createBrowserConnection', () => {
  it('listens no more when its scope has ended', () => {
    const { turn, window } = windowThat(true)
    const scope = createScope()
    const { online } = createBrowserConnection(window, scope)
    scope.end()
    turn(false)
    expect(online.value).toBe(true)
  })
})
