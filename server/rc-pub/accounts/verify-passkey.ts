import type { CreatedPasskey, UsedPasskey } from '@xuekan/core/member'
import { lazy } from '@xuekan/core/reactive'
import type { AuthenticatorTransport } from '@simplewebauthn/server'

/** Comes with the first passkey: it takes a third of a second, for which no start has to wait. */
const verification = lazy(() => import('@simplewebauthn/server'))

/** What an answer of an authenticator has to be for. */
export interface PasskeyExpectation {
  /** In base64url. */
  readonly challenge: string
  readonly origin: string
  readonly relyingParty: string
}

/** A passkey as the store keeps it; octets in base64url. */
export interface PasskeyKey {
  readonly credential: string
  readonly publicKey: string
  readonly counter: number
}

/** The key of a passkey that was made for this; null for any other, and where the person was not verified. */
export async function verifyCreated(
  { id, clientData, attestation, transports }: CreatedPasskey,
  { challenge, origin, relyingParty }: PasskeyExpectation,
): Promise<PasskeyKey | null> {
  const { verifyRegistrationResponse } = await verification()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData,
          attestationObject: attestation,
          transports: [...transports] as AuthenticatorTransport[],
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty,
      requireUserVerification: true,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    return {
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    }
  } catch {
    // what cannot be read is as good as what is wrong
    return null
  }
}

/** How often the passkey was used, now that it has signed this; null for any other signature, and where the person was not verified. */
export async function verifyUsed(
  { id, clientData, authenticatorData, signature }: UsedPasskey,
  { challenge, origin, relyingParty }: PasskeyExpectation,
  key: PasskeyKey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await verification()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty,
      // the count is compared where it is written, at once for all who come with it
      credential: { id, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')), counter: 0 },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
