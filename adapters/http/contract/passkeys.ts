import { get, post } from './endpoint.ts'
import { integer, list, record, text, type Wire } from './shape.ts'
import { loginAnswer, loginFields, sealedPassword } from './session.ts'

/** The password again, and a code of the second factor where one is on. */
const proof = { ...sealedPassword, factor: text }

/** The host that they are for, and each passkey; times in milliseconds since 1970, `used` null for one that never was. */
const passkeyFields = {
  relyingParty: text,
  list: list(record({ id: text, name: text, made: integer, used: integer })),
}
const passkeysAnswer = record(passkeyFields)
export type WirePasskeys = Wire<typeof passkeysAnswer>

/** The passkeys after a change, and how the session goes on. */
const changedPasskeys = record({ ...loginFields, ...passkeyFields })
export type WireChangedPasskeys = Wire<typeof changedPasskeys>

/** Passkeys (Web Authentication, level 3) of a member, and logins by one; chosen for this project. Octets are in base64url. */
export const passkeyEndpoints = {
  passkeys: get('auth/passkeys', [], passkeysAnswer, {
    isPrivate: true,
    summary: 'The passkeys that let the member in, and the relying party, which is the first base host.',
  }),
  beginPasskey: post(
    'auth/beginPasskey',
    [],
    record({ relyingParty: text, challenge: text, userId: text, userName: text, known: list(text) }),
    {
      sent: record({ ...proof, origin: text }),
      summary:
        'What an authenticator is to make a passkey for on a page of this origin, once and within five minutes; `known` are the credentials that the member has.',
    },
  ),
  addPasskey: post('auth/addPasskey', [], changedPasskeys, {
    sent: record({ name: text, id: text, clientData: text, attestation: text, transports: list(text) }),
    summary:
      'Lets the passkey in that was made for `beginPasskey`, and ends all other sessions; this one goes on under another token.',
  }),
  renamePasskey: post('auth/renamePasskey', [], passkeysAnswer, {
    sent: record({ id: text, name: text }),
    summary: 'Gives a passkey of the member another name.',
  }),
  removePasskey: post('auth/removePasskey', [], changedPasskeys, {
    sent: record({ ...proof, id: text }),
    summary: 'Lets a passkey in no more, and ends all other sessions; this one goes on under another token.',
  }),
  beginPasskeyLogin: post('auth/beginPasskeyLogin', [], record({ relyingParty: text, challenge: text }), {
    sent: record({ origin: text }),
    summary: 'What an authenticator is to sign on a page of this origin, once and within five minutes.',
  }),
  loginByPasskey: post('auth/loginByPasskey', [], loginAnswer, {
    sent: record({
      id: text,
      clientData: text,
      authenticatorData: text,
      signature: text,
      userHandle: text,
      device: text,
    }),
    summary:
      'A session for whose passkey has signed the challenge of `beginPasskeyLogin`; a second factor is not asked for.',
  }),
} as const
