const day = 24 * 60 * 60_000

/** Days for which the text is good: long enough for a copy, short enough that a portal that is given up is noticed. */
const lasts = 90

/**
 * `security.txt` of a host (RFC 9116): whom to tell of a weakness, the first contact first. It expires at the midnight in UTC
 * that ends the ninetieth day, so that it is the same all day.
 */
export function printSecurityText(contacts: readonly string[], origin: string, now: number): string {
  const expires = new Date((Math.floor(now / day) + lasts + 1) * day).toISOString().replace('.000Z', 'Z')
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
