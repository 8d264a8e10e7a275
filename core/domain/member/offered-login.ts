import type { UiLanguage } from '../language/ui-language.ts'
import { printAddress } from '../route/address-input.ts'
import { readQuery } from '../route/query.ts'
import { splitAddress } from '../route/split-address.ts'
import { readIdentifier } from './identifier.ts'
import type { Member } from './member.ts'

/** Where a reader is asked who is to be logged in (C4.8). */
export const offerPath = '/login/offer'

export const offerAddress = (language: UiLanguage, returnTo: string | null): string =>
  printAddress({
    path: offerPath,
    query: [
      ['lang', language],
      ['returnTo', returnTo],
    ],
  })

/** Whether an address bears a token, which is to leave it whatever becomes of it (C4.8). Total. */
export const bearsToken = (address: string): boolean =>
  readQuery(splitAddress(address).query).some(([name]) => name === 'token')

/** Whom a token belongs to, as the server tells it; '' for what it does not tell. */
export interface VerifiedMember extends Member {
  readonly id?: string
  readonly userName?: string
}

/** Who an address would log in or who is logged in, once the server has accepted the token. */
export interface Believed {
  readonly token: string
  readonly member: VerifiedMember
}

/**
 * What becomes of a token in an address (C4.8): refused where the server does not accept it; entered where nobody is logged in,
 * or the same member; asked where another member is. Laws: nobody takes another's place unasked; who is not known to be the same
 * is another.
 */
export function answerOffer(
  offered: Believed | null,
  present: Believed | null,
): 'refused' | 'entered' | 'asked' {
  if (offered === null) return 'refused'
  if (present === null || present.token === offered.token) return 'entered'
  const id = offered.member.id ?? ''
  return id !== '' && id === present.member.id ? 'entered' : 'asked'
}

/**
 * The name that is shown of who has come by an address: the one of the address where it is one of the member's, or the server
 * tells none; else the server's. Law: nobody is shown under another member's name.
 */
export function offeredName(offered: string, { userName = '', mobileNo }: VerifiedMember): string {
  const names = [userName, mobileNo].filter((name) => name !== '').map((name) => readIdentifier(name).value)
  return userName === '' || names.includes(readIdentifier(offered).value) ? offered : userName
}
