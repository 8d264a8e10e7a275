import { endpoints, type WirePasskeys } from '@xuekan/rc-pub/contract'
import type { ChangedGuard } from '../../accounts/outcomes.ts'
import type { PasskeyPlace } from '../../accounts/passkeys.ts'
import {
  data,
  readId,
  refused,
  type HandlerContext,
  type HandlersOf,
  type Outcome,
} from '../endpoint-handler.ts'
import { readSent } from '../read-sent.ts'
import { withMember } from '../session/session.ts'
import { hostOf } from '../session/subscriptions.ts'
import { withSite } from '../sites/sites.ts'
import { entered, loginOf } from './auth.ts'
import { proven } from './proven.ts'
import { refusedAs } from './refusals.ts'

const unreadable = refusedAs({ kind: 'unreadable' })
const notHere = refused(422, '请在本网站的页面上使用通行密钥', 'Please use passkeys on a page of this site.')

/** The first base host: one name for all hosts of the portal. */
const relyingPartyOf = ({ baseHosts }: HandlerContext): string => baseHosts[0] ?? ''

const listOf = async (context: HandlerContext, memberId: string): Promise<WirePasskeys> => ({
  relyingParty: relyingPartyOf(context),
  list: (await context.accounts.passkeys.list(memberId)).map((passkey) => ({ ...passkey })),
})

/** Does something for a page of a host that the portal serves, and for no other. */
const withPlace = <T>(
  context: HandlerContext,
  origin: string,
  act: (place: PasskeyPlace) => Promise<Outcome<T>>,
): Promise<Outcome<T>> =>
  withSite(context, async (site) => {
    const relyingParty = relyingPartyOf(context)
    const isOwn = relyingParty !== '' && (await hostOf(context, origin, site)) !== null
    return isOwn ? act({ origin, relyingParty }) : notHere
  })

const changed = async (context: HandlerContext, memberId: string, result: ChangedGuard) =>
  result.kind === 'entered'
    ? data({ ...loginOf(result), ...(await listOf(context, memberId)) })
    : refusedAs(result)

type PasskeyCall =
  | 'passkeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeyLogin'
  | 'loginByPasskey'

/** Passkeys of a member, and logins by one. */
export const passkeyHandlers: HandlersOf<PasskeyCall> = {
  passkeys: (context) => withMember(context, async ({ id }) => data(await listOf(context, id))),
  beginPasskey: (context) =>
    withMember(context, (member) => {
      const sent = readSent(endpoints.beginPasskey, context)
      return withPlace(context, sent?.origin ?? '', (place) =>
        proven(context, member.id, sent, async () => {
          const { known, ...request } = await context.accounts.passkeys.begin(member, place, context.token)
          return data({ ...request, known: [...known] })
        }),
      )
    }),
  addPasskey: (context) =>
    withMember(context, async ({ id: memberId }) => {
      const sent = readSent(endpoints.addPasskey, context)
      if (sent === null) return unreadable
      const { accounts, token, language } = context
      const created = {
        id: sent.id ?? '',
        clientData: sent.clientData ?? '',
        attestation: sent.attestation ?? '',
        transports: sent.transports.flatMap((each) => each ?? []),
      }
      const change = { memberId, token, language, name: sent.name ?? '', created }
      return changed(context, memberId, await accounts.addPasskey(change))
    }),
  renamePasskey: (context) =>
    withMember(context, async ({ id: memberId }) => {
      const sent = readSent(endpoints.renamePasskey, context)
      const id = readId(sent?.id ?? '')
      if (id !== null) await context.accounts.passkeys.rename(memberId, id, sent?.name ?? '')
      return data(await listOf(context, memberId))
    }),
  removePasskey: (context) =>
    withMember(context, ({ id: memberId }) => {
      const sent = readSent(endpoints.removePasskey, context)
      return proven(context, memberId, sent, async () => {
        const { accounts, token, language } = context
        const removal = { memberId, token, language, id: readId(sent?.id ?? '') ?? 0 }
        return changed(context, memberId, await accounts.removePasskey(removal))
      })
    }),
  beginPasskeyLogin: (context) =>
    withPlace(context, readSent(endpoints.beginPasskeyLogin, context)?.origin ?? '', async (place) =>
      data(await context.accounts.passkeys.beginLogin(place)),
    ),
  loginByPasskey: async (context) => {
    const sent = readSent(endpoints.loginByPasskey, context)
    if (sent === null) return unreadable
    const used = {
      id: sent.id ?? '',
      clientData: sent.clientData ?? '',
      authenticatorData: sent.authenticatorData ?? '',
      signature: sent.signature ?? '',
      userHandle: sent.userHandle ?? '',
    }
    const { accounts, from } = context
    return entered(context, await accounts.loginByPasskey({ used, device: sent.device ?? '', from }))
  },
}
