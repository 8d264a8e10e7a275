import { createStream, type Stream } from '@xuekan/core/reactive'

/** The reader comes back to this tab or window, or to the page as the browser has kept it: it is seen again then. */
export const createReturns = (window: Window): Stream<null> =>
  createStream((subscriber) => {
    const returned = (): void => {
      if (window.document.visibilityState === 'visible') subscriber.next(null)
    }
    const events = [
      [window, 'focus'],
      [window.document, 'visibilitychange'],
    ] as const
    for (const [target, event] of events) target.addEventListener(event, returned)
    return () => {
      for (const [target, event] of events) target.removeEventListener(event, returned)
    }
  })
