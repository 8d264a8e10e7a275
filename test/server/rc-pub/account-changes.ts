import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { factorStep } from '@xuekan/core/member'
import { createAccountNews, type AccountNews } from '../../../server/rc-pub/accounts/account-news.ts'
import type { Accounts } from '../../../server/rc-pub/accounts/accounts.ts'
import { createAccounts } from '../../../server/rc-pub/accounts/create-accounts.ts'
import { createScryptHasher } from '../../../server/rc-pub/accounts/password-hasher.ts'
import type { SealedPassword } from '../../../server/rc-pub/accounts/sealed-passwords.ts'
import { authenticatorDigits } from '../../../server/rc-pub/accounts/second-factors.ts'
import type { Senders } from '../../../server/rc-pub/accounts/senders.ts'
import {
  findMember,
  insertMember,
  type StoredMember,
} from '../../../server/rc-pub/accounts/stored-members.ts'
import { lockMember, removeByOperator, unlockMember } from '../../../server/rc-pub/operators/lock-member.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { createThirdParties, type ThirdParties } from '../../../server/rc-pub/third-parties/third-parties.ts'
import { createSoftwareAuthenticator } from '../../support/software-authenticator.ts'
import { collectingSenders } from './sample-members.ts'

/** The clock of these tests, in milliseconds since 1970. */
export const at = 1_800_000_000_000

const hasher = createScryptHasher({ cost: 4, blocks: 8, rounds: 1 })
const place = { origin: 'https://a.example.org', relyingParty: 'example.org' }

/** What changes accounts in one process. */
export interface AccountParts {
  readonly accounts: Accounts
  readonly news: AccountNews
  readonly thirdParties: ThirdParties
}

export function accountParts(
  database: Database,
  senders: Senders,
  failures: unknown[] = [],
  now: () => number = () => at,
): AccountParts {
  const report = (failure: unknown): void => void failures.push(failure)
  const news = createAccountNews({ database, senders, now, report })
  const accounts = createAccounts({ database, now, hasher, senders, news, baseHosts: ['example.org'] })
  const thirdParties = createThirdParties({
    database,
    now,
    providers: [
      {
        id: 'orcid',
        name: { zh: 'ORCID', en: 'ORCID' },
        issuer: 'https://p.org',
        clientId: 'x',
        clientSecret: '',
      },
    ],
    ask: {
      begin: async (_provider, { state }) => `https://p.org/?state=${state}`,
      finish: async (_provider, { state }) => ({
        kind: 'identity',
        identity: { issuer: 'https://p.org', subject: state, account: 'x' },
      }),
    },
    accounts,
    news,
    baseHosts: ['example.org'],
    report,
  })
  return { accounts, news, thirdParties }
}

export interface ChangingMember extends StoredMember {
  /** That of the session that asks. */
  readonly token: string
}

const password = 'Sediment7'

/** A new member with two sessions. */
export async function changingMember(
  database: Database,
  name: string,
  mobileNo: string | null = null,
): Promise<ChangingMember> {
  const email = mobileNo === null ? `${name}@example.org` : null
  const passwordHash = await hasher.hash(password)
  await insertMember(database, {
    userName: name,
    mobileNo,
    email,
    name: '',
    passwordHash,
    agreed: '',
    created: 1,
  })
  const member = await findMember(database, { kind: 'name', value: name })
  if (member === null) throw new Error('it was just added')
  const { sessions } = accountParts(database, collectingSenders()).accounts
  await sessions.begin(member.id, false, 'another device')
  return { ...member, token: await sessions.begin(member.id, false, 'this device') }
}

/** What of a member the changes change, as one text; '' for who is no more. */
export async function stateOf(database: Database, { id }: StoredMember): Promise<string> {
  const found = await database.query(
    `select user_name, locked, email, mobile_no, password_hash,
      (select array_agg(token_hash order by id) from session s where s.member_id = m.id) as sessions,
      (select confirmed from second_factor f where f.member_id = m.id) as factor,
      (select count(*) from recovery_code r where r.member_id = m.id) as codes,
      (select count(*) from passkey p where p.member_id = m.id) as passkeys,
      (select count(*) from identity i where i.member_id = m.id) as identities
    from member m where id = $1`,
    [Number(id)],
  )
  return found.length === 0 ? '' : JSON.stringify(found)
}

/** Prepares a change on a sound store, and carries it out by other parts. */
type Prepare = (
  sound: AccountParts,
  member: ChangingMember,
  codeFor: (receiver: string) => string,
) => Promise<(parts: AccountParts) => Promise<unknown>>

/** A password as a client of the calls sends it. */
export async function sealedText(
  { accounts }: Pick<AccountParts, 'accounts'>,
  text: string,
): Promise<SealedPassword> {
  const oneTime = Buffer.from(await accounts.issueKey(), 'base64')
  const spki = Buffer.from(await accounts.publicKey(), 'base64')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', oneTime, nonce)
  const password = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  const wrapped = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return {
    password: password.toString('base64'),
    aesKey: publicEncrypt(wrapped, oneTime).toString('base64'),
  }
}

/** The password of these members, as a client of the calls sends it. */
export const sealedPassword = (parts: AccountParts): Promise<SealedPassword> => sealedText(parts, password)

const countedByCaller = ({ id, token }: ChangingMember) => ({ memberId: id, token, language: 'en' }) as const

/** The digits of an authenticator at the clock of these tests. */
export const digitsNow = (secret: string | null): string => authenticatorDigits(secret ?? '', factorStep(at))

const madePasskey = async ({ accounts }: AccountParts, member: ChangingMember) => {
  const request = await accounts.passkeys.begin(member, place, member.token)
  const made = await createSoftwareAuthenticator(place.origin).create(request)
  if (!made.ok) throw new Error(made.error)
  return { ...countedByCaller(member), name: 'phone', created: made.value }
}

/** What comes back from the third party for a member who wants to bind it. */
const cameBack = async ({ thirdParties }: AccountParts, member: ChangingMember) => {
  const begun = await thirdParties.begin({
    party: 'orcid',
    origin: place.origin,
    returnTo: '/',
    language: 'en',
    member,
  })
  const { url = '', secret = '' } = begun ?? {}
  return { url, secret, device: '', language: 'en', member, token: member.token } as const
}

const act = { operator: 'op', at, reason: '' }

/** Every change that a member is told of, by what is said of it. */
export const accountChanges: readonly (readonly [name: string, said: RegExp, prepare: Prepare])[] = [
  [
    'another password',
    /password of the account .* changed/,
    async (sound, member) => {
      const [sealedFormer, sealedPassword] = [
        await sealedText(sound, password),
        await sealedText(sound, 'Estuary88'),
      ]
      return ({ accounts }) =>
        accounts.changePassword({ ...countedByCaller(member), sealedFormer, sealedPassword })
    },
  ],
  [
    'a password for a forgotten one',
    /password of the account .* changed/,
    async (sound, { email: receiver }, codeFor) => {
      await sound.accounts.sendCode({ receiver, purpose: 'password', language: 'en' })
      const sealedPassword = await sealedText(sound, 'Estuary88')
      const code = codeFor(receiver)
      return ({ accounts }) => accounts.setPassword({ receiver, code, sealedPassword, language: 'en' })
    },
  ],
  [
    'a second factor',
    /Two-step login has just been switched on/,
    async (sound, member) => {
      const code = digitsNow(await sound.accounts.factors.begin(member.id))
      return ({ accounts }) => accounts.confirmFactor({ ...countedByCaller(member), code })
    },
  ],
  [
    'the end of a second factor',
    /Two-step login has just been switched off/,
    async (sound, member) => {
      const code = digitsNow(await sound.accounts.factors.begin(member.id))
      await sound.accounts.confirmFactor({ ...countedByCaller(member), code })
      await sound.news.sent()
      return ({ accounts }) => accounts.endFactor(countedByCaller(member))
    },
  ],
  [
    'a passkey',
    /passkey has just been added/,
    async (sound, member) => {
      const change = await madePasskey(sound, member)
      return ({ accounts }) => accounts.addPasskey(change)
    },
  ],
  [
    'the end of a passkey',
    /passkey of the account .* removed/,
    async (sound, member) => {
      await sound.accounts.addPasskey(await madePasskey(sound, member))
      await sound.news.sent()
      const [made] = await sound.accounts.passkeys.list(member.id)
      return ({ accounts }) => accounts.removePasskey({ ...countedByCaller(member), id: Number(made?.id) })
    },
  ],
  [
    'another address',
    /another e-mail address/,
    async (sound, member, codeFor) => {
      const change = { ...countedByCaller(member), receiver: `new-${member.email}` }
      await sound.accounts.contacts.begin(change)
      const code = codeFor(change.receiver)
      return ({ accounts }) => accounts.contacts.change({ ...change, code })
    },
  ],
  [
    'a binding',
    /ORCID has just been bound/,
    async (sound, member) => {
      const came = await cameBack(sound, member)
      return ({ thirdParties }) => thirdParties.finish(came)
    },
  ],
  [
    'the end of a binding',
    /ORCID has just been unbound/,
    async (sound, member) => {
      await sound.thirdParties.finish(await cameBack(sound, member))
      await sound.news.sent()
      const [bound] = await sound.thirdParties.bound(member.id)
      return ({ thirdParties }) => thirdParties.unbind(member.id, Number(bound?.id), 'en')
    },
  ],
  [
    'a lock',
    /已被管理员锁定[^]*locked by an operator/,
    async (_sound, member) =>
      ({ news }) =>
        lockMember(news, member, act),
  ],
  [
    'the end of a lock',
    /已解锁[^]*you can log in again/,
    async (sound, member) => {
      await lockMember(sound.news, member, act)
      await sound.news.sent()
      return ({ news }) => unlockMember(news, member, act)
    },
  ],
  [
    'the end of the account',
    /have been deleted/,
    async (_sound, { id }) =>
      ({ accounts }) =>
        accounts.remove(id, 'en'),
  ],
  [
    'its end by an operator',
    /have been deleted/,
    async (_sound, member) =>
      ({ news }) =>
        removeByOperator(news, member, act),
  ],
]
