import { describe, expect, it } from 'vitest'
import {
  besideChinese,
  extended,
  greek,
  latinBesideChinese,
  latinLetters,
} from '../../ui/theme/letter-ranges.ts'

function lettersOf(range: string): ReadonlySet<number> {
  const points = range.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/.exec(part) ?? []
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return new Set(points)
}

const print = (letters: ReadonlySet<number>): string => String.fromCodePoint(...letters)

describe('the letters of the web fonts', () => {
  it('are in one file each, but for those of English, whose file comes before that of western Europe', () => {
    const files = [latinLetters.accented, extended, greek].map(lettersOf)
    const all = files.flatMap((letters) => [...letters])
    expect(all.length).toBe(new Set(all).size)
    expect(all.every((letter) => Number.isInteger(letter))).toBe(true)
  })

  it('are those of western Europe whole, English in the first file', () => {
    const [basic, accented] = [lettersOf(latinLetters.basic), lettersOf(latinLetters.accented)]
    for (let letter = 0x20; letter <= 0x7e; letter += 1) expect(basic.has(letter)).toBe(true)
    for (let letter = 0xa0; letter <= 0xff; letter += 1)
      expect([letter, basic.has(letter) || accented.has(letter)]).toEqual([letter, true])
    expect([...'–—‘’“”…•×±°µ·²³©−™'].filter((sign) => !basic.has(sign.codePointAt(0) ?? 0))).toEqual([])
    expect([...'éüñøßÅŒœ€'].filter((sign) => !accented.has(sign.codePointAt(0) ?? 0))).toEqual([])
  })

  it('leave beside Chinese what Chinese writes full width, and nothing else of what Latin text has', () => {
    const chinese = lettersOf(besideChinese)
    const only = (letters: ReadonlySet<number>) =>
      new Set([...letters].filter((letter) => chinese.has(letter)))
    for (const part of ['basic', 'accented'] as const)
      expect(print(lettersOf(latinBesideChinese[part]))).toBe(print(only(lettersOf(latinLetters[part]))))
    expect([...'“”‘’—…·'].filter((sign) => chinese.has(sign.codePointAt(0) ?? 0))).toEqual([])
  })
})
