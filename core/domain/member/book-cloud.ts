import { present } from '../text/present.ts'
import { permits, type Role } from './role.ts'

/** The setting that says whether the book cloud needs a login (C6.3). */
export const bookCloudSetting = 'BOOK_CLOUD_CHECK'

/** The setting under which a book cloud finds the key that credentials are checked with. */
export const bookCloudKeySetting = 'BOOK_CLOUD_KEY'

export interface BookCloudVisit {
  readonly role: Role
  /** What the service knows the member by (parameter `p`); '' for none. */
  readonly credential: string
  /** The answer to BOOK_CLOUD_CHECK: 'true' means that login is required. */
  readonly check: string
}

export type BookCloudDestination =
  | { readonly kind: 'service'; readonly credential: string }
  | { readonly kind: 'login' }
  | { readonly kind: 'publicSite' }

/**
 * Where the book cloud leads (C6.3): a member with a credential to the service, anyone else to the login page where
 * login is required, else to the public book site.
 */
export function bookCloudDestination({ role, credential, check }: BookCloudVisit): BookCloudDestination {
  if (permits(role, 'useBookCloud') && present(credential) !== '') return { kind: 'service', credential }
  return { kind: present(check).toLowerCase() === 'true' ? 'login' : 'publicSite' }
}
