import { webLink } from '../channel/web-link.ts'
import type { CookieName } from '../storage/cookie-rules.ts'
import { credentialCodec } from '../storage/credential.ts'
import { userNameCodec } from '../storage/user-name.ts'
import type { Credentials } from './address-credentials.ts'
import { memberInfoCodec } from './member-info.ts'
import type { Member } from './member.ts'
import { roleOf } from './role.ts'

/** What a login answers (C4.7). */
export interface SignedIn extends Credentials {
  /** The token of the unified login; '' where the login was none. */
  readonly commonToken: string
  readonly member: Member
  /** Whether the session outlasts the browser's window; absent where only who asked knows. */
  readonly remember?: boolean
  /** What the browser keeps so that the member is known there; absent where nothing of it changes. */
  readonly knownDevice?: string
}

export type SessionCookies = readonly (readonly [
  name: Extract<
    CookieName,
    'userName' | 'token' | 'commonToken' | 'memberInfo' | 'headPicture' | 'knownDevice'
  >,
  value: string,
])[]

/** What the header shows a member with from now on (C4.7); '' for no picture. */
export const photoCookies = (headPicture: string): SessionCookies => [
  ['headPicture', webLink(headPicture) ?? ''],
]

/**
 * What a login puts into cookies (C4.7), '' for a cookie to be cleared; null where the answer names nobody or holds
 * no token. Laws: all cookies that say or prove who is reading are named, so that nothing of a former login remains; whoever
 * has them is a member. A known device stays known where nothing else is said of it.
 */
export function sessionCookiesOf({
  userName,
  token,
  commonToken,
  member,
  knownDevice = '',
}: SignedIn): SessionCookies | null {
  const name = userNameCodec.parse(userName) ?? ''
  const credential = credentialCodec.parse(token) ?? ''
  if (roleOf({ userName: name, token: credential }) === 'visitor') return null
  const device = credentialCodec.parse(knownDevice) ?? ''
  return [
    ['userName', name],
    ['token', credential],
    ['commonToken', credentialCodec.parse(commonToken) ?? ''],
    ['memberInfo', memberInfoCodec.print(member)],
    ['headPicture', webLink(member.headPicture) ?? ''],
    ...(device === '' ? [] : [['knownDevice', device] as const]),
  ]
}
