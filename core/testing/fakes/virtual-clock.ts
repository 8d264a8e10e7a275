import { createStream } from '../../reactive/stream.ts'
import type { Clock } from '../../ports/clock.ts'

/** A clock that stands still until it is told. */
export interface VirtualClock extends Clock {
  /** Lets so many milliseconds pass; whatever falls due in them happens in order, each at its own time. */
  readonly advance: (milliseconds: number) => void
}

interface Timer {
  readonly due: number
  readonly act: () => void
}

/** Timers due at the same time act in the order in which they were set. */
export function createVirtualClock(start = 0): VirtualClock {
  let time = start
  let timers: readonly Timer[] = []
  const set = (delay: number, act: () => void): Timer => {
    const timer = { due: time + Math.max(0, delay), act }
    timers = [...timers, timer]
    return timer
  }
  const clear = (timer: Timer): void => {
    timers = timers.filter((other) => other !== timer)
  }
  return {
    now: () => time,
    after: (delay) =>
      createStream<void>((subscriber) => {
        const timer = set(delay, () => {
          subscriber.next()
          subscriber.complete()
        })
        return () => clear(timer)
      }),
    every: (interval) =>
      createStream<void>((subscriber) => {
        let timer = set(interval, tick)
        function tick(): void {
          timer = set(interval, tick)
          subscriber.next()
        }
        return () => clear(timer)
      }),
    advance: (milliseconds) => {
      const end = time + milliseconds
      for (let next = earliest(timers, end); next !== null; next = earliest(timers, end)) {
        clear(next)
        time = next.due
        next.act()
      }
      time = end
    },
  }
}

const earliest = (timers: readonly Timer[], end: number): Timer | null =>
  timers.reduce<Timer | null>(
    (first, timer) => (timer.due <= end && (first === null || timer.due < first.due) ? timer : first),
    null,
  )
