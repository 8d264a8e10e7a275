import { codePurposes } from '@xuekan/core/member'
import { endpoints, type WireLogin } from '@xuekan/rc-pub/contract'
import type { Done, Entered } from '../../accounts/outcomes.ts'
import { data, orNull, type HandlerContext, type HandlersOf, type Outcome } from '../endpoint-handler.ts'
import { withMember } from '../session/session.ts'
import { namedAgreements } from '../agreements/named-agreements.ts'
import { readSent } from '../read-sent.ts'
import { refusedAs } from './refusals.ts'

const unreadable = refusedAs({ kind: 'unreadable' })

const nobody = {
  userName: null,
  token: null,
  commonToken: null,
  mobileNo: null,
  headPicture: null,
  rememberMe: null,
  knownDevice: null,
} satisfies WireLogin

/** A way in as it is answered: with a `commonToken` in place of a token where a second factor is asked for. A session that it was asked in ends: nobody goes on with the token from before. */
export async function entered(
  { members, token }: Pick<HandlerContext, 'members' | 'token'>,
  result: Entered,
): Promise<Outcome<WireLogin>> {
  if (result.kind === 'factor') return data({ ...nobody, commonToken: result.ticket })
  if (result.kind !== 'entered') return refusedAs(result)
  if (token !== '') await members.revoke(token)
  return data(loginOf(result))
}

/** Who is in, as it is answered; nobody for who is not. */
export function loginOf(result: Entered): WireLogin {
  if (result.kind !== 'entered') return nobody
  const { userName, mobileNo, headPicture } = result.member
  return {
    userName,
    token: result.token,
    commonToken: null,
    mobileNo: orNull(mobileNo),
    headPicture: orNull(headPicture),
    rememberMe: result.remember ? 1 : 0,
    knownDevice: result.knownDevice ?? null,
  }
}

const done = (result: Done): Outcome<null> => (result.kind === 'done' ? data(null) : refusedAs(result))

type AuthCall =
  | 'publicKey'
  | 'aesKey'
  | 'login'
  | 'register'
  | 'sendCode'
  | 'loginByCode'
  | 'setPassword'
  | 'changePassword'

/** C7.11, C7.14: the ways in, and the keys that passwords travel under. */
export const authHandlers: HandlersOf<AuthCall> = {
  publicKey: async ({ accounts }) => data({ publicKey: await accounts.publicKey() }),
  aesKey: async ({ accounts }) => data({ aesKey: await accounts.issueKey() }),
  login: async (context) => {
    const sent = readSent(endpoints.login, context)
    if (sent === null) return unreadable
    const { userName, rememberMe, device, identify, captcha, ...sealedPassword } = sent
    const remember = rememberMe === 1
    return entered(
      context,
      await context.accounts.login({
        userName: userName ?? '',
        remember,
        device: device ?? '',
        from: context.from,
        sealedPassword,
        captcha: { identify: identify ?? '', code: captcha ?? '' },
      }),
    )
  },
  register: async (context) => {
    const sent = readSent(endpoints.register, context)
    if (sent === null) return unreadable
    const { receiver, code, agreed, terms, privacy, device, ...sealedPassword } = sent
    const agreements = namedAgreements({ terms, privacy })
    const { language, from } = context
    const proof = { receiver: receiver ?? '', code: code ?? '', device: device ?? '', from }
    return entered(
      context,
      await context.accounts.register({
        ...proof,
        agreed: agreed === 1,
        agreements,
        language,
        sealedPassword,
      }),
    )
  },
  sendCode: async (context) => {
    const sent = readSent(endpoints.sendCode, context)
    const purpose = codePurposes.find((one) => one === sent?.purpose)
    if (sent === null || purpose === undefined) return unreadable
    const { accounts, language, from } = context
    return done(await accounts.sendCode({ receiver: sent.receiver ?? '', purpose, language, from }))
  },
  loginByCode: async (context) => {
    const sent = readSent(endpoints.loginByCode, context)
    if (sent === null) return unreadable
    const { receiver, code, rememberMe, device } = sent
    const { from } = context
    const proof = { receiver: receiver ?? '', code: code ?? '', device: device ?? '', from }
    return entered(context, await context.accounts.loginByCode({ ...proof, remember: rememberMe === 1 }))
  },
  setPassword: async (context) => {
    const sent = readSent(endpoints.setPassword, context)
    if (sent === null) return unreadable
    const { receiver, code, ...sealedPassword } = sent
    const proof = { receiver: receiver ?? '', code: code ?? '' }
    const { accounts, language, from } = context
    return done(await accounts.setPassword({ ...proof, sealedPassword, language, from }))
  },
  changePassword: (context) =>
    withMember(context, async ({ id: memberId }) => {
      const sent = readSent(endpoints.changePassword, context)
      if (sent === null) return unreadable
      const { formerPassword, formerAesKey, ...sealedPassword } = sent
      const { accounts, token, language } = context
      const sealedFormer = { password: formerPassword, aesKey: formerAesKey }
      const change = { memberId, token, language, sealedFormer, sealedPassword }
      return entered(context, await accounts.changePassword(change))
    }),
}
