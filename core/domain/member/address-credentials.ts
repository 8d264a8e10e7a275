import { present } from '../text/present.ts'
import { queryValue, readQuery } from '../route/query.ts'
import { splitAddress } from '../route/split-address.ts'
import { withoutQueryNames } from '../route/without-query-names.ts'
import { credentialCodec } from '../storage/credential.ts'
import { userNameCodec } from '../storage/user-name.ts'
import { visitorOf } from './visitor-of.ts'

/** Who an address says is reading, and what is to prove it (C4.8). */
export interface Credentials {
  readonly userName: string
  readonly token: string
}

const names = ['token', 'userName']

/** A token and a user name in the query of an address (C4.8); null where one of them is absent or none. Total. */
export function credentialsIn(address: string): Credentials | null {
  const query = readQuery(splitAddress(address).query)
  const userName = userNameCodec.parse(present(queryValue(query, 'userName')))
  const token = credentialCodec.parse(present(queryValue(query, 'token')))
  if (userName === null || visitorOf(userName).kind === 'anonymous') return null
  return token === null || token === '' ? null : { userName, token }
}

/** The same address without them, however they are escaped and how often they stand there. */
export const withoutCredentials = (address: string): string => withoutQueryNames(address, names)
