import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hanClasses } from '../../../server/rc-pub/search/han-classes.ts'
import { beginningSpellings } from '../../../server/rc-pub/search/beginning-spellings.ts'
import { spellingsIn, spellingsOf, wordSpellings } from '../../../server/rc-pub/search/spellings.ts'
import { splitText } from '../../../server/rc-pub/search/text-words.ts'

const classes = hanClasses.trim().split(/\s+/)
const character = fc.oneof(
  fc.constantFrom(...classes.flatMap((each) => [...each])),
  fc.constantFrom('水', '利', '的', '江'),
)

describe('spellingsOf', () => {
  it('writes a pair in every way that is one of the others, itself first', () => {
    fc.assert(
      fc.property(fc.tuple(character, character), ([first, second]) => {
        const gram = first + second
        const ways = spellingsOf(gram)
        expect(ways[0]).toBe(gram)
        expect(new Set(ways).size).toBe(ways.length)
        for (const way of ways) {
          expect([...way]).toHaveLength(2)
          expect(spellingsOf(way).length === 16 || spellingsOf(way).includes(gram)).toBe(true)
        }
      }),
    )
  })

  it('knows characters that have several traditional forms [C7.15]', () => {
    expect(spellingsOf('发')).toEqual(['发', '發', '髮'])
    expect(spellingsOf('水庫')).toEqual(['水庫', '水库'])
    expect(spellingsOf('水')).toEqual(['水'])
  })

  it('has each character in one class, as the index writes it', () => {
    const all = classes.flatMap((each) => [...each])
    expect(new Set(all).size).toBe(all.length)
    for (const each of all) expect(splitText(each)).toEqual([each])
  })
})

describe('spellingsIn', () => {
  it('finds what a text has of a run, each way of writing it where it stands', () => {
    fc.assert(
      fc.property(
        fc.array(character, { minLength: 1, maxLength: 3 }),
        fc.array(character),
        fc.array(character),
        (run, before, after) => {
          const way = run.map((each) => spellingsOf(each).at(-1) ?? each).join('')
          const text = before.join('') + way + after.join('')
          const found = spellingsIn(text, run.join(''))
          expect(found).toContain(way)
          for (const each of found) expect(text).toContain(each)
        },
      ),
    )
    expect(spellingsIn('三峽水庫與水库', '水庫')).toEqual(['水庫', '水库'])
  })
})

describe('wordSpellings', () => {
  it('takes a Greek letter for its name, alone and within a word, and leaves Greek words alone', () => {
    expect(wordSpellings('alpha')).toEqual(['alpha', 'α'])
    expect(wordSpellings('ω')).toEqual(['ω', 'omega'])
    expect(wordSpellings('tnfα')).toEqual(['tnfα', 'tnfalpha'])
    expect(wordSpellings('λογος')).toEqual(['λογος'])
    expect(wordSpellings('river')).toEqual(['river'])
  })
})

describe('beginningSpellings', () => {
  it('writes a beginning in ways of as many characters, itself first, and none of them twice', () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 30 }), (characters) => {
        const text = characters.join('')
        const ways = beginningSpellings(text)
        expect(ways[0]).toBe(text)
        expect(new Set(ways).size).toBe(ways.length)
        expect(ways.length).toBeLessThanOrEqual(12)
        for (const way of ways) expect([...way]).toHaveLength(characters.length)
      }),
    )
  })

  it('has a long beginning wholly in the other script [C7.16]', () => {
    const [simplified, traditional] = ['长江三峡库区滑坡涌浪灾害风险评估', '長江三峽庫區滑坡湧浪災害風險評估']
    expect(beginningSpellings(simplified)).toContain(traditional)
    expect(beginningSpellings('水庫')).toEqual(['水庫', '水库'])
    expect(beginningSpellings('river')).toEqual(['river'])
  })
})
