/** What is known of an article at one registry. Times in milliseconds since 1970. */
export interface DepositEntry {
  /** Hash of what is to be told. */
  readonly hash: string
  /** Hash of what the registry took last; null where it never took anything. */
  readonly sentHash: string | null
  /** Since the last time that it took something. */
  readonly attempts: number
  /** When it is sent next; null where nothing is to be sent. */
  readonly due: number | null
}

/** How an article stands with a registry. */
export type DepositState =
  /** It waits for its first attempt. */
  | 'waiting'
  /** It could not be sent, and is tried again. */
  | 'failing'
  /** It was tried so often that nobody tries any more. */
  | 'given up'
  /** What the registry took last is what the article says. */
  | 'sent'
  /** It is gone before it was sent. */
  | 'withdrawn'

/** Attempts until somebody has to look: ten days. */
export const mostDepositAttempts = 20

const minute = 60_000
const day = 1_440 * minute

/** Milliseconds until what failed so often is tried again. Law: it grows up to a day, and is never shorter than before. */
export const depositPause = (attempts: number): number =>
  Math.min(minute * 2 ** Math.min(Math.max(attempts, 0), 20), day)

/** When what has failed now is tried again; null where it is given up. */
export const nextDepositAttempt = (attempts: number, now: number): number | null =>
  attempts >= mostDepositAttempts ? null : now + depositPause(attempts)

/** Law: what is due is waiting or failing, and what the registry has is sent. */
export function depositState({ hash, sentHash, attempts, due }: DepositEntry): DepositState {
  if (due !== null) return attempts === 0 ? 'waiting' : 'failing'
  if (hash === sentHash) return 'sent'
  return attempts >= mostDepositAttempts ? 'given up' : 'withdrawn'
}
