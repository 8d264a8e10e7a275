import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { iso6391, iso6392b, iso6393 } from '../../../core/domain/language/iso-639-3.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const twoLetters = letters.flatMap((first) => letters.map((second) => first + second))

describe('iso6393', () => {
  it('should name the same language in three letters, as the engine knows it', () => {
    const named = twoLetters.filter((code) => iso6393(code).length === 3)
    expect(named.length).toBeGreaterThan(170)
    for (const code of named) expect(Intl.getCanonicalLocales(iso6393(code))).toEqual([code])
  })

  it('should take a tag for its language, in whatever letters, and leave what has no shorter code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...twoLetters),
        fc.constantFrom('', '-Hans', '-CN', '_TW'),
        (code, more) => {
          expect(iso6393(code.toUpperCase() + more)).toBe(iso6393(code))
        },
      ),
    )
    expect(['zh-Hans', 'en-GB', 'yue', 'xx', ''].map(iso6393)).toEqual(['zho', 'eng', 'yue', 'xx', ''])
  })

  it('should be total on junk', () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(iso6393(junk)).toBe(iso6393(iso6393(junk)))
      }),
    )
  })
})

describe('iso6392b and iso6391', () => {
  it('should call a language as libraries do, and differ from the terminology in twenty languages alone', () => {
    expect(['zh-Hans', 'fr', 'de', 'es', 'pt-BR', 'yue'].map(iso6392b)).toEqual([
      'chi',
      'fre',
      'ger',
      'spa',
      'por',
      'yue',
    ])
    expect(twoLetters.filter((code) => iso6392b(code) !== iso6393(code))).toHaveLength(20)
  })

  it('should know two letters where there are some, whatever the tag', () => {
    expect(['zh-Hant', 'PT_br', 'yue', ''].map(iso6391)).toEqual(['zh', 'pt', '', ''])
    fc.assert(
      fc.property(fc.string(), (tag) => {
        expect(['', tag.trim().slice(0, 2).toLowerCase()]).toContain(iso6391(tag))
      }),
    )
  })
})
