/** Octets of a secret that an authenticator keeps: as many as its hash has (RFC 4226, section 4). */
export const factorSecretLength = 20

/** The step of thirty seconds in which a moment lies, in milliseconds since 1970 (RFC 6238, section 4). */
export const factorStep = (at: number): number => Math.floor(at / 30_000)

/** What is signed for a step: its number in eight octets, the highest first. */
export function factorMoment(step: number): Uint8Array {
  const octets = new Uint8Array(8)
  new DataView(octets.buffer).setBigUint64(0, BigInt(step))
  return octets
}

/** The six digits in a signature of twenty octets (RFC 4226, section 5.3). */
export function digitsOfMac(mac: Uint8Array): string {
  const at = (mac[19] ?? 0) & 15
  const [a = 0, b = 0, c = 0, d = 0] = mac.slice(at, at + 4)
  const number = (((a & 127) << 24) | (b << 16) | (c << 8) | d) >>> 0
  return String(number % 1_000_000).padStart(6, '0')
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Octets as letters and digits that nobody mistakes for each other (RFC 4648, section 6), without filling. */
export function printBase32(octets: Uint8Array): string {
  let bits = 0
  let held = 0
  let text = ''
  for (const octet of octets) {
    held = ((held << 8) | octet) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(held >> bits) & 31]
    }
  }
  return bits === 0 ? text : text + letters[(held << (5 - bits)) & 31]
}

/** Law: `parseBase32(printBase32(octets))` are the octets; null for what was not printed so. Total. */
export function parseBase32(text: string): Uint8Array | null {
  let bits = 0
  let held = 0
  const octets: number[] = []
  for (const letter of text) {
    const value = letters.indexOf(letter)
    if (value < 0) return null
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      octets.push((held >> bits) & 255)
    }
  }
  const read = Uint8Array.from(octets)
  return printBase32(read) === text ? read : null
}

/** A secret as people type it: in groups of four. */
export const inGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

/** The address that puts a secret into an authenticator on the same device. */
export function authenticatorAddress(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** Letters of a code that lets in without the authenticator. */
export const recoveryCodeLength = 24

/** What proves a second time who somebody is: six digits of an authenticator, or a code that was written down. */
export type FactorCode =
  | { readonly kind: 'authenticator'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }

/** Reads what was typed, whatever stands between its letters; null for what is neither. Total. */
export function readFactorCode(raw: string): FactorCode | null {
  const code = raw.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code }
  return code.length === recoveryCodeLength && /^[A-Z2-7]+$/.test(code) ? { kind: 'recovery', code } : null
}
