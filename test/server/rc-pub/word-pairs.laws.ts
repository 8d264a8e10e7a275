import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hanKey,
  translatableRuns,
  translateTerm,
  trustedWords,
  type WordPair,
} from '../../../server/rc-pub/search/word-pairs.ts'

const pair = fc.record<WordPair>({
  zh: fc.constantFrom('水库', '水庫', '泥沙', '水', '水库泥沙', '温度场'),
  en: fc.constantFrom('reservoir', 'Reservoirs', 'sediment', 'water', 'water-table', 'temperature field'),
  articles: fc.integer({ min: 1, max: 9 }),
  confirmed: fc.integer({ min: 0, max: 2 }),
})
const pairs = fc.array(pair, { maxLength: 12 })

const known = (zh: string, en: string, articles = 2, confirmed = 0): WordPair => ({
  zh,
  en,
  articles,
  confirmed,
})

describe('trustedWords', () => {
  it('should trust what two articles have, or one whose titles confirm it [C7.16]', () => {
    expect(trustedWords([known('水库', 'reservoir')]).get('水库')).toEqual(['reservoir'])
    expect(trustedWords([known('水库', 'reservoir', 1)]).size).toBe(0)
    expect(trustedWords([known('水库', 'reservoir', 1, 1)]).get('水库')).toEqual(['reservoir'])
    const spelt = [known('水库', 'Reservoirs', 1), known('水庫', 'reservoir', 1)]
    expect(trustedWords(spelt).get('水库')).toEqual(['Reservoirs'])
  })

  it('should leave out what is rare beside the commonest, and what is beyond four', () => {
    const rare = [known('水库', 'reservoir', 9), known('水库', 'sediment', 2)]
    expect(trustedWords(rare).get('水库')).toEqual(['reservoir'])
    const many = ['a', 'b', 'c', 'd', 'e'].map((en) => known('水库', en))
    expect(trustedWords(many).get('水库')).toEqual(['a', 'b', 'c', 'd'])
  })

  it('should name words of its pairs alone, whatever their order and script', () => {
    fc.assert(
      fc.property(pairs, (some) => {
        const trusted = trustedWords(some)
        for (const [zh, words] of trusted)
          for (const en of words)
            expect(some.some((each) => hanKey(each.zh) === zh && each.en === en)).toBe(true)
        expect(trustedWords(some.toReversed())).toEqual(trusted)
        const simplified = some.map((each) => ({ ...each, zh: hanKey(each.zh) }))
        expect(trustedWords(simplified)).toEqual(trusted)
      }),
    )
  })

  it('should keep the first word when more articles have it', () => {
    fc.assert(
      fc.property(pairs, pair, (some, one) => {
        const [first] = trustedWords(some).get(hanKey(one.zh)) ?? []
        if (first === undefined) return
        const more = [...some, { ...one, en: first }]
        expect(trustedWords(more).get(hanKey(one.zh))?.[0]?.toLowerCase().slice(0, 5)).toBe(
          first.toLowerCase().slice(0, 5),
        )
      }),
    )
  })
})

describe('translateTerm', () => {
  const corpus = [
    known('水库', 'reservoir'),
    known('泥沙', 'sediment'),
    known('水库泥沙', 'reservoir sediment'),
    known('淤积', 'siltation'),
    known('沙', 'sand'),
  ]

  it('should take as few keywords as the run has, with function words between [C7.16]', () => {
    const written = (term: string) =>
      translateTerm(term, corpus)?.map((each) => [each.written, ...each.words].join(' '))
    expect(written('水庫')).toEqual(['水庫 reservoir'])
    expect(written('水库泥沙')).toEqual(['水库泥沙 reservoir sediment'])
    expect(written('水库的淤积')).toEqual(['水库 reservoir', '淤积 siltation'])
    expect(written('泥沙淤积 GPS')).toEqual(['泥沙 sediment', '淤积 siltation', 'gps gps'])
    expect(written('沙')).toEqual(['沙 sand'])
  })

  it('should translate the whole term or nothing of it', () => {
    expect(translateTerm('水库大坝', corpus)).toBeNull()
    expect(translateTerm('水库的', corpus)).toBeNull()
    expect(translateTerm('的', corpus)).toBeNull()
    expect(translateTerm('reservoir', corpus)).toBeNull()
    expect(translateTerm('', corpus)).toBeNull()
    expect(translatableRuns('水'.repeat(41))).toEqual([])
  })

  it('should be written as the term is, and in trusted words', () => {
    const term = fc.string({
      unit: fc.constantFrom('水', '库', '泥', '沙', '的', '温', 'a', ' '),
      maxLength: 10,
    })
    fc.assert(
      fc.property(term, pairs, (text, some) => {
        const words = translateTerm(text, some)
        if (words === null) return
        expect(words.map(({ written }) => written).join('')).toBe(
          words.some(({ written }) => written.includes('的'))
            ? text.replace(/\s/g, '')
            : text.replace(/[\s的]/g, ''),
        )
        const trusted = trustedWords(some)
        for (const { written, words: own } of words)
          expect(own).toEqual(/^[a-z]/.test(written) ? [written] : trusted.get(hanKey(written)))
      }),
    )
  })
})
