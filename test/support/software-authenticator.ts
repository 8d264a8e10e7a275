import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { err, ok, type PasskeyDevice } from '@xuekan/core'

/** What an authenticator of the tests does otherwise than an honest one. */
export interface Twist {
  /** Whose page it says it is on. */
  readonly origin?: string
  readonly relyingParty?: string
  readonly challenge?: string
  readonly isVerified?: boolean
  /** How often it says that it was used. */
  readonly counter?: number
  readonly userHandle?: string
}

/** An authenticator with one passkey for each relying party, as Web Authentication has it, and a key of P-256. */
export interface SoftwareAuthenticator extends PasskeyDevice {
  readonly twisted: (twist: Twist) => PasskeyDevice
}

interface Held {
  readonly id: Buffer
  readonly key: KeyObject
  readonly userId: string
}

/** @param counts whether it counts its uses, as some do and others do not */
export function createSoftwareAuthenticator(origin: string, counts = true): SoftwareAuthenticator {
  const held = new Map<string, Held>()
  let used = 0
  const device = (twist: Twist): PasskeyDevice => {
    const at = twist.origin ?? origin
    const clientData = (type: string, challenge: string): Buffer =>
      Buffer.from(
        JSON.stringify({ type, challenge: twist.challenge ?? challenge, origin: at, crossOrigin: false }),
      )
    const authenticatorData = (relyingParty: string, attested: Buffer | null): Buffer => {
      used += counts ? 1 : 0
      const flags = 0x01 | (twist.isVerified === false ? 0 : 0x04) | (attested === null ? 0 : 0x40)
      const count = Buffer.alloc(4)
      count.writeUInt32BE(twist.counter ?? used)
      return Buffer.concat([
        sha256(Buffer.from(twist.relyingParty ?? relyingParty)),
        Buffer.from([flags]),
        count,
        attested ?? Buffer.alloc(0),
      ])
    }
    return {
      origin: at,
      create: async ({ relyingParty, challenge, userId, known }) => {
        const former = held.get(relyingParty)
        if (former !== undefined && known.includes(former.id.toString('base64url'))) return err('known')
        const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
        const id = randomBytes(32)
        held.set(relyingParty, { id, key: privateKey, userId })
        const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)])
        const data = authenticatorData(relyingParty, attested)
        return ok({
          id: id.toString('base64url'),
          clientData: clientData('webauthn.create', challenge).toString('base64url'),
          attestation: attestationOf(data).toString('base64url'),
          transports: ['internal'],
        })
      },
      use: async ({ relyingParty, challenge }) => {
        const passkey = held.get(relyingParty)
        if (passkey === undefined) return err('cancelled')
        const client = clientData('webauthn.get', challenge)
        const data = authenticatorData(relyingParty, null)
        return ok({
          id: passkey.id.toString('base64url'),
          clientData: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), passkey.key).toString('base64url'),
          userHandle: twist.userHandle ?? passkey.userId,
        })
      },
    }
  }
  return { ...device({}), twisted: device }
}

const sha256 = (octets: Buffer): Buffer => createHash('sha256').update(octets).digest()

/** An ES256 key in COSE: a map of its kind, its algorithm, its curve, and the two halves of its point. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const half = (value: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    half(x),
    Buffer.from([0x22]),
    half(y),
  ])
}

/** An attestation of the format 'none' in CBOR. */
const attestationOf = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
