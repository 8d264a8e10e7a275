import type { Codec } from '../../domain/storage/codec.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import { createBehavior } from '../../reactive/behavior.ts'

/** A value kept in memory as its codec prints it, beside which other tabs can be played: for `storage.batchId`, say, its `codec` and `empty`. */
export interface FakeStoredValue<T> extends StoredValue<T> {
  /** What is kept; null for nothing. */
  readonly text: string | null
  /** Another tab keeps a text, null to clear it. Where it is not `heard` this tab finds it at its next change. */
  readonly storedElsewhere: (text: string | null, options?: { readonly heard?: boolean }) => void
}

export function createFakeStoredValue<T>(
  codec: Codec<T>,
  empty: T,
  initialText: string | null = null,
): FakeStoredValue<T> {
  let text = initialText
  const read = (): T => (text === null ? null : codec.parse(text)) ?? empty
  let seen = text
  const value = createBehavior(read())
  const newest = (): T => {
    if (text === seen) return value.value
    seen = text
    return read()
  }
  return {
    value$: value,
    get text() {
      return text
    },
    change: (update) => {
      const before = newest()
      const next = update(before)
      if (!Object.is(next, before)) {
        const printed = codec.print(next)
        text = printed === codec.print(empty) ? null : printed
        seen = text
      }
      value.set(next)
    },
    storedElsewhere: (other, { heard = true } = {}) => {
      text = other
      if (heard) value.set(newest())
    },
  }
}
