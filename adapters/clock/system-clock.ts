import type { Clock } from '@xuekan/core'
import { Observable } from 'rxjs'

/** The time of the machine. */
export const createSystemClock = (): Clock => ({
  now: () => Date.now(),
  after: (milliseconds) =>
    new Observable((subscriber) => {
      const timer = setTimeout(() => {
        subscriber.next()
        subscriber.complete()
      }, milliseconds)
      return () => clearTimeout(timer)
    }),
  every: (milliseconds) =>
    new Observable((subscriber) => {
      const timer = setInterval(() => subscriber.next(), milliseconds)
      return () => clearInterval(timer)
    }),
})
