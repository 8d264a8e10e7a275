import { isUiLanguage, type AccountGateway } from '@xuekan/core'
import { type SolvedCaptcha, thirdPartyEnds } from '@xuekan/core/member'
import { andThen, mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { sealing } from './sealing.ts'
import { daysOf } from './wire/agreement-days.ts'
import { textFrom } from './wire/localized.ts'
import { signedIn } from './wire/signed-in.ts'

/** The ways into an account over rc-pub (C7.11); passwords travel encrypted (C7.14). */
export function createHttpAccountGateway(client: RcPubClient): AccountGateway {
  const sealed = sealing(client)
  return {
    login: (context, { userName, password, remember, device = '', captcha }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.login, {
            ...context,
            body: { userName, rememberMe: remember ? 1 : 0, device, ...seal, ...sentCaptcha(captcha) },
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
    register: (context, { receiver, code, password, agreements = [], device = '' }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.register, {
            ...context,
            body: { receiver, code, agreed: 1, ...daysOf(agreements), device, ...seal },
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
    thirdParties: (context) =>
      mapResult(client.call(endpoints.thirdParties, context), (list) =>
        list.map((wire) => ({ id: wire.id ?? '', name: textFrom(wire, 'name', context.language) })),
      ),
    beginThirdParty: (context, query) =>
      mapResult(client.call(endpoints.thirdLoginUrl, { ...context, query }), ({ url, commonToken }) => ({
        url: url ?? '',
        secret: commonToken ?? '',
      })),
    finishThirdParty: (context, { url, secret, device = '' }) =>
      mapResult(
        client.call(endpoints.loginByThird, { ...context, body: { url, commonToken: secret, device } }),
        (answer) => ({
          end: thirdPartyEnds.find((end) => end === answer.end) ?? 'failed',
          party: answer.party ?? '',
          returnTo: answer.returnTo ?? '',
          language: isUiLanguage(answer.language) ? answer.language : context.language,
          signedIn: signedIn(answer),
        }),
      ),
    bindThirdParty: (context, { commonToken, userName, password, remember, device = '', captcha }) =>
      andThen(sealed(context, password), (seal) =>
        mapResult(
          client.call(endpoints.bindThird, {
            ...context,
            body: {
              commonToken,
              userName,
              rememberMe: remember ? 1 : 0,
              device,
              ...seal,
              ...sentCaptcha(captcha),
            },
          }),
          signedIn,
        ),
      ),
    boundThirdParties: (context) =>
      mapResult(client.call(endpoints.thirdBinds, context), (list) =>
        list.map(({ id, party, account, bound }) => ({
          id: id ?? '',
          party: party ?? '',
          account: account ?? '',
          bound: bound ?? 0,
        })),
      ),
    unbindThirdParty: (context, id) =>
      mapResult(client.call(endpoints.unbindThird, { ...context, query: { id } }), () => null),
  }
}

const sentCaptcha = (solved: SolvedCaptcha | undefined) => ({
  identify: solved?.identify ?? null,
  captcha: solved?.code ?? null,
})
