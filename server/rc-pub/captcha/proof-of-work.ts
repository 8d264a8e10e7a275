import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { newToken } from '../accounts/tokens.ts'

/** Rounds of PBKDF2 for each number that is tried. */
const cost = 2_000

/** So many numbers have to be tried: a second's work of a laptop's core, some four of a phone's. */
const tries = { least: 1_000, most: 2_000 } as const

/** A challenge of ALTCHA, as JSON, and the secret that knows its proof. */
export async function newChallenge(): Promise<{ readonly challenge: string; readonly secret: string }> {
  const secret = newToken()
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(tries.most, tries.least),
    deriveKey,
    ...secretsOf(secret),
  })
  return { challenge: JSON.stringify(challenge), secret }
}

/** Whether a text in base64 is the proof of the challenge with this secret; false for any other text. Costs two hashes. */
export async function isProof(text: string, secret: string): Promise<boolean> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text, 'base64').toString()) as Payload
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(secret) })
    return verified
  } catch {
    return false
  }
}

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: `${secret} key`,
})
