import type { Scope } from '@xuekan/core/reactive'

/** A page that has not grown to its goal by then stays where it is, in milliseconds. */
const patience = 3_000

/** What a reader does to scroll: from then on the page is theirs. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Tries to reach a place in each frame until `reach` says that it has, the reader moves, or patience ends: content that
 * is still on its way makes the page too short at first. A new goal ends the former one. Returns what abandons a goal.
 */
export function createScrollGoal(window: Window, scope: Scope): (reach: () => boolean) => void {
  let abandon = (): void => undefined
  for (const move of ownMoves) {
    const moved = (): void => abandon()
    window.addEventListener(move, moved, { passive: true })
    scope.add(() => window.removeEventListener(move, moved))
  }
  scope.add(() => abandon())

  return (reach) => {
    abandon()
    const start = window.performance.now()
    let frame = 0
    const attempt = (): void => {
      if (reach() || window.performance.now() - start > patience) return
      frame = window.requestAnimationFrame(attempt)
    }
    abandon = () => window.cancelAnimationFrame(frame)
    attempt()
  }
}
