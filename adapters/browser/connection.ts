import type { Connection } from '@xuekan/core'
import { createBehavior, type Scope } from '@xuekan/core/reactive'

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
