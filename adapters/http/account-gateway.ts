import type { AccountGateway, AsyncResult, RequestContext } from '@xuekan/core'
import type { SignedIn } from '@xuekan/core/member'
import { all, andThen, fail, mapResult, succeed } from '@xuekan/core/reactive'
import { fileUrl } from '@xuekan/core/site'
import { catchError, from, switchMap } from 'rxjs'
import { endpoints } from './contract/endpoints.ts'
import type { WireLogin } from './contract/session.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { sealPassword } from './seal-password.ts'

type Sealed = Awaited<ReturnType<typeof sealPassword>>

/** The ways into an account over rc-pub (C7.11); passwords travel encrypted (C7.14). */
export function createHttpAccountGateway(client: RcPubClient): AccountGateway {
  const sealed = (context: RequestContext, password: string): AsyncResult<Sealed> => {
    const keys = all({
      publicKey: client.call(endpoints.publicKey, context),
      aesKey: client.call(endpoints.aesKey, context),
    })
    return andThen(keys, ({ publicKey, aesKey }) =>
      from(
        sealPassword(password, { publicKey: publicKey.publicKey ?? '', aesKey: aesKey.aesKey ?? '' }),
      ).pipe(
        switchMap(succeed),
        catchError(() => fail({ kind: 'malformed', call: endpoints.publicKey.name, field: '' })),
      ),
    )
  }
  return {
    login: (context, { userName, password, remember }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.login, {
            ...context,
            body: { userName, rememberMe: remember ? 1 : 0, ...seal },
          }),
          signedIn,
        ),
      ),
    loginByCode: (context, { receiver, code, remember }) =>
      mapResult(
        client.call(endpoints.loginByCode, {
          ...context,
          body: { receiver, code, rememberMe: remember ? 1 : 0 },
        }),
        signedIn,
      ),
    sendCode: (context, { receiver, purpose }) =>
      mapResult(client.call(endpoints.sendCode, { ...context, body: { receiver, purpose } }), () => null),
    register: (context, { receiver, code, password }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.register, { ...context, body: { receiver, code, agreed: 1, ...seal } }),
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
