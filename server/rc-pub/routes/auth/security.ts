import { authenticatorAddress } from '@xuekan/core/member'
import { basePath, endpoints } from '@xuekan/rc-pub/contract'
import { exportMember } from '../../accounts/export-member.ts'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { data, refused, type HandlerContext, type HandlersOf } from '../endpoint-handler.ts'
import { readSent } from '../read-sent.ts'
import { withMember } from '../session/session.ts'
import { entered, loginOf } from './auth.ts'
import { proven } from './proven.ts'
import { refusedAs } from './refusals.ts'

const unreadable = refusedAs({ kind: 'unreadable' })
const isOnAlready = refused(409, '两步验证已经开启', 'The second factor is on already.')
const tooLong = refused(410, '登录超时，请从头登录', 'This login took too long, please log in again.')
const tooLate = refused(410, '验证已过期，请重新开始', 'This took too long, please begin again.')
const anothers = refused(
  409,
  '该手机号或邮箱已用于另一个账号',
  'Another account has this number or address already.',
)
const noExport = refused(404, '该链接已失效，请重新导出', 'This link is no longer good, please export again.')

const changeOf = ({ token, language, from }: HandlerContext) => ({ token, language, from })

type SecurityCall =
  | 'loginByFactor'
  | 'secondFactor'
  | 'beginFactor'
  | 'confirmFactor'
  | 'endFactor'
  | 'beginContact'
  | 'changeMobile'
  | 'exportData'
  | 'deleteAccount'

/** What guards an account beside its password, and what ends it (C6.2). */
export const securityHandlers: HandlersOf<SecurityCall> = {
  loginByFactor: async (context) => {
    const sent = readSent(endpoints.loginByFactor, context)
    if (sent === null) return unreadable
    const { commonToken, code, device } = sent
    const login = { ticket: commonToken ?? '', code: code ?? '', device: device ?? '', from: context.from }
    const result = await context.accounts.loginByFactor(login)
    return result.kind === 'over' ? tooLong : entered(context, result)
  },
  secondFactor: (context) =>
    withMember(context, async ({ id }) => {
      const { isOn, recoveryLeft } = await context.accounts.factors.state(id)
      return data({ isOn: isOn ? 1 : 0, recoveryLeft })
    }),
  beginFactor: (context) =>
    withMember(context, ({ id, userName }) => {
      const sent = readSent(endpoints.beginFactor, context)
      return proven(context, id, sent === null ? null : { ...sent, factor: '' }, async () => {
        const secret = await context.accounts.factors.begin(id)
        if (secret === null) return isOnAlready
        return data({
          secret,
          address: authenticatorAddress(context.baseHosts[0] ?? 'Xuekan', userName, secret),
        })
      })
    }),
  confirmFactor: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.confirmFactor, context)
      const { accounts, token, language } = context
      const confirmed = await accounts.confirmFactor({
        memberId: id,
        code: sent?.code ?? '',
        token,
        language,
      })
      if (confirmed.kind !== 'on') return refusedAs(confirmed)
      return data({ ...loginOf(confirmed.renewed), codes: [...confirmed.codes] })
    }),
  endFactor: (context) =>
    withMember(context, ({ id }) =>
      proven(context, id, readSent(endpoints.endFactor, context), async () =>
        entered(context, await context.accounts.endFactor({ ...changeOf(context), memberId: id })),
      ),
    ),
  beginContact: (context) =>
    withMember(context, ({ id }) => {
      const sent = readSent(endpoints.beginContact, context)
      const receiver = sent?.receiver ?? ''
      const begin = async () => {
        const { contacts } = context.accounts
        const begun = await contacts.begin({ ...changeOf(context), memberId: id, receiver })
        return begun.kind === 'done' ? data(null) : refusedAs(begun)
      }
      return proven(context, id, sent, begin, receiver)
    }),
  changeMobile: (context) =>
    withMember(context, async ({ id }) => {
      const sent = readSent(endpoints.changeMobile, context)
      if (sent === null) return unreadable
      const { contacts } = context.accounts
      const proof = { receiver: sent.receiver ?? '', code: sent.code ?? '' }
      const changed = await contacts.change({ ...changeOf(context), ...proof, memberId: id })
      if (changed.kind === 'over') return tooLate
      return changed.kind === 'taken' ? anothers : entered(context, changed)
    }),
  exportData: (context) =>
    withMember(context, ({ id }) =>
      proven(context, id, readSent(endpoints.exportData, context), async () => {
        const word = await context.accounts.allowExport(id)
        return data({ url: `${basePath}${endpoints.exportedData.path}?word=${word}` })
      }),
    ),
  deleteAccount: (context) =>
    withMember(context, ({ id }) =>
      proven(context, id, readSent(endpoints.deleteAccount, context), async () => {
        await context.accounts.remove(id, context.language)
        return data(null)
      }),
    ),
}

/** The file itself, for the member who has asked for it, once. */
export const exportedDataHandlers: HandlersOf<'exportedData'> = {
  exportedData: async ({ accounts, database, members, token, parameter, today }) => {
    const member = token === '' ? null : await members.memberOf(token)
    const isAllowed = member !== null && (await accounts.takeExport(member.id, parameter('word')))
    if (!isAllowed) return noExport
    const exported = await exportMember(database, member.id)
    return data(
      bytesInMemory(Buffer.from(`${JSON.stringify(exported, null, 2)}\n`), {
        mediaType: 'application/json; charset=utf-8',
        caching: 'never',
        fileName: `account-${today}.json`,
        shown: 'attachment',
        unlisted: true,
      }),
    )
  },
}
