import type { LocalizedText } from '@xuekan/core'

/** A third party that says who a reader is by OpenID Connect (C6.4), such as ORCID. */
export interface IdentityProvider {
  /** Letters, digits and hyphens: it stands in addresses. */
  readonly id: string
  readonly name: LocalizedText
  /** Its address, which `/.well-known/openid-configuration` follows. */
  readonly issuer: string
  readonly clientId: string
  /** '' for a client that has none. */
  readonly clientSecret: string
}

/** The providers of a file, or in one sentence what is wrong with it. */
export type ReadProviders =
  | { readonly ok: true; readonly providers: readonly IdentityProvider[] }
  | { readonly ok: false; readonly problem: string }

/**
 * Reads the JSON of a file: a list of `{ id, name: { zh, en }, issuer, clientId, clientSecret }`. An issuer has an https
 * address, or http on this machine. What is wrong is said by its place, and never repeats a secret.
 */
export function readIdentityProviders(json: string): ReadProviders {
  const entries = parse(json)
  if (!Array.isArray(entries)) return wrong('must hold a list of providers in JSON')
  const providers: IdentityProvider[] = []
  for (const [place, entry] of entries.entries()) {
    const fields = fieldsOf(entry)
    const names = fieldsOf(fields['name'])
    const lacking = ['id', 'issuer', 'clientId'].find((name) => textOf(fields[name]) === '')
    if (lacking !== undefined) return wrong(`lacks the ${lacking} of provider ${place + 1}`)
    const id = textOf(fields['id'])
    const issuer = textOf(fields['issuer'])
    if (!/^[a-z\d-]{1,40}$/i.test(id))
      return wrong(`names provider ${place + 1} with other letters than a-z, 0-9 and -`)
    if (providers.some((each) => each.id === id)) return wrong(`names two providers ${id}`)
    if (!isIssuer(issuer)) return wrong(`gives ${id} an issuer that is no https address`)
    providers.push({
      id,
      name: { zh: textOf(names['zh']) || id, en: textOf(names['en']) || textOf(names['zh']) || id },
      issuer,
      clientId: textOf(fields['clientId']),
      clientSecret: textOf(fields['clientSecret']),
    })
  }
  return { ok: true, providers }
}

/** Whether it is on this machine, where nobody listens to what is said without TLS. */
export const isOnThisMachine = (issuer: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(issuer).hostname)

function isIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false
  const { protocol, search, hash } = new URL(issuer)
  if (search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(issuer))
}

const wrong = (problem: string): ReadProviders => ({ ok: false, problem })

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
