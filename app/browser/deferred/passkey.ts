import type { PasskeyDevice } from '@xuekan/core'
import { createBrowserPasskeyDevice } from '@xuekan/web'

/** What makes and uses passkeys on this page. */
export const openPasskeyDevice = (): PasskeyDevice => createBrowserPasskeyDevice(window.location)
