import type { RenderPage } from '../page-answer.ts'

/** The portal has more to do than it can: nothing was begun. */
export class HostBusy extends Error {
  /** Seconds after which to come again. */
  readonly retryAfter = 5

  constructor() {
    super('The portal has too much to do.')
  }
}

export interface RenderGateOptions {
  /** Pages that are rendered at the same time. */
  readonly atOnce: number
  /** Pages that wait for one of these to end. */
  readonly waiting: number
  /** Milliseconds that a page waits at most. */
  readonly waitMost: number
  /** Whether memory or the event loop say that nothing new should begin. */
  readonly isPressed: () => boolean
}

/**
 * Renders so many pages at the same time and lets some wait, first come first served; others, and those that have waited
 * too long, fail with `HostBusy` before anything is held for them. Law: pages under way never exceed `atOnce`.
 */
export function createRenderGate(render: RenderPage, options: RenderGateOptions): RenderPage {
  let underway = 0
  const queue = new Set<() => void>()

  const wait = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer)
        queue.delete(enter)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(enter)
        reject(new HostBusy())
      }, options.waitMost)
      queue.add(enter)
    })

  const leave = (): void => {
    const [next] = queue
    // who waits takes the place, so that nobody who comes now is before them
    if (next === undefined) underway -= 1
    else next()
  }

  return async (request) => {
    if (options.isPressed()) throw new HostBusy()
    if (underway < options.atOnce) underway += 1
    else if (queue.size < options.waiting) await wait()
    else throw new HostBusy()
    try {
      return await render(request)
    } finally {
      leave()
    }
  }
}
