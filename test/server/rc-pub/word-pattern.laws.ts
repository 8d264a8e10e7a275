import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordPattern } from '../../../server/rc-pub/search/word-pattern.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

const finds = (word: string, text: string): boolean => new RegExp(wordPattern(word), 'u').test(text)

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0))

const anyWord = fc.string({
  unit: fc.constantFrom(...'aZs5éßÜøæÞ水库庫發βΣμ-([.*+?^$|\\{}])%_/"\'’₂²Ａ'),
  minLength: 1,
  maxLength: 6,
})

describe('wordPattern', () => {
  it('should find a word as it is written, in either case and width', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab5水-+(.'), minLength: 1, maxLength: 6 }),
        (word) => {
          for (const text of [word, word.toUpperCase(), fullWidth(word).replaceAll('－', '-')])
            expect([text, finds(word, fullWidth(text) === text ? text : `x ${text} y`)]).toEqual([text, true])
        },
      ),
    )
  })

  it.each([
    ['水庫', '某水库的泥沙'],
    ['水库', '某水庫的泥沙'],
    ['发', '頭髮與發展'],
    ['Moller', 'Thomas Møller'],
    ['Møller', 'Jorg Moller'],
    ['Lukasz', 'Łukasz'],
    ['Strasse', 'Straße'],
    ['straße', 'STRASSE'],
    ['Aesir', 'Æsir'],
    ['thor', 'Þór'],
    ['oedeme', 'Œdème'],
    ['Dordevic', 'Đorđević'],
    ['gudmundur', 'Guðmundur'],
    ['möller', 'Jorg Moller'],
    ['co2', 'CO₂ uptake'],
    ['ｃｏ₂', 'CO2 uptake'],
    ['β', 'Beta decay'],
    ['beta', 'TGF-β and others'],
    ['tgf-beta', 'TGF‐β1'],
    ['50%', 'half, or 50% of it'],
  ])('finds %s in %s', (word, text) => {
    expect(finds(word, text)).toBe(true)
  })

  it.each([
    ['水库', '水坝'],
    ['a.c', 'abc'],
    ['5_', '50'],
    ['ab', 'a b'],
  ])('does not find %s in %s', (word, text) => {
    expect(finds(word, text)).toBe(false)
  })

  it('should be read alike by the store', async () => {
    const words = fc.sample(anyWord, { numRuns: 150, seed: 11 })
    const pairs = words.flatMap((word, at) =>
      [word, words[at + 1] ?? '', `x${word}y`].map((text) => ({ word, text, pattern: wordPattern(word) })),
    )
    const found = await store().query<{ found: boolean }>(
      `select (r.text collate "C" ~ r.pattern) as found
      from json_to_recordset($1::json) as r(at integer, text text, pattern text) order by r.at`,
      [JSON.stringify(pairs.map((pair, at) => ({ at, ...pair })))],
    )
    expect(found.map((row, at) => ({ ...pairs[at], ...row }))).toEqual(
      pairs.map(({ word, text, pattern }) => ({ word, text, pattern, found: finds(word, text) })),
    )
  })
})
