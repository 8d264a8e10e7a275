/** Strictly beyond so many CSS pixels of scrolling the control shows (C4.18). */
const backToTopThresholds = { sharedShell: 400, appLayout: 300 } as const

/** How long the way to the top takes, and how far apart its steps are, in milliseconds (C9.1). */
export const backToTopDuration = 500
export const backToTopStep = 16.7

const stepCount = Math.ceil(backToTopDuration / backToTopStep)

/** The app layout is a page without the shared shell (C4.18). */
export const backToTopVisible = (scrollTop: number, withSharedShell = true): boolean =>
  scrollTop > (withSharedShell ? backToTopThresholds.sharedShell : backToTopThresholds.appLayout)

/**
 * Where the page stands so many milliseconds after it started from `from` (C9.1). It moves in equal steps of 16.7 ms,
 * never downwards, and is at 0 from 500 ms on, however late it is asked.
 */
export function backToTopPosition(from: number, elapsed: number): number {
  if (elapsed >= backToTopDuration) return 0
  const step = Math.max(0, Math.floor(elapsed / backToTopStep))
  return from * (1 - step / stepCount)
}
