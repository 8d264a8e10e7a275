import type { Clipboard } from '../../ports/clipboard.ts'
import { createStream } from '../../reactive/stream.ts'

/** Keeps in order every text that it was given. */
export interface FakeClipboard extends Clipboard {
  readonly written: readonly string[]
  /** From now on it may or may not be written to. */
  readonly allow: (allowed: boolean) => void
}

export function createFakeClipboard(): FakeClipboard {
  const written: string[] = []
  let allowed = true
  return {
    written,
    allow: (next) => {
      allowed = next
    },
    write: (text) =>
      createStream((subscriber) => {
        if (allowed) written.push(text)
        subscriber.next(allowed)
        subscriber.complete()
        return () => undefined
      }),
  }
}
