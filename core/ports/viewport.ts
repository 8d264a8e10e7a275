import type { Behavior } from '../reactive/behavior.ts'

/** The window, in CSS pixels at the default text size of 16: to a reader with larger text it is a smaller one. */
export interface Viewport {
  readonly width: Behavior<number>
  readonly scrollTop: Behavior<number>
  readonly scrollTo: (top: number) => void
  readonly prefersReducedMotion: () => boolean
}
