import { createHash, randomInt } from 'node:crypto'
import type { UiLanguage } from '@xuekan/core'
import type { OneTimes } from '../accounts/one-time.ts'
import { newToken } from '../accounts/tokens.ts'
import { drawCode, type Random } from './draw-code.ts'
import { printPng } from './print-png.ts'
import { isProof, newChallenge } from './proof-of-work.ts'
import { speakCode } from './speak-code.ts'

/** Questions that people answer and programs do not, as a picture and as a voice; and work for browsers in their place (C7.11). */
export interface Captchas {
  /** A new one: the value that its answer comes with, and its picture, PNG. */
  readonly issue: () => Promise<{ readonly identify: string; readonly picture: Uint8Array }>
  /** The same digits as they are spoken, WAV; null once it is over. It is not used up by being heard. */
  readonly sound: (identify: string, language: UiLanguage) => Promise<Uint8Array | null>
  /** Work in place of a question: the value that its proof comes with, and an ALTCHA challenge as JSON. */
  readonly issueWork: () => Promise<{ readonly identify: string; readonly challenge: string }>
  /** Whether this is its code, or the proof of its work: asked once, right or wrong. */
  readonly take: (identify: string, code: string) => Promise<boolean>
}

const digits = 5

/** What people type, with spaces; a proof is far longer. */
const longestCode = 64

export function createCaptchas(oneTimes: OneTimes): Captchas {
  return {
    issue: async () => {
      const identify = newToken()
      const code = String(randomInt(10 ** digits)).padStart(digits, '0')
      const secret = newToken()
      await oneTimes.issue('captcha', identify, code + secret)
      return { identify, picture: printPng(drawCode(code, randomFrom(secret))) }
    },
    sound: async (identify, language) => {
      const stored = await oneTimes.look('captcha', identify)
      if (stored === null) return null
      // the same each time, since players ask for parts of it
      return speakCode(stored.slice(0, digits), language, randomFrom(stored.slice(digits)))
    },
    issueWork: async () => {
      const identify = newToken()
      const { challenge, secret } = await newChallenge()
      await oneTimes.issue('proof of work', identify, secret)
      return { identify, challenge }
    },
    take: async (identify, code) => {
      if (code.length > longestCode) {
        const secret = await oneTimes.take('proof of work', identify)
        return secret !== null && (await isProof(code, secret))
      }
      const stored = await oneTimes.take('captcha', identify)
      return stored !== null && stored.slice(0, digits) === code.normalize('NFKC').replaceAll(/\s/g, '')
    },
  }
}

/**
 * Numbers that follow from a secret: who does not know it cannot tell them from others. Who does can draw each digit
 * himself and compare, and so no reader is told it: it is kept in the store, beside the code.
 */
function randomFrom(secret: string): Random {
  let block = Buffer.alloc(0)
  let at = 0
  let number = 0
  return () => {
    if (at + 4 > block.length) {
      block = createHash('sha512').update(`${secret} ${number}`).digest()
      number += 1
      at = 0
    }
    at += 4
    return block.readUInt32BE(at - 4) / 2 ** 32
  }
}
