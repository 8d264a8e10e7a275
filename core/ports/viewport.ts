import type { Behavior } from '../reactive/behavior.ts'

/** The window, in CSS pixels. */
export interface Viewport {
  readonly width: Behavior<number>
  readonly scrollTop: Behavior<number>
  readonly scrollTo: (top: number) => void
  readonly prefersReducedMotion: () => boolean
}
