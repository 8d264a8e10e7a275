import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containsWords, type WrittenOtherwise } from '../../../server/rc-pub/store/contains-words.ts'
import { openedStore } from './opened-store.ts'

const store = openedStore()

const holds = (q: string, text: string, otherwise: readonly WrittenOtherwise[] = []): boolean =>
  containsWords(q, otherwise).every((pattern) => new RegExp(pattern, 'u').test(text))

describe('containsWords', () => {
  it.each([
    ['water', 'clear water', true],
    ['water', 'Waters of the lake', true],
    ['water', 'wastewater', false],
    ['water', '清水water', true],
    ['fishways', 'A fishway.', true],
    ['fishways', 'two fishways', true],
    ['fishways', 'fishwayish', false],
    ['news', 'new methods', false],
    ['gas', 'gases', true],
    ['émile', 'Thomas Emile', true],
    ['mile', 'Émile', false],
    ['10.5555/slgc', 'doi 10.5555/slgc.2026', true],
    ['slgc.2026', '10.5555/slgc.2026', true],
    ['beta', 'TGF-β', true],
    ['co2', '(CO₂)', true],
    ['2', 'CO12', false],
    ['水', '清水河', true],
    ['%', '50%', true],
    ['water fish', 'fish of the water', true],
    ['water fish', 'wastewater fish', false],
    ['', 'anything', true],
  ])('%j in %j: %s', (q, text, found) => {
    expect(holds(q, text)).toBe(found)
  })

  it.each([
    ['vertical-slot', 'a vertical slot', true],
    ['vertical-slot', 'Vertical–slot weirs', true],
    ['vertical-slot', 'verticalslot', false],
    ['slot-weirs', 'a slot weir', true],
    ['fishlad- der', 'fishlad-der', true],
    ['2020-2021', '2020 2021', false],
  ])('%j with a hyphen in %j: %s', (q, text, found) => {
    expect(holds(q, text)).toBe(found)
  })

  const joined = [{ words: ['fish', 'way'], marked: ['fishway'] }]
  const apart = [{ words: ['fishway'], marked: ['fish', 'way'] }]
  it.each([
    ['fish way', joined, 'a fishway', true],
    ['Fish Way', joined, 'Fishways', true],
    ['way', joined, 'a fishway', true],
    ['fish-way', joined, 'a fishway', true],
    ['fish- way', joined, 'a fishway', true],
    ['vertical-fish way', joined, 'vertical fishway', true],
    ['vertical-fish way', joined, 'vertical', false],
    ['fish way stone', joined, 'a fishway', false],
    ['fish way stone', joined, 'stone fishway', true],
    ['fish way', joined, 'the way of fish', true],
    ['fishway', apart, 'a fish way', true],
    ['fishway', apart, 'the fish-ways', true],
    ['fishway', apart, 'the way of fish', false],
    ['fishway', apart, 'sunfish way', false],
    ['pool-fishway', apart, 'pool fish way', true],
    ['stone', apart, 'fish way', false],
  ])('%j read as %j in %j: %s', (q, otherwise, text, found) => {
    expect(holds(q, text, otherwise)).toBe(found)
  })

  it('should find whatever it finds without what is written otherwise', () => {
    const word = fc.constantFrom('fish', 'way', 'fishway', 'fish-way', 'stone', '水')
    const texts = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(
        texts,
        texts,
        fc.constantFrom(joined, apart, [...joined, ...apart]),
        (q, text, otherwise) => {
          fc.pre(holds(q, text))
          expect(holds(q, text, otherwise)).toBe(true)
        },
      ),
    )
  })

  it('should find a word at the beginning of any other, and never behind a letter', () => {
    const word = fc.stringMatching(/^[a-z]{2,6}$/)
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(holds(one, `(${one}${other})`)).toBe(true)
        expect(holds('qz', `a${one.replaceAll('q', '')}qz`)).toBe(false)
      }),
    )
  })

  it('should be read alike by the store', async () => {
    const unit = fc.constantFrom('a', 'S', 's', '5', 'é', '水', 'β', ' ', '-', '–', '.', '%')
    const aa = [{ words: ['a', 'a'], marked: ['s'] }]
    const texts = fc.sample(fc.string({ unit, maxLength: 8 }), { numRuns: 200, seed: 7 })
    const pairs = texts.flatMap((q, at) => [q, texts[at + 1] ?? '', `x${q}`].map((text) => ({ q, text })))
    const asked = pairs.map(({ q, text }, at) => ({ at, text, patterns: containsWords(q, aa) }))
    const found = await store().query<{ found: boolean }>(
      `select (r.text collate "C" ~ all(array(select jsonb_array_elements_text(r.patterns)))) as found
      from jsonb_to_recordset($1::jsonb) as r(at integer, text text, patterns jsonb) order by r.at`,
      [JSON.stringify(asked)],
    )
    expect(found.map((row) => row.found)).toEqual(pairs.map(({ q, text }) => holds(q, text, aa)))
  })
})
