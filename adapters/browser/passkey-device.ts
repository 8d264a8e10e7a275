import { err, ok, type PasskeyDevice } from '@xuekan/core'
import { passkeyLasts, type PasskeyProblem } from '@xuekan/core/member'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** The passkeys of this browser: discoverable, with the person verified, and without an attestation. */
export const createBrowserPasskeyDevice = ({ origin }: Pick<Location, 'origin'>): PasskeyDevice => ({
  origin,
  create: async ({ relyingParty, challenge, userId, userName, known }) => {
    try {
      const { id, response } = await startRegistration({
        optionsJSON: {
          rp: { id: relyingParty, name: relyingParty },
          user: { id: userId, name: userName, displayName: userName },
          challenge,
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          timeout: passkeyLasts,
          attestation: 'none',
          excludeCredentials: known.map((each) => ({ id: each, type: 'public-key' })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
        },
      })
      return ok({
        id,
        clientData: response.clientDataJSON,
        attestation: response.attestationObject,
        transports: response.transports ?? [],
      })
    } catch (failure) {
      return err(problemOf(failure))
    }
  },
  use: async ({ relyingParty, challenge }) => {
    try {
      const { id, response } = await startAuthentication({
        optionsJSON: { rpId: relyingParty, challenge, timeout: passkeyLasts, userVerification: 'required' },
      })
      return ok({
        id,
        clientData: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
        userHandle: response.userHandle ?? '',
      })
    } catch (failure) {
      return err(problemOf(failure))
    }
  },
})

/** EdDSA, ES256 and RS256, as the server takes them. */
const algorithms = [-8, -7, -257] as const

/** By the name that Web Authentication gives its errors. */
function problemOf(failure: unknown): PasskeyProblem {
  const name = failure instanceof Error ? failure.name : ''
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled'
    case 'InvalidStateError':
      return 'known'
    case 'ConstraintError':
    case 'NotSupportedError':
      return 'unfit'
    default:
      return 'failed'
  }
}
