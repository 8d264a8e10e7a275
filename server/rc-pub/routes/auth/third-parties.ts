import { endpoints } from '@xuekan/rc-pub/contract'
import type { MemberIdentity } from '../../member-identity.ts'
import { data, orNull, readId, refused, type HandlerContext, type HandlersOf } from '../endpoint-handler.ts'
import { inLanguages } from '../in-languages.ts'
import { readSent } from '../read-sent.ts'
import { withMember } from '../session/session.ts'
import { hostOf } from '../session/subscriptions.ts'
import { withSite } from '../sites/sites.ts'
import { entered } from './auth.ts'
import { refusedAs } from './refusals.ts'

type ThirdPartyCall =
  | 'thirdParties'
  | 'thirdLoginUrl'
  | 'loginByThird'
  | 'bindThird'
  | 'thirdBinds'
  | 'unbindThird'

const notReached = refused(
  502,
  '暂时无法连接第三方登录，请稍后再试',
  'The third party cannot be reached now, please try again later.',
)
const notHere = refused(422, '请在本网站的页面上登录', 'Please log in on a page of this site.')

const memberOf = ({ members, token }: HandlerContext): Promise<MemberIdentity | null> =>
  token === '' ? Promise.resolve(null) : members.memberOf(token)

/** C6.4, C7.11: logins through third parties, and which of their accounts let whom in. */
export const thirdPartyHandlers: HandlersOf<ThirdPartyCall> = {
  thirdParties: async ({ thirdParties, language }) =>
    data(thirdParties.list.map(({ id, name }) => ({ id, ...inLanguages('name', name, language) }))),
  thirdLoginUrl: (context) =>
    withSite(context, async (site) => {
      const { thirdParties, language, parameter } = context
      const origin = parameter('origin')
      if ((await hostOf(context, origin, site)) === null) return notHere
      const begun = await thirdParties.begin({
        party: parameter('party'),
        origin,
        returnTo: parameter('returnTo'),
        language,
        member: await memberOf(context),
      })
      return begun === null ? notReached : data({ url: begun.url, commonToken: begun.secret })
    }),
  loginByThird: async (context) => {
    const { thirdParties, language } = context
    const sent = readSent(endpoints.loginByThird, context)
    const came = await thirdParties.finish({
      url: sent?.url ?? '',
      secret: sent?.commonToken ?? '',
      device: sent?.device ?? '',
      from: context.from,
      language,
      member: await memberOf(context),
      token: context.token,
    })
    const { end, party, returnTo, commonToken } = came
    const member = came.entered?.member
    return data({
      end,
      party,
      returnTo,
      language: came.language,
      userName: member?.userName ?? null,
      token: came.entered?.token ?? null,
      commonToken: orNull(commonToken),
      mobileNo: orNull(member?.mobileNo ?? ''),
      headPicture: orNull(member?.headPicture ?? ''),
      rememberMe: came.entered?.remember === true ? 1 : 0,
      knownDevice: came.entered?.knownDevice ?? null,
    })
  },
  bindThird: async (context) => {
    const sent = readSent(endpoints.bindThird, context)
    if (sent === null) return refusedAs({ kind: 'unreadable' })
    const { commonToken, userName, rememberMe, device, identify, captcha, ...sealedPassword } = sent
    const { thirdParties, language } = context
    return entered(
      context,
      await thirdParties.bind({
        commonToken: commonToken ?? '',
        userName: userName ?? '',
        remember: rememberMe === 1,
        device: device ?? '',
        from: context.from,
        sealedPassword,
        captcha: { identify: identify ?? '', code: captcha ?? '' },
        language,
      }),
    )
  },
  thirdBinds: (context) =>
    withMember(context, async ({ id }) => data([...(await context.thirdParties.bound(id))])),
  unbindThird: (context) =>
    withMember(context, async ({ id }) => {
      const bound = readId(context.parameter('id'))
      if (bound !== null) await context.thirdParties.unbind(id, bound, context.language)
      return data(null)
    }),
}
