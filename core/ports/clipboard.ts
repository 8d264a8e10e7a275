import type { Stream } from '../reactive/stream.ts'

/** The clipboard of the reader's machine. */
export interface Clipboard {
  /** Says once whether the text was put there, then completes; never an error. Writes when subscribed. */
  readonly write: (text: string) => Stream<boolean>
}
