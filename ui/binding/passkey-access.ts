import type { OpenPasskeyDevice } from '@xuekan/core/member'

/** What a page does with passkeys once scripts have taken it over. */
export interface PasskeyAccess {
  /** Whether the browser knows passkeys. */
  readonly isKnown: () => boolean
  /** Of the page, such as `https://slgc.example.org`. */
  readonly origin: () => string
  /** The code comes with the first use. */
  readonly open: OpenPasskeyDevice
  /** Goes to another address, which may lead to another host. */
  readonly leaveFor: (address: string) => void
}
