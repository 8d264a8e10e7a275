import type { Scope } from './scope.ts'

/** A command that is not heard any more once the scope has ended. */
export const during =
  <A extends readonly unknown[]>(scope: Scope, command: (...args: A) => void) =>
  (...args: A): void => {
    if (!scope.ended) command(...args)
  }
