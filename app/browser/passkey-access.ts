import { lazy } from '@xuekan/core/reactive'
import type { PasskeyAccess } from '../../ui/binding/passkey-access.ts'

const load = lazy(() => import('./deferred/passkey.ts'))

/** Passkeys of this browser. */
export const passkeyAccess: PasskeyAccess = {
  isKnown: () => 'PublicKeyCredential' in window,
  origin: () => window.location.origin,
  open: () =>
    load().then(
      ({ openPasskeyDevice }) => openPasskeyDevice(),
      () => null,
    ),
  leaveFor: (address) => window.location.assign(address),
}
