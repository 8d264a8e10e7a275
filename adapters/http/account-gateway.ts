import type { AccountGateway } from '@xuekan/core'
import type { SignedIn } from '@xuekan/core/member'
import { andThen, mapResult } from '@xuekan/core/reactive'
import { fileUrl } from '@xuekan/core/site'
import { endpoints } from './contract/endpoints.ts'
import type { WireLogin } from './contract/session.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { sealing } from './sealing.ts'

/** The ways into an account over rc-pub (C7.11); passwords travel encrypted (C7.14). */
export function createHttpAccountGateway(client: RcPubClient): AccountGateway {
  const sealed = sealing(client)
  return {
    login: (context, { userName, password, remember, device = '' }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.login, {
            ...context,
            body: { userName, rememberMe: remember ? 1 : 0, device, ...seal },
          }),
          signedIn,
        ),
      ),
    loginByCode: (context, { receiver, code, remember, device = '' }) =>
      mapResult(
        client.call(endpoints.loginByCode, {
          ...context,
          body: { receiver, code, rememberMe: remember ? 1 : 0, device },
        }),
        signedIn,
      ),
    sendCode: (context, { receiver, purpose }) =>
      mapResult(client.call(endpoints.sendCode, { ...context, body: { receiver, purpose } }), () => null),
    register: (context, { receiver, code, password, device = '' }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.register, {
            ...context,
            body: { receiver, code, agreed: 1, device, ...seal },
          }),
          signedIn,
        ),
      ),
    setPassword: (context, { receiver, code, password }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.setPassword, { ...context, body: { receiver, code, ...seal } }),
          () => null,
        ),
      ),
  }
}

const signedIn = ({ userName, token, commonToken, mobileNo, headPicture }: WireLogin): SignedIn => ({
  userName: userName ?? '',
  token: token ?? '',
  commonToken: commonToken ?? '',
  member: { mobileNo: mobileNo ?? '', headPicture: fileUrl(headPicture) },
})
