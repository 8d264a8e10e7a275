import type { Stream } from '../reactive/stream.ts'

/** Does the work of a captcha for browsers, beside the page. */
export interface ProofSolver {
  /**
   * Works on a challenge (`ProofOfWork`): emits its proof once, in base64, and completes; null where this browser cannot
   * have one, or not within a minute. Unsubscribing ends the work. Never fails.
   */
  readonly solve: (challenge: string) => Stream<string | null>
}
