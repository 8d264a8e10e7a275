import type { PasskeyProblem } from '../../domain/member/passkey.ts'
import { err, ok } from '../../domain/result.ts'
import type { PasskeyDevice } from '../../ports/passkey-device.ts'

/** A browser that makes and uses one passkey, or fails for the reason that is given; the fake gateway believes what it signs. */
export const createFakePasskeyDevice = (
  origin: string,
  problem: PasskeyProblem | null = null,
): PasskeyDevice => ({
  origin,
  create: async ({ challenge, known }) => {
    if (problem !== null) return err(problem)
    return known.includes('credential')
      ? err('known')
      : ok({ id: 'credential', clientData: challenge, attestation: 'none', transports: ['internal'] })
  },
  use: async ({ challenge }) =>
    problem === null
      ? ok({
          id: 'credential',
          clientData: challenge,
          authenticatorData: 'data',
          signature: 'signature',
          userHandle: 'a-handle',
        })
      : err(problem),
})
