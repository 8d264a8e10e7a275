import type { BoundThirdParty, ThirdParty, ThirdPartyAnswer } from '../../domain/member/third-party-login.ts'
import type { SignedIn } from '../../domain/member/session-cookies.ts'
import { stateOfLogin } from '../../domain/member/third-party-login.ts'
import { printAddress } from '../../domain/route/address-input.ts'
import { queryValue, readQuery } from '../../domain/route/query.ts'
import { splitAddress } from '../../domain/route/split-address.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { AccountGateway } from '../../ports/account-gateway.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { fail, succeed } from '../../usecases/async-results.ts'
import { fakeRefusal } from './fake-member-calls.ts'

/** The third party of a fake. */
export const fakeThirdParty: ThirdParty = { id: 'orcid', name: { zh: 'ORCID', en: 'ORCID' } }

/** The address that a reader comes back with from it, logged in there under a name; '' for who has said no. */
export function cameBackFrom(address: string, account: string): string {
  const path = 'http://slgc.localhost/accountBinding/return'
  return printAddress({
    path,
    query: [
      ['state', inQuery(address, 'state')],
      ['account', account],
    ],
  })
}

const inQuery = (address: string, name: string): string =>
  queryValue(readQuery(splitAddress(address).query), name) ?? ''

interface FakeOptions {
  readonly parties: readonly ThirdParty[]
  /** The user name of who is logged in; null for nobody. */
  readonly member: string | null
  readonly asked: <T>(call: string, answer: () => AsyncResult<T>) => AsyncResult<T>
  readonly signedInAs: (userName: string) => SignedIn | null
  /** Who has this password; null for nobody. */
  readonly knownBy: (userName: string, password: string) => SignedIn | null
}

type ThirdPartyCalls = Pick<
  AccountGateway,
  | 'thirdParties'
  | 'beginThirdParty'
  | 'finishThirdParty'
  | 'bindThirdParty'
  | 'boundThirdParties'
  | 'unbindThirdParty'
>

interface Begun {
  readonly secret: string
  readonly party: string
  readonly returnTo: string
  readonly language: UiLanguage
}

const nobody: SignedIn = {
  userName: '',
  token: '',
  commonToken: '',
  member: { mobileNo: '', headPicture: '' },
}

/** Logins through third parties in memory: whoever comes back with an account's name has it. */
export function createFakeThirdParties(options: FakeOptions): ThirdPartyCalls {
  const { parties, member, asked, signedInAs, knownBy } = options
  const begun = new Map<string, Begun>()
  const waiting = new Map<string, Omit<BoundThirdParty, 'id'>>()
  let bound: readonly (BoundThirdParty & { readonly userName: string })[] = []
  let made = 0
  const next = (): string => `a-word-that-is-good-once-${(made += 1)}`
  const bind = (userName: string, { party, account }: Omit<BoundThirdParty, 'id'>): boolean => {
    const other = bound.find((one) => one.party === party && one.account === account)
    if (other !== undefined) return other.userName === userName
    bound = [...bound, { id: next(), party, account, bound: 0, userName }]
    return true
  }
  const refusal = (call: string, status: number) => fail(fakeRefusal(call, status))
  const ofMember = <T>(call: string, answer: (userName: string) => AsyncResult<T>): AsyncResult<T> =>
    asked(call, () =>
      member === null ? fail({ kind: 'expired', call, message: '请先登录' }) : answer(member),
    )
  return {
    thirdParties: () => asked('thirdParties', () => succeed(parties)),
    beginThirdParty: ({ language }, { party, origin, returnTo }) =>
      asked('thirdLoginUrl', () => {
        if (!parties.some(({ id }) => id === party)) return refusal('thirdLoginUrl', 502)
        const state = stateOfLogin(next(), origin.replace(/^https?:\/\//, ''))
        const secret = next()
        begun.set(state, { secret, party, returnTo, language })
        return succeed({ url: `https://${party}.example.org/login?state=${state}`, secret })
      }),
    finishThirdParty: ({ language }, { url, secret }) =>
      asked('loginByThird', () => {
        const state = inQuery(url, 'state')
        const account = inQuery(url, 'account')
        const login = begun.get(state)
        begun.delete(state)
        const lost = { party: login?.party ?? '', returnTo: login?.returnTo ?? '' }
        const ended = (end: ThirdPartyAnswer['end'], signedIn = nobody): AsyncResult<ThirdPartyAnswer> =>
          succeed({ end, ...lost, signedIn, language: login?.language ?? language })
        if (login === undefined || login.secret !== secret) return ended('over')
        if (account === '') return ended('cancelled')
        const named = { party: login.party, account, bound: 0 }
        if (member !== null) return ended(bind(member, named) ? 'bound' : 'taken')
        const known = bound.find((one) => one.party === named.party && one.account === account)
        const entered = known === undefined ? null : signedInAs(known.userName)
        if (entered !== null) return ended('known', entered)
        const commonToken = next()
        waiting.set(commonToken, named)
        return ended('unbound', { ...nobody, commonToken })
      }),
    bindThirdParty: (_context, { commonToken, userName, password }) =>
      asked('bindThird', () => {
        const account = waiting.get(commonToken)
        if (account === undefined) return refusal('bindThird', 410)
        const signedIn = knownBy(userName, password)
        if (signedIn === null) return refusal('bindThird', 403)
        waiting.delete(commonToken)
        return bind(signedIn.userName, account) ? succeed(signedIn) : refusal('bindThird', 424)
      }),
    boundThirdParties: () =>
      ofMember('thirdBinds', (userName) =>
        succeed(bound.filter((one) => one.userName === userName).map(({ userName: _name, ...rest }) => rest)),
      ),
    unbindThirdParty: (_context, id) =>
      ofMember('unbindThird', (userName) => {
        bound = bound.filter((one) => one.id !== id || one.userName !== userName)
        return succeed(null)
      }),
  }
}
