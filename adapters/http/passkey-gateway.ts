import type { PasskeyGateway } from '@xuekan/core'
import { andThen, mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { sealing } from './sealing.ts'
import { changedPasskeys, passkeysFrom } from './wire/passkeys.ts'
import { signedIn } from './wire/signed-in.ts'

/** Passkeys over rc-pub. */
export function createHttpPasskeyGateway(client: RcPubClient): PasskeyGateway {
  const sealed = sealing(client)
  return {
    passkeys: (context) => mapResult(client.call(endpoints.passkeys, context), passkeysFrom),
    beginPasskey: (context, { password, factor, origin }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.beginPasskey, { ...context, body: { ...seal, factor, origin } }),
          ({ relyingParty, challenge, userId, userName, known }) => ({
            relyingParty: relyingParty ?? '',
            challenge: challenge ?? '',
            userId: userId ?? '',
            userName: userName ?? '',
            known: known.flatMap((each) => each ?? []),
          }),
        ),
      ),
    addPasskey: (context, { name, id, clientData, attestation, transports }) =>
      mapResult(
        client.call(endpoints.addPasskey, {
          ...context,
          body: { name, id, clientData, attestation, transports },
        }),
        changedPasskeys,
      ),
    renamePasskey: (context, { id, name }) =>
      mapResult(client.call(endpoints.renamePasskey, { ...context, body: { id, name } }), passkeysFrom),
    removePasskey: (context, { password, factor, id }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.removePasskey, { ...context, body: { ...seal, factor, id } }),
          changedPasskeys,
        ),
      ),
    beginPasskeyLogin: (context, origin) =>
      mapResult(
        client.call(endpoints.beginPasskeyLogin, { ...context, body: { origin } }),
        ({ relyingParty, challenge }) => ({
          relyingParty: relyingParty ?? '',
          challenge: challenge ?? '',
        }),
      ),
    loginByPasskey: (context, { id, clientData, authenticatorData, signature, userHandle, device = '' }) =>
      mapResult(
        client.call(endpoints.loginByPasskey, {
          ...context,
          body: { id, clientData, authenticatorData, signature, userHandle, device },
        }),
        signedIn,
      ),
  }
}
