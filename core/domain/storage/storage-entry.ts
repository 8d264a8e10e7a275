import type { Codec } from './codec.ts'
import type { CookieRule, StorageUse } from './cookie-rules.ts'

export type StoragePlace = 'cookie' | 'local' | 'session'

/** What a browser keeps of this portal under one name. */
export interface StorageEntry<T, Place extends StoragePlace = StoragePlace> extends CookieRule {
  readonly name: string
  /** A cookie lasts as its `days` say, local storage until it is cleared, session storage as long as the tab. */
  readonly place: Place
  /** Laws: `parse(print(value))` is `value`; `parse` is total. */
  readonly codec: Codec<T>
  /** What stands for nothing kept, and for what cannot be read. */
  readonly empty: T
  /** The clause that asks for it; '' for what no clause asks for. */
  readonly clause: string
}

/** What a tab keeps until it is closed (C3.19). */
export const inSession = <T>(
  name: string,
  codec: Codec<T>,
  empty: T,
  use: StorageUse = 'open',
  clause = 'C3.19',
): StorageEntry<T, 'session'> => ({ name, place: 'session', codec, empty, days: null, use, clause })

/** What a browser keeps until it is cleared (C3.18). */
export const inLocal = <T>(
  name: string,
  codec: Codec<T>,
  empty: T,
  use: StorageUse = 'open',
  clause = 'C3.18',
): StorageEntry<T, 'local'> => ({ name, place: 'local', codec, empty, days: null, use, clause })
