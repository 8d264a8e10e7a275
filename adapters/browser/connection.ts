import { createBehavior, type Connection, type Scope } from '@xuekan/core'

/** The network as the browser sees it. */
export function createBrowserConnection(window: Window, scope: Scope): Connection {
  const online = createBehavior(window.navigator.onLine)
  const look = (): void => online.set(window.navigator.onLine)
  for (const event of ['online', 'offline']) {
    window.addEventListener(event, look)
    scope.add(() => window.removeEventListener(event, look))
  }
  return { online }
}
