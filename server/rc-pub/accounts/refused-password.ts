import { passwordFaults } from '@xuekan/core/member'
import { isCommonPassword } from './common-passwords.ts'
import type { Refusal } from './outcomes.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** Whose password it is to be. */
export interface PasswordOwner {
  /** '' for one that is not known yet. */
  readonly userName: string
  /** The hash of the password that is replaced; null for a first one. */
  readonly passwordHash: string | null
}

/**
 * Why a password may not be set; null for one that may (C5.4, C5.5). It tells something of the present password, so that
 * it is asked only for who has proven to be the owner, or with an owner of whom nothing is looked up.
 */
export async function refusedPassword(
  hasher: PasswordHasher,
  password: string,
  { userName, passwordHash }: PasswordOwner,
): Promise<Refusal | null> {
  const faults = passwordFaults(password, { userName })
  if (faults.length > 0)
    return { kind: faults.every((fault) => fault === 'containsUserName') ? 'holdsUserName' : 'weak' }
  if (isCommonPassword(password)) return { kind: 'common' }
  if (passwordHash === null) return null
  return (await hasher.verify(password, passwordHash)) ? { kind: 'sameAsFormer' } : null
}
