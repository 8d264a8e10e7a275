import { createHash, randomInt } from 'node:crypto'
import type { UiLanguage } from '@xuekan/core'
import type { OneTimes } from '../accounts/one-time.ts'
import { newToken } from '../accounts/tokens.ts'
import { drawCode, type Random } from './draw-code.ts'
import { printPng } from './print-png.ts'
import { speakCode } from './speak-code.ts'

/** Questions that people answer and programs do not, as a picture and as a voice (C7.11). */
export interface Captchas {
  /** A new one: the value that its answer comes with, and its picture, PNG. */
  readonly issue: () => Promise<{ readonly identify: string; readonly picture: Uint8Array }>
  /** The same digits as they are spoken, WAV; null once it is over. It is not used up by being heard. */
  readonly sound: (identify: string, language: UiLanguage) => Promise<Uint8Array | null>
  /** Whether this is its code: asked once, right or wrong. */
  readonly take: (identify: string, code: string) => Promise<boolean>
}

const digits = 5

export function createCaptchas(oneTimes: OneTimes): Captchas {
  return {
    issue: async () => {
      const identify = newToken()
      const code = String(randomInt(10 ** digits)).padStart(digits, '0')
      await oneTimes.issue('captcha', identify, code)
      return { identify, picture: printPng(drawCode(code, randomFrom(identify))) }
    },
    sound: async (identify, language) => {
      const code = await oneTimes.look('captcha', identify)
      // the same each time, since players ask for parts of it
      return code === null ? null : speakCode(code, language, randomFrom(identify))
    },
    take: async (identify, code) => {
      const answer = await oneTimes.take('captcha', identify)
      return answer !== null && answer === code.normalize('NFKC').replaceAll(/\s/g, '')
    },
  }
}

/** Numbers that follow from a secret: who does not know it cannot tell them from others. */
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
