import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, in letters that cookies and headers carry. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the store holds of a token, a key or a code. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
