import type { SecurityGateway } from '@xuekan/core'
import { andThen, mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { sealing } from './sealing.ts'
import { signedIn } from './wire/signed-in.ts'

/** What guards the account of a member beside the password, and what ends it, over rc-pub. */
export function createHttpSecurityGateway(client: RcPubClient): SecurityGateway {
  const sealed = sealing(client)
  return {
    loginByFactor: (context, { commonToken, code, device = '' }) =>
      mapResult(
        client.call(endpoints.loginByFactor, { ...context, body: { commonToken, code, device } }),
        signedIn,
      ),
    secondFactor: (context) =>
      mapResult(client.call(endpoints.secondFactor, context), ({ isOn, recoveryLeft }) => ({
        isOn: isOn === 1,
        recoveryLeft: recoveryLeft ?? 0,
      })),
    beginFactor: (context, { password }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(client.call(endpoints.beginFactor, { ...context, body: seal }), ({ secret, address }) => ({
          secret: secret ?? '',
          address: address ?? '',
        })),
      ),
    confirmFactor: (context, code) =>
      mapResult(
        client.call(endpoints.confirmFactor, { ...context, body: { code } }),
        ({ codes, ...login }) => ({ codes: codes.flatMap((each) => each ?? []), signedIn: signedIn(login) }),
      ),
    endFactor: (context, { password, factor }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(client.call(endpoints.endFactor, { ...context, body: { ...seal, factor } }), signedIn),
      ),
    beginContact: (context, { password, factor, receiver }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.beginContact, { ...context, body: { ...seal, factor, receiver } }),
          () => null,
        ),
      ),
    changeContact: (context, change) =>
      mapResult(client.call(endpoints.changeMobile, { ...context, body: change }), signedIn),
    exportData: (context, { password, factor }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.exportData, { ...context, body: { ...seal, factor } }),
          ({ url }) => url ?? '',
        ),
      ),
    deleteAccount: (context, { password, factor }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.deleteAccount, { ...context, body: { ...seal, factor } }),
          () => null,
        ),
      ),
  }
}
