import type { CookieJar, StoredValue } from '@xuekan/core'
import type { Scope, Stream } from '@xuekan/core/reactive'
import type { StorageEntry } from '@xuekan/core/site'
import { map } from 'rxjs'
import { createStoredValue } from './stored-value.ts'
import type { TextStore } from './web-storage.ts'

export interface CookieValueOptions {
  /** When to look at the cookie, since nobody tells of its changes: each second, say (C4.4). */
  readonly looks$: Stream<unknown>
}

/** One cookie of the core's table. What the jar does not take lasts as long as the page. */
export const createCookieValue = <T>(
  scope: Scope,
  jar: CookieJar,
  entry: Pick<StorageEntry<T>, 'name' | 'codec' | 'empty'>,
  { looks$ }: CookieValueOptions,
): StoredValue<T> =>
  createStoredValue(scope, storeOf(jar), entry, { changes$: looks$.pipe(map(() => entry.name)) })

const storeOf = (jar: CookieJar): TextStore => ({
  read: (name) => jar.read(name) || null,
  write: (name, value) => {
    jar.write(name, value)
    return jar.read(name) === value
  },
  clear: jar.clear,
})
