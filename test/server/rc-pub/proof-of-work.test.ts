import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { solveChallenge, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { createOneTimes } from '../../../server/rc-pub/accounts/one-time.ts'
import { createCaptchas } from '../../../server/rc-pub/captcha/captchas.ts'
import { isProof, newChallenge } from '../../../server/rc-pub/captcha/proof-of-work.ts'
import { solvedChallenge } from '../../support/solved-challenge.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

const printed = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')
const readProof = (proof: string): Payload => JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload

describe('the work that a browser is asked for', () => {
  it('is taken once, for ten minutes, and by its own value alone [C7.11]', async () => {
    let time = Date.now()
    const captchas = createCaptchas(createOneTimes(store(), () => time))
    const [one, other, old] = [
      await captchas.issueWork(),
      await captchas.issueWork(),
      await captchas.issueWork(),
    ]
    const proof = await solvedChallenge(one.challenge)
    expect(await captchas.take(other.identify, proof)).toBe(false)
    expect(await captchas.take(one.identify, proof)).toBe(true)
    expect(await captchas.take(one.identify, proof)).toBe(false)
    const late = await solvedChallenge(old.challenge)
    time += 600_001
    expect(await captchas.take(old.identify, late)).toBe(false)
  })

  it('is no answer to a picture, and digits are none to it', async () => {
    const captchas = createCaptchas(createOneTimes(store(), () => Date.now()))
    const [work, drawn] = [await captchas.issueWork(), await captchas.issue()]
    expect(await captchas.take(drawn.identify, await solvedChallenge(work.challenge))).toBe(false)
    expect(await captchas.take(work.identify, '12345')).toBe(false)
  })

  it('cannot be made lighter, and is not guessed by its first half, which everybody is told', async () => {
    const { challenge: text, secret } = await newChallenge()
    const challenge = JSON.parse(text) as Challenge
    const { parameters } = challenge
    const lighter = { ...challenge, parameters: { ...parameters, cost: 1, keyPrefix: '00' } }
    const solution = await solveChallenge({ challenge: lighter, deriveKey })
    expect(await isProof(printed({ challenge: lighter, solution }), secret)).toBe(false)
    expect(await isProof(printed({ challenge, solution }), secret)).toBe(false)
    const { keySignature: _, ...bare } = parameters
    expect(await isProof(printed({ challenge: { ...challenge, parameters: bare }, solution }), secret)).toBe(
      false,
    )
    const half = { counter: 1, derivedKey: parameters.keyPrefix }
    expect(await isProof(printed({ challenge, solution: half }), secret)).toBe(false)
    const right = await solvedChallenge(text)
    expect(await isProof(right, secret)).toBe(true)
    expect(await isProof(right, `${secret}x`)).toBe(false)
    expect(readProof(right).solution.counter).toBeGreaterThanOrEqual(1_000)
  })

  it('is not proven by anything else', async () => {
    const { challenge, secret } = await newChallenge()
    const parsed: unknown = JSON.parse(challenge)
    const junk = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((text) => Buffer.from(text).toString('base64')),
      fc.jsonValue().map((solution) => printed({ challenge: parsed, solution })),
      fc.jsonValue().map((other) => printed({ challenge: other, solution: other })),
    )
    await fc.assert(
      fc.asyncProperty(junk, async (text) => {
        expect(await isProof(text, secret)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})
