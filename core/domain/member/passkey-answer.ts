import type { CreatedPasskey, UsedPasskey } from './passkey.ts'

/** What an authenticator has answered travels in a field of a form, as JSON. */
export const printPasskey = (answer: CreatedPasskey | UsedPasskey): string => JSON.stringify(answer)

/** The longest part that is read, in characters: an attestation of 'none' has some hundred. */
const longest = 8_192

const isOctets = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && /^[\w-]+$/.test(value)

function fieldsOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

/** Total, and the inverse of `printPasskey` for what an authenticator answers; null for anything else. */
export function parseCreatedPasskey(text: string): CreatedPasskey | null {
  const { id, clientData, attestation, transports } = fieldsOf(text) ?? {}
  if (!isOctets(id) || !isOctets(clientData) || !isOctets(attestation)) return null
  const named: readonly unknown[] = Array.isArray(transports) ? transports : []
  return {
    id,
    clientData,
    attestation,
    transports: named.filter((each): each is string => typeof each === 'string' && isTransport(each)),
  }
}

/** Likewise. */
export function parseUsedPasskey(text: string): UsedPasskey | null {
  const { id, clientData, authenticatorData, signature, userHandle } = fieldsOf(text) ?? {}
  if (!isOctets(id) || !isOctets(clientData) || !isOctets(authenticatorData) || !isOctets(signature))
    return null
  return {
    id,
    clientData,
    authenticatorData,
    signature,
    userHandle: isOctets(userHandle) ? userHandle : '',
  }
}

/** A word such as `internal` or `smart-card`. */
export const isTransport = (word: string): boolean => /^[a-z-]{1,20}$/.test(word)
