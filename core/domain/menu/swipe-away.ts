import type { Point } from './pointer-aims.ts'

/** Shorter than this a finger has only trembled, in CSS pixels. */
const shortest = 48

/** Whether a finger pushed what came in from the left side back to it: far enough, and more across than up or down. */
export const swipesAway = (from: Point, to: Point): boolean =>
  from.x - to.x >= shortest && from.x - to.x > 2 * Math.abs(from.y - to.y)
