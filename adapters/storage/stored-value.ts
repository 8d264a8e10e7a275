import type { StoredValue } from '@xuekan/core'
import { createBehavior, type Scope, type Stream } from '@xuekan/core/reactive'
import type { StorageEntry } from '@xuekan/core/site'
import type { TextStore } from './web-storage.ts'

export interface StoredValueOptions {
  /** The keys that others changed, null for every key: `createStorageChanges`. */
  readonly changes$: Stream<string | null>
}

/**
 * One entry of the core's table in a store. Every change begins with what stands there now, so that two tabs do not
 * lose each other's items. What cannot be read counts as empty, and stays until the first change; what changes to
 * empty leaves nothing behind. A change that gives what it was given writes nothing.
 */
export function createStoredValue<T>(
  scope: Scope,
  store: TextStore,
  { name, codec, empty }: Pick<StorageEntry<T>, 'name' | 'codec' | 'empty'>,
  { changes$ }: StoredValueOptions,
): StoredValue<T> {
  const parse = (text: string | null): T => (text === null ? null : codec.parse(text)) ?? empty
  let seen = store.read(name)
  const value = createBehavior(parse(seen))
  /** The value itself where nobody else wrote: it can hold more than is printed. */
  const newest = (): T => {
    const text = store.read(name)
    if (text === seen) return value.value
    seen = text
    return parse(text)
  }
  const write = (next: T): void => {
    const text = codec.print(next)
    if (text === codec.print(empty)) store.clear(name)
    else store.write(name, text)
    // what was not taken is not there, and then is no change by others
    seen = store.read(name)
  }
  scope.add(
    changes$.subscribe((key) => {
      if (key === name || key === null) value.set(newest())
    }),
  )
  return {
    value$: value,
    change: (update) => {
      const before = newest()
      const next = update(before)
      if (!Object.is(next, before)) write(next)
      value.set(next)
    },
  }
}
