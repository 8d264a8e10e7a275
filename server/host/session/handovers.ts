import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { SignedIn } from '@xuekan/core/member'

/** Keeps a value under a word, which is good once. It may forget, and is not trusted with what it keeps. */
export interface HandoverShelf {
  readonly put: (word: string, value: string) => Promise<void>
  /** The value, the first time; null ever after. */
  readonly take: (word: string) => Promise<string | null>
}

/** Milliseconds that a session may be on its way. */
export const handoverLasts = 60_000

/** Milliseconds that a shelf keeps a value: somebody may log in on the way. */
export const shelfLasts = 600_000

/** The host where a session is wanted, and what tells its browser from others. */
interface HandoverWay {
  readonly to: string
  readonly challenge: string
}

/** Sessions on their way from one host of the portal to another. */
export interface Handovers {
  /** A secret for the browser that a host begins with, and what may be told of it. */
  readonly begin: (to: string) => Promise<{ readonly secret: string; readonly challenge: string }>
  /** Whether this host has begun with this challenge, within ten minutes; once. */
  readonly isBegun: (way: HandoverWay) => Promise<boolean>
  /** A word for who has this session, good once, on one host, for a minute, and for whose secret the challenge is. */
  readonly give: (signedIn: SignedIn, way: HandoverWay) => Promise<string>
  /** The session behind a word; null for any other. A word that was tried is good no more. */
  readonly take: (
    code: string,
    at: { readonly host: string; readonly secret: string },
  ) => Promise<SignedIn | null>
}

interface OnTheWay extends HandoverWay {
  readonly signedIn: SignedIn
  /** In milliseconds since 1970. */
  readonly ends: number
}

const newHandoverSecret = (): string => randomBytes(32).toString('base64url')

/** What may be told of a secret before it is. */
export const challengeOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** What is kept can be read by the word alone, which is kept nowhere: who reads the shelf learns no token. */
export function createHandovers(shelf: HandoverShelf, now: () => number): Handovers {
  const begunAs = (challenge: string): string => `begun ${challenge}`
  return {
    begin: async (to) => {
      const secret = newHandoverSecret()
      const challenge = challengeOf(secret)
      await shelf.put(begunAs(challenge), to)
      return { secret, challenge }
    },
    isBegun: async ({ to, challenge }) => (await shelf.take(begunAs(challenge))) === to,
    give: async (signedIn, { to, challenge }) => {
      const code = newHandoverSecret()
      const onTheWay: OnTheWay = { signedIn, to, challenge, ends: now() + handoverLasts }
      await shelf.put(code, seal(JSON.stringify(onTheWay), code))
      return code
    },
    take: async (code, { host, secret }) => {
      const values = code === '' ? null : await shelf.take(code)
      if (values === null) return null
      const { signedIn, to, challenge, ends } = JSON.parse(unseal(values, code)) as OnTheWay
      return to === host && challenge === challengeOf(secret) && now() < ends ? signedIn : null
    },
  }
}

/** Each key seals one text, so that its first number may be the same for all. */
const first = Buffer.alloc(12)
const keyOf = (code: string): Buffer => createHash('sha256').update(`handover ${code}`).digest()

function seal(text: string, code: string): string {
  const cipher = createCipheriv('aes-256-gcm', keyOf(code), first)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

const tagLength = 16

function unseal(sealed: string, code: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(code), first)
  decipher.setAuthTag(bytes.subarray(-tagLength))
  return decipher.update(bytes.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8')
}

/** A shelf of one process, for a portal without a store of its own: the oldest of too many give way. */
export function createMemoryShelf(now: () => number, most = 10_000): HandoverShelf {
  const values = new Map<string, { readonly value: string; readonly ends: number }>()
  return {
    put: async (word, value) => {
      for (const [old, { ends }] of values) {
        if (ends > now() && values.size < most) break
        values.delete(old)
      }
      values.set(word, { value, ends: now() + shelfLasts })
    },
    take: async (word) => {
      const found = values.get(word)
      values.delete(word)
      return found === undefined || found.ends <= now() ? null : found.value
    },
  }
}
