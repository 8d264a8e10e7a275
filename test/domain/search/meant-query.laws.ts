import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAdvancedQuery } from '../../../core/domain/search/advanced-parse.ts'
import { printAdvancedQuery } from '../../../core/domain/search/advanced-print.ts'
import { wordsOfCondition } from '../../../core/domain/search/advanced-words.ts'
import { heldOperators } from '../../../core/domain/search/holds-operators.ts'
import { meantQuery } from '../../../core/domain/search/meant-query.ts'
import { searchFields } from '../../../core/domain/search/search-query.ts'

const word = fc.constantFrom('fish', 'carp', '鱼', '水库', 'CO2', 'and', 'not', 'über')
const operator = fc.constantFrom('AND', 'OR', 'NOT', 'AND NOT', 'OR NOT')
const field = fc.constantFrom(...searchFields)
/** Words of which the first has no capital, with an operator between any two. */
const joined = fc
  .array(fc.tuple(operator, word), { minLength: 1, maxLength: 5 })
  .map((rest) => ['fish', ...rest.flat()].join(' '))
const anyTerm = fc.oneof(
  junkText,
  joined,
  fc
    .array(fc.oneof(word, operator, fc.constantFrom('(', ')', '"', '*', 'title=')), { maxLength: 7 })
    .map((parts) => parts.join(' ')),
)

const meantText = (term: string): string | null => {
  const meant = meantQuery(term, 'all')
  return meant === null ? null : printAdvancedQuery(meant)
}

describe('meantQuery', () => {
  it('should mean nothing without a capital operator, whatever the words', () => {
    fc.assert(
      fc.property(anyTerm, field, (term, within) => {
        expect(meantQuery(term.toLowerCase(), within)).toBeNull()
      }),
    )
  })

  it('should be what the advanced search reads in the same text', () => {
    fc.assert(
      fc.property(joined, (term) => {
        expect(parseAdvancedQuery(term)).toEqual({ ok: true, value: meantQuery(term, 'all') })
      }),
    )
  })

  it('should not depend on asterisks at the ends of words', () => {
    fc.assert(
      fc.property(joined, field, fc.integer({ min: 1, max: 3 }), (term, within, times) => {
        const truncated = term.replace(/(?:fish|carp|鱼)(?=\s|$)/g, (each) => each + '*'.repeat(times))
        expect(meantQuery(truncated, within)).toEqual(meantQuery(term, within))
      }),
    )
  })

  it('should keep to the field of the box, with the same words', () => {
    fc.assert(
      fc.property(joined, field, (term, within) => {
        const [everywhere, inside] = [meantQuery(term, 'all'), meantQuery(term, within)]
        expect(inside && wordsOfCondition(inside.condition)).toEqual(
          everywhere && wordsOfCondition(everywhere.condition),
        )
        const fields = JSON.stringify(inside).match(/(?<="field":")\w+/g) ?? []
        expect(new Set(fields)).toEqual(new Set([within]))
      }),
    )
  })

  it('should be told by a term that holds operators, and by no other', () => {
    fc.assert(
      fc.property(anyTerm, (term) => {
        expect(heldOperators(term).joins || meantQuery(term, 'all') === null).toBe(true)
      }),
    )
  })

  it.each([
    ['fish NOT carp', 'all~"fish" AND NOT all~"carp"'],
    ['fish OR carp', 'all~"fish" OR all~"carp"'],
    ['fish AND carp', 'all~"fish" AND all~"carp"'],
    ['fresh fish NOT carp*', 'all~"fresh" AND all~"fish" AND NOT all~"carp"'],
    ['"fish ladder" OR (鱼道 NOT 水库)', 'all="fish ladder" OR all~"鱼道" AND NOT all~"水库"'],
    ['title=fish OR carp', 'title="fish" OR all~"carp"'],
    ['DNA OR RNA', 'all~"DNA" OR all~"RNA"'],
    ['fish NOT carp YEAR 2020..2021', 'all~"fish" AND NOT all~"carp" YEAR 2020..2021'],
  ])('reads %s as %s', (term, text) => {
    expect(meantText(term)).toBe(text)
  })

  it.each([
    'fish',
    'fish and carp',
    'fish NOT',
    'NOT fish',
    'OR',
    'fish*',
    'fish (OR carp',
    'fish "NOT carp"',
    'EFFECTS OF DAMS AND FLOODS ON FISH',
    'ANDES ORE',
    '',
  ])('means nothing by %j', (term) => {
    expect(meantText(term)).toBeNull()
  })
})

describe('heldOperators', () => {
  it('should be told of no term without capitals and asterisks', () => {
    fc.assert(
      fc.property(anyTerm, (term) => {
        expect(heldOperators(term.toLowerCase().replaceAll('*', ''))).toEqual({
          joins: false,
          truncates: false,
        })
      }),
    )
  })

  it.each([
    ['fish NOT carp', true, false],
    ['fish*', false, true],
    ['carp* OR 鱼*', true, true],
    ['p* < 0.05', false, true],
    ['fi*sh', false, false],
    ['a * b', false, false],
    ['NOT fish', false, false],
    ['fish AND', false, false],
  ])('says of %s whether it joins (%s) and truncates (%s)', (term, joins, truncates) => {
    expect(heldOperators(term)).toEqual({ joins, truncates })
  })
})
