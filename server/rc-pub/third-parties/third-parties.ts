import { isUiLanguage, type UiLanguage } from '@xuekan/core'
import {
  hubOf,
  stateOfLogin,
  thirdPartyPaths,
  type BoundThirdParty,
  type ThirdParty,
  type ThirdPartyEnd,
} from '@xuekan/core/member'
import type { AccountNews } from '../accounts/account-news.ts'
import type { Accounts, PasswordLogin } from '../accounts/accounts.ts'
import type { LoginSource } from '../accounts/login-source.ts'
import type { Entered } from '../accounts/outcomes.ts'
import { createOneTimes } from '../accounts/one-time.ts'
import { findMember } from '../accounts/stored-members.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'
import type { MemberIdentity } from '../member-identity.ts'
import type { Database } from '../store/database.ts'
import type { AskProvider, ProviderIdentity } from './ask-provider.ts'
import { bindingNews } from './binding-message.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { bindIdentity, identitiesOf, memberOfIdentity, unbindIdentity } from './stored-identities.ts'

/** A login through a third party that is to begin. */
export interface ThirdPartyBeginning {
  readonly party: string
  /** The host where the reader is, with scheme and port. */
  readonly origin: string
  readonly returnTo: string
  readonly language: UiLanguage
  /** Who is logged in and wants the account bound; null for nobody. */
  readonly member: MemberIdentity | null
}

/** What one came to, with where it began. */
export interface ThirdPartyFinish {
  readonly end: ThirdPartyEnd
  readonly party: string
  readonly returnTo: string
  readonly language: UiLanguage
  /** Who is let in, by `known`; by `bound` whose session goes on under another token. */
  readonly entered: Extract<Entered, { readonly kind: 'entered' }> | null
  /** What binds the account afterwards, by `unbound`, or the ticket for a second factor, by `factor`; '' otherwise. */
  readonly commonToken: string
}

/** Logins through third parties, and which of their accounts let whom in (C6.4). */
export interface ThirdParties {
  readonly list: readonly ThirdParty[]
  /**
   * Where a reader logs in at the third party, and the secret that the reader's browser keeps until the way back; null
   * for a party that is not there or cannot be asked.
   */
  readonly begin: (
    beginning: ThirdPartyBeginning,
  ) => Promise<{ readonly url: string; readonly secret: string } | null>
  /** What the address means that a reader came back with; once. `member` is who is logged in now. */
  readonly finish: (came: {
    readonly url: string
    readonly secret: string
    readonly device: string
    readonly from?: LoginSource
    readonly language: UiLanguage
    readonly member: MemberIdentity | null
    /** That of the session of who is logged in; '' for nobody. */
    readonly token: string
  }) => Promise<ThirdPartyFinish>
  /** Binds the account of the last login of this browser to who knows the password, and lets in. */
  readonly bind: (
    login: PasswordLogin & { readonly commonToken: string; readonly language: UiLanguage },
  ) => Promise<Entered>
  readonly bound: (memberId: string) => Promise<readonly BoundThirdParty[]>
  /** Tells the member, where there was one to unbind. */
  readonly unbind: (memberId: string, id: number, language: UiLanguage) => Promise<void>
}

export interface ThirdPartiesOptions {
  readonly database: Database
  readonly now: () => number
  readonly providers: readonly IdentityProvider[]
  readonly ask: AskProvider
  readonly accounts: Pick<Accounts, 'enter' | 'login' | 'sessions'>
  readonly news: AccountNews
  /** The names under which subdomains are sites: third parties know the first of them alone. */
  readonly baseHosts: readonly string[]
  /** Told why a login that came back was not believed. */
  readonly report: (failure: unknown) => void
}

/** What is kept of a login until it comes back, under the hash of its state. */
interface Begun {
  readonly party: string
  readonly redirectUri: string
  readonly nonce: string
  readonly verifier: string
  readonly secretHash: string
  readonly returnTo: string
  readonly language: UiLanguage
  /** '' for nobody. */
  readonly memberId: string
}

/** What is kept of an account that is to be bound. */
interface Waiting {
  readonly party: string
  readonly identity: ProviderIdentity
}

export function createThirdParties(options: ThirdPartiesOptions): ThirdParties {
  const { database, now, providers, ask, accounts, news, baseHosts, report } = options
  const oneTimes = createOneTimes(database, now)
  const providerOf = (party: string) => providers.find(({ id }) => id === party)
  const nameOf = (party: string, language: UiLanguage): string => providerOf(party)?.name[language] ?? party

  /** What an identity comes to for who is logged in. */
  const bindNow = async (
    identity: ProviderIdentity,
    party: string,
    { memberId, language }: { readonly memberId: string; readonly language: UiLanguage },
  ): Promise<ThirdPartyEnd> => {
    const of = await memberOfIdentity(database, identity)
    if (of !== null) return of === Number(memberId) ? 'bound' : 'taken'
    return news.change(async (tx, tell) => {
      if (!(await bindIdentity(tx, { identity, party, memberId: Number(memberId), at: now() })))
        return 'taken'
      const member = await findMember(tx, { kind: 'id', value: Number(memberId) })
      const name = nameOf(party, language)
      if (member !== null) await tell(bindingNews(member, { name, isBound: true, language }))
      return 'bound'
    })
  }
  return {
    list: providers.map(({ id, name }) => ({ id, name })),
    begin: async ({ party, origin, returnTo, language, member }) => {
      const provider = providerOf(party)
      if (provider === undefined) return null
      const secret = newToken()
      const state = stateOfLogin(newToken(), new URL(origin).host)
      const login = {
        redirectUri: redirectUriOf(origin, baseHosts),
        state,
        nonce: newToken(),
        verifier: newToken(),
      }
      try {
        const url = await ask.begin(provider, login)
        const { state: _state, ...stored } = login
        const begun: Begun = {
          ...stored,
          party,
          returnTo,
          language,
          secretHash: hashOf(secret),
          memberId: member?.id ?? '',
        }
        await oneTimes.issue('third party', state, JSON.stringify(begun))
        return { url, secret }
      } catch (failure) {
        report(failure)
        return null
      }
    },
    finish: async ({ url, secret, language, member, token, ...login }) => {
      const returned = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams()
      const state = returned.get('state') ?? ''
      const stored = await oneTimes.take('third party', state)
      const begun = stored === null ? null : (JSON.parse(stored) as Begun)
      const ended = (end: ThirdPartyEnd, rest: Partial<ThirdPartyFinish> = {}): ThirdPartyFinish => ({
        end,
        party: begun?.party ?? '',
        returnTo: begun?.returnTo ?? '',
        language: begun !== null && isUiLanguage(begun.language) ? begun.language : language,
        entered: null,
        commonToken: '',
        ...rest,
      })
      const provider = begun === null ? undefined : providerOf(begun.party)
      if (begun === null || provider === undefined || begun.secretHash !== hashOf(secret))
        return ended('over')
      // who began it logged in is still the one who is
      if (begun.memberId !== (member?.id ?? '')) return ended('over')
      const answer = await ask.finish(provider, { ...begun, state }, returned)
      if (answer.kind === 'cancelled') return ended('cancelled')
      if (answer.kind === 'failed') {
        report(answer.reason)
        return ended('failed')
      }
      const { identity } = answer
      if (member !== null) {
        const end = await bindNow(identity, begun.party, { memberId: member.id, language: begun.language })
        const renewed = end === 'bound' ? await accounts.sessions.rotate(token) : null
        return ended(end, renewed === null ? {} : { entered: { kind: 'entered', member, ...renewed } })
      }
      const of = await memberOfIdentity(database, identity)
      const known = of === null ? null : await findMember(database, { kind: 'id', value: of })
      if (known !== null) {
        const entered = await accounts.enter(known, { ...login, remember: false })
        if (entered.kind === 'factor') return ended('factor', { commonToken: entered.ticket })
        if (entered.kind !== 'entered') return ended(entered.kind === 'locked' ? 'locked' : 'failed')
        if (token !== '') await accounts.sessions.revoke(token)
        return ended('known', { entered })
      }
      const commonToken = newToken()
      const waiting: Waiting = { party: begun.party, identity }
      await oneTimes.issue('binding', commonToken, JSON.stringify(waiting))
      return ended('unbound', { commonToken })
    },
    bind: async ({ commonToken, language, ...login }) => {
      if ((await oneTimes.look('binding', commonToken)) === null) return { kind: 'over' }
      const entered = await accounts.login(login)
      if (entered.kind !== 'entered') return entered
      // of two who come with it at once, one has it
      const stored = await oneTimes.take('binding', commonToken)
      const waiting = stored === null ? null : (JSON.parse(stored) as Waiting)
      const refused = async (kind: 'over' | 'bound'): Promise<Entered> => {
        await accounts.sessions.revoke(entered.token)
        return { kind }
      }
      if (waiting === null) return refused('over')
      const { identity, party } = waiting
      const end = await bindNow(identity, party, { memberId: entered.member.id, language })
      return end === 'bound' ? entered : refused('bound')
    },
    bound: (memberId) => identitiesOf(database, Number(memberId)),
    unbind: (memberId, id, language) =>
      news.change(async (tx, tell) => {
        const party = await unbindIdentity(tx, Number(memberId), id)
        const member = party === null ? null : await findMember(tx, { kind: 'id', value: Number(memberId) })
        if (party === null || member === null) return
        await tell(bindingNews(member, { name: nameOf(party, language), isBound: false, language }))
      }),
  }
}

/** The one address that third parties know of the portal: that of its first base host, as the reader reached it. */
export function redirectUriOf(origin: string, baseHosts: readonly string[]): string {
  return hubOf(new URL(origin).origin, baseHosts) + thirdPartyPaths.return
}
