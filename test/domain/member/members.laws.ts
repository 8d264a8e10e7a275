import {
  atMostFive,
  parseKeywords,
  passwordFaults,
  permits,
  printKeywords,
  resendCountdown,
  uploadRules,
  validateEmail,
  validateName,
  validatePassword,
  validatePersonalInfo,
  validatePhone,
  validateUpload,
} from '@xuekan/core'
import {
  arbitraryAction,
  arbitraryEmail,
  arbitraryForeignPhone,
  arbitraryImage,
  arbitraryKeywords,
  arbitraryMainlandPhone,
  arbitraryPassword,
  arbitraryPersonalInfo,
  arbitraryPersonName,
  arbitraryRole,
  junkText,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const nobody = { userName: '' }

describe('validatePassword', () => {
  it('should take every good password, and give it back [C5.4]', () => {
    fc.assert(
      fc.property(arbitraryPassword, (password) => {
        const setting = { userName: '', confirmation: password, former: `${password}1` }
        expect(validatePassword(password, setting)).toEqual({ ok: true, value: password })
      }),
    )
  })

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

describe('validatePhone', () => {
  it('should read a number of the mainland alike in every way of writing it [C5.6]', () => {
    const written = fc.tuple(fc.constantFrom('', '+86', '0086', '+86 '), fc.constantFrom('', ' ', '-'))
    fc.assert(
      fc.property(arbitraryMainlandPhone, written, (phone, [code, gap]) => {
        const raw = code + phone.replace(/^(\d{3})(\d{4})/, `$1${gap}$2${gap}`)
        expect(validatePhone(raw)).toEqual({ ok: true, value: phone })
      }),
    )
  })

  it('should read a number of elsewhere with + or with 00 [C5.6]', () => {
    fc.assert(
      fc.property(arbitraryForeignPhone, (phone) => {
        expect(validatePhone(phone)).toEqual({ ok: true, value: phone })
        expect(validatePhone(phone.replace('+', '00'))).toEqual({ ok: true, value: phone })
      }),
    )
  })

  it('should give a number that is its own number, or refuse, for any text [C5.6]', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...'+0123456789 -()x'), maxLength: 20 })
    fc.assert(
      fc.property(fc.oneof(junkText, nearly), (raw) => {
        const phone = validatePhone(raw)
        const value = phone.ok ? phone.value : '+1234567'
        expect(value).toMatch(/^(?:1\d{10}|\+\d{7,15})$/)
        expect(validatePhone(value)).toEqual({ ok: true, value })
      }),
    )
  })
})

describe('validateEmail and validateName', () => {
  it('should take every address as it is, and none without its @ or its last dot [C5.7]', () => {
    fc.assert(
      fc.property(arbitraryEmail, (email) => {
        expect(validateEmail(email)).toEqual({ ok: true, value: email })
        expect(validateEmail(email.replace('@', ''))).toEqual({ ok: false, error: 'malformed' })
        expect(validateEmail(email.replace(/@.*$/, '@localhost'))).toEqual({ ok: false, error: 'malformed' })
      }),
    )
  })

  it('should give what is its own value, or refuse, for any text [C5.7]', () => {
    fc.assert(
      fc.property(fc.oneof(junkText, arbitraryEmail, arbitraryPersonName), (raw) => {
        for (const validate of [validateEmail, validateName]) {
          const result = validate(raw)
          const again = result.ok ? validate(` ${result.value} `) : result
          expect(again).toEqual(result)
          expect(!result.ok && result.error === 'empty').toBe(raw.trim() === '')
        }
      }),
    )
  })
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

describe('atMostFive', () => {
  it('should take choices in their order exactly while five or fewer differ [C5.10]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 })), (choices) => {
        const distinct = choices.filter((one, at) => choices.indexOf(one) === at)
        expect(atMostFive(choices)).toEqual(
          distinct.length <= 5 ? { ok: true, value: distinct } : { ok: false, error: 'tooMany' },
        )
      }),
    )
  })
})

describe('validateUpload', () => {
  it('should take an image by its content where its purpose takes the type [C5.9]', () => {
    fc.assert(
      fc.property(arbitraryImage, fc.constantFrom('photo' as const, 'cover'), ({ type, bytes }, purpose) => {
        const types: readonly string[] = uploadRules[purpose].types
        expect(validateUpload(bytes, purpose)).toEqual(
          types.includes(type) ? { ok: true, value: type } : { ok: false, error: 'wrongType' },
        )
      }),
    )
  })

  it('should refuse bytes before which another stands [C5.9]', () => {
    fc.assert(
      fc.property(arbitraryImage, fc.integer({ min: 0, max: 0x40 }), ({ bytes }, first) => {
        const shifted = Uint8Array.from([first, ...bytes])
        expect(validateUpload(shifted, 'photo')).toEqual({ ok: false, error: 'wrongType' })
      }),
    )
  })
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
