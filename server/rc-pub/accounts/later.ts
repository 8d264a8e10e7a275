import type { Refusal } from './outcomes.ts'

/** Too many attempts, for so many milliseconds. */
export const later = (milliseconds: number): Refusal => ({
  kind: 'later',
  seconds: Math.ceil(milliseconds / 1_000),
})
