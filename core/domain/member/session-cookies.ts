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
}

export type SessionCookies = readonly (readonly [
  name: Extract<CookieName, 'userName' | 'token' | 'commonToken' | 'memberInfo' | 'headPicture'>,
  value: string,
])[]

/**
 * What a login puts into cookies (C4.7), '' for a cookie to be cleared; null where the answer names nobody or holds
 * no token. Laws: all of these cookies are named, so that nothing of a former login remains; whoever has them is a
 * member.
 */
export function sessionCookiesOf({ userName, token, commonToken, member }: SignedIn): SessionCookies | null {
  const name = userNameCodec.parse(userName) ?? ''
  const credential = credentialCodec.parse(token) ?? ''
  if (roleOf({ userName: name, token: credential }) === 'visitor') return null
  return [
    ['userName', name],
    ['token', credential],
    ['commonToken', credentialCodec.parse(commonToken) ?? ''],
    ['memberInfo', memberInfoCodec.print(member)],
    ['headPicture', webLink(member.headPicture) ?? ''],
  ]
}
