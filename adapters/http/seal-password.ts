/** What a password is encrypted with: the one-time key, and the public key of the server, both in base64. */
export interface SealingKeys {
  readonly aesKey: string
  readonly publicKey: string
}

/**
 * A password as calls carry it: encrypted with the one-time key by AES-GCM, the nonce first, and that key encrypted for
 * the server by RSA-OAEP. Fails where a key is none, and where the browser has no cryptography: pages without TLS.
 */
export async function sealPassword(
  password: string,
  { aesKey, publicKey }: SealingKeys,
): Promise<{ readonly password: string; readonly aesKey: string }> {
  const { subtle } = crypto
  const oneTime = bytesOf(aesKey)
  const [aes, rsa] = await Promise.all([
    subtle.importKey('raw', oneTime, 'AES-GCM', false, ['encrypt']),
    subtle.importKey('spki', bytesOf(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']),
  ])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const [sealed, wrapped] = await Promise.all([
    subtle.encrypt({ name: 'AES-GCM', iv }, aes, new TextEncoder().encode(password)),
    subtle.encrypt({ name: 'RSA-OAEP' }, rsa, oneTime),
  ])
  return {
    password: base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)])),
    aesKey: base64Of(new Uint8Array(wrapped)),
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
