import { atMostFive } from '../../../core/domain/member/at-most-five.ts'
import { validateEmail } from '../../../core/domain/member/email.ts'
import { parseKeywords, printKeywords } from '../../../core/domain/member/keywords.ts'
import { maskUserName } from '../../../core/domain/member/mask-user-name.ts'
import { passwordFaults, validatePassword } from '../../../core/domain/member/password.ts'
import { validateName } from '../../../core/domain/member/person-name.ts'
import { validatePersonalInfo } from '../../../core/domain/member/personal-info.ts'
import { validatePhone } from '../../../core/domain/member/phone.ts'
import { resendCountdown } from '../../../core/domain/member/resend-countdown.ts'
import { permits } from '../../../core/domain/member/role.ts'
import { validateUpload } from '../../../core/domain/member/upload.ts'
import {
  arbitraryAction,
  arbitraryKeywords,
  arbitraryPassword,
  arbitraryPersonalInfo,
  arbitraryRole,
  atMostFiveLaws,
  emailLaws,
  junkText,
  maskLaws,
  nameLaws,
  passwordLaws,
  phoneLaws,
  uploadLaws,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

const nobody = { userName: '' }

describe('validatePassword [C5.4, C5.5]', () => {
  eachLaw(passwordLaws(validatePassword))
})

describe('passwordFaults', () => {
  it('should refuse every password that holds the user name [C5.4]', () => {
    fc.assert(
      fc.property(arbitraryPassword, fc.nat(), fc.nat(), (password, one, other) => {
        const [start = 0, end = 0] = [one % password.length, other % password.length].sort((a, b) => a - b)
        const userName = password.slice(start, end + 1)
        expect(passwordFaults(password, { userName })).toEqual(['containsUserName'])
      }),
    )
  })

  it('should refuse white space of any kind anywhere [C5.4]', () => {
    fc.assert(
      fc.property(
        arbitraryPassword,
        fc.constantFrom(...' \t\n\u00a0\u3000\u2009'),
        fc.nat(),
        (password, gap, at) => {
          const cut = at % (password.length + 1)
          const spaced = password.slice(0, cut) + gap + password.slice(cut)
          expect(passwordFaults(spaced, nobody)).toContain('whiteSpace')
        },
      ),
    )
  })

  it('should refuse the former password and a confirmation that differs, whatever they are [C5.4, C5.5]', () => {
    fc.assert(
      fc.property(junkText, junkText, (password, other) => {
        expect(passwordFaults(password, { userName: '', former: password })).toContain('sameAsFormer')
        const differs = passwordFaults(password, { userName: '', confirmation: other }).includes(
          'confirmationDiffers',
        )
        expect(differs).toBe(other !== password)
      }),
    )
  })

  it('should need each kind of character: without one, the fault is named [C5.4]', () => {
    const kinds = [
      ['noDigit', /[0-9]/g],
      ['noUpperCase', /[A-Z]/g],
      ['noLowerCase', /[a-z]/g],
    ] as const
    fc.assert(
      fc.property(arbitraryPassword, fc.constantFrom(...kinds), (password, [fault, kind]) => {
        expect(passwordFaults(password.replace(kind, '#'), nobody)).toEqual([fault])
      }),
    )
  })
})

describe('validatePhone [C5.6]', () => {
  eachLaw(phoneLaws(validatePhone))
})

describe('validateEmail [C5.7]', () => {
  eachLaw(emailLaws(validateEmail))
})

describe('validateName [C5.7]', () => {
  eachLaw(nameLaws(validateName))
})

describe('validatePersonalInfo', () => {
  it('should keep what can be saved as it is [C3.14]', () => {
    fc.assert(
      fc.property(arbitraryPersonalInfo, (info) => {
        expect(validatePersonalInfo(info)).toEqual({ ok: true, value: info })
      }),
    )
  })
})

describe('parseKeywords', () => {
  it('should read back what is printed, and the same with the other semicolon [C5.11]', () => {
    fc.assert(
      fc.property(arbitraryKeywords, (words) => {
        expect(parseKeywords(printKeywords(words))).toEqual(words)
        expect(parseKeywords(words.join('； '))).toEqual(words)
      }),
    )
  })

  it('should give words without semicolons, none blank, each once, for any text [C5.11]', () => {
    fc.assert(
      fc.property(junkText, (raw) => {
        const words = parseKeywords(`${raw};${raw}；x`)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) expect(word).toMatch(/^[^;；]*[^;；\s][^;；]*$/)
        expect(words).toContain('x')
      }),
    )
  })
})

describe('atMostFive [C5.10]', () => {
  eachLaw(atMostFiveLaws(atMostFive))
})

describe('maskUserName [C4.5]', () => {
  eachLaw(maskLaws(maskUserName))
})

describe('validateUpload [C5.9]', () => {
  eachLaw(uploadLaws(validateUpload))
})

describe('permits', () => {
  it('should let a member do whatever any role may [C6.2]', () => {
    fc.assert(
      fc.property(arbitraryRole, arbitraryAction, (role, action) => {
        expect(permits('member', action) || !permits(role, action)).toBe(true)
      }),
    )
  })
})

describe('resendCountdown', () => {
  it('should be whole seconds that fall to 0 by the end and never rise [C9.13]', () => {
    const milliseconds = fc.integer({ min: -100_000, max: 200_000 })
    fc.assert(
      fc.property(
        milliseconds,
        fc.nat({ max: 50_000 }),
        fc.integer({ min: 1, max: 120 }),
        (now, later, seconds) => {
          const left = resendCountdown(0, now, seconds)
          expect(Number.isInteger(left) && left >= 0 && left <= seconds).toBe(true)
          expect(resendCountdown(0, now + later, seconds)).toBeLessThanOrEqual(left)
          expect(left === 0).toBe(now >= seconds * 1000)
        },
      ),
    )
  })

  it('should be a wait within its seconds for any times at all [C9.13]', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (startedAt, now) => {
        const left = resendCountdown(startedAt, now)
        expect(left >= 0 && left <= 60).toBe(true)
      }),
    )
  })
})
