import {
  constants,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import { promisify } from 'node:util'
import { lazy } from '@xuekan/core/reactive'
import type { Queryable } from '../store/database.ts'
import { storedSecret } from '../store/stored-secret.ts'
import type { OneTimes } from './one-time.ts'

/** A password as calls carry it; its two parts in base64. */
export interface SealedPassword {
  readonly password: string | null
  readonly aesKey: string | null
}

/** Passwords travel encrypted with a one-time key, which is itself encrypted for the key of the deployment. */
export interface SealedPasswords {
  /** SPKI in base64. */
  readonly publicKey: () => Promise<string>
  /** In base64. */
  readonly issueKey: () => Promise<string>
  /** null for what no key of ours opens, and for a key that has been used. */
  readonly open: (sealed: SealedPassword) => Promise<string | null>
}

const nonceLength = 12
const tagLength = 16

export function createSealedPasswords(database: Queryable, oneTimes: OneTimes): SealedPasswords {
  const privateKey = lazy(async () => createPrivateKey(await keptKey(database)))
  return {
    publicKey: async () =>
      createPublicKey(await privateKey())
        .export({ type: 'spki', format: 'der' })
        .toString('base64'),
    issueKey: async () => {
      const key = randomBytes(32).toString('base64')
      await oneTimes.issue('key', key)
      return key
    },
    open: async ({ password, aesKey }) => {
      const wrapped = {
        key: await privateKey(),
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
      }
      const key = attempt(() => privateDecrypt(wrapped, Buffer.from(aesKey ?? '', 'base64')))
      if (key === null || (await oneTimes.take('key', key.toString('base64'))) === null) return null
      return attempt(() => decrypt(key, Buffer.from(password ?? '', 'base64')))
    },
  }
}

function decrypt(key: Buffer, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAuthTag(sealed.subarray(-tagLength))
  const text = decipher.update(sealed.subarray(nonceLength, -tagLength))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** The key of the deployment. */
const keptKey = (database: Queryable): Promise<string> =>
  storedSecret(database, 'password_key', async () => {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  })
