import { createHmac, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import type { Queryable } from '../../store/database.ts'
import { storedSecret } from '../../store/stored-secret.ts'

/** Milliseconds for which a credential lets in. */
const credentialLasts = 3_600_000

export interface CredentialFor {
  readonly memberId: string
  /** The host of the book cloud, which alone it is for. */
  readonly cloud: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const secretOf = (database: Queryable): Promise<string> => storedSecret(database, 'book_cloud')

/** Ed25519 in PKCS #8, before the 32 bytes of the key. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const keyOf = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([pkcs8, Buffer.from(secret, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  })

/**
 * What a book cloud knows a member by (C6.3): `<text>.<signature>`, both base64url; the text is JSON with `member`, `cloud`
 * and `ends` (seconds since 1970), signed with Ed25519. `member` is the same at each visit, another one in each cloud, and says
 * nothing of the account.
 */
export async function bookCredential(
  database: Queryable,
  { memberId, cloud, now }: CredentialFor,
): Promise<string> {
  const secret = await secretOf(database)
  const member = createHmac('sha256', secret)
    .update(`${cloud}\n${memberId}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
  const ends = Math.floor((now + credentialLasts) / 1_000)
  const text = Buffer.from(JSON.stringify({ member, cloud, ends })).toString('base64url')
  return `${text}.${sign(null, Buffer.from(text), keyOf(secret)).toString('base64url')}`
}

/** What a book cloud checks credentials with: the public key of the deployment, 32 bytes as base64url. */
export const bookCredentialKey = async (database: Queryable): Promise<string> =>
  createPublicKey(keyOf(await secretOf(database))).export({ format: 'jwk' }).x ?? ''
