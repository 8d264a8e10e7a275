import { selectCondition, switchSearchType } from '../../../core/domain/search/advanced-conditions.ts'
import { parseAdvancedQuery } from '../../../core/domain/search/advanced-parse.ts'
import { printAdvancedQuery } from '../../../core/domain/search/advanced-print.ts'
import { advancedLimits, type AdvancedNode } from '../../../core/domain/search/advanced-query.ts'
import { conditionOfRows, rowsOfCondition } from '../../../core/domain/search/advanced-rows.ts'
import { wordsOfCondition } from '../../../core/domain/search/advanced-words.ts'
import { printYears, readYears } from '../../../core/domain/search/advanced-years.ts'
import {
  advancedQueryLaws,
  arbitraryAdvancedNode,
  arbitraryAdvancedRows,
  arbitraryConditionChoice,
  arbitraryConditions,
  arbitraryYearRange,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

/** What a condition says of a document that holds some of its texts. */
const holds = (node: AdvancedNode, texts: ReadonlySet<string>): boolean => {
  if (node.kind === 'term') return texts.has(node.text)
  if (node.kind === 'not') return !holds(node.operand, texts)
  const [left, right] = [holds(node.left, texts), holds(node.right, texts)]
  return node.kind === 'and' ? left && right : left || right
}

const textsOf = (node: AdvancedNode): readonly string[] => {
  if (node.kind === 'term') return [node.text]
  return node.kind === 'not' ? textsOf(node.operand) : [...textsOf(node.left), ...textsOf(node.right)]
}

describe('printAdvancedQuery and parseAdvancedQuery [C2.30, C3.15]', () => {
  eachLaw(advancedQueryLaws({ print: printAdvancedQuery, parse: parseAdvancedQuery }))
})

describe('readYears', () => {
  it('should read back every range that is printed [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryYearRange, (range) => {
        fc.pre(range.from !== null || range.to !== null)
        expect(readYears(printYears(range))).toEqual({ ok: true, value: range })
      }),
    )
  })
})

describe('conditionOfRows and rowsOfCondition', () => {
  it('should give back the rows of every form [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryAdvancedRows, (rows) => {
        const condition = conditionOfRows(rows)
        expect(condition.ok && rowsOfCondition(condition.value)).toEqual(rows)
      }),
    )
  })

  it('should give back the condition wherever it has rows [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryAdvancedNode, (condition) => {
        const rows = rowsOfCondition(condition)
        const again = rows === null ? null : conditionOfRows(rows)
        expect(again).toEqual(rows === null ? null : { ok: true, value: condition })
      }),
    )
  })

  it('should say of every document what its rows say from top to bottom [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryAdvancedRows, fc.infiniteStream(fc.boolean()), (rows, coins) => {
        const texts = new Set(rows.map(({ text }) => text).filter(() => coins.next().value))
        const reported = rows.reduce<boolean | null>((above, { operator, text }) => {
          const here = texts.has(text) !== (operator === 'NOT')
          if (above === null) return here
          return operator === 'OR' ? above || here : above && here
        }, null)
        const condition = conditionOfRows(rows)
        expect(condition.ok && holds(condition.value, texts)).toBe(reported)
      }),
    )
  })
})

describe('wordsOfCondition', () => {
  it('should give words of the terms, each once, and none that only NOT leaves out [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryAdvancedNode, (condition) => {
        const words = wordsOfCondition(condition)
        const all = new Set(textsOf(condition).flatMap((text) => text.split(/\s+/)))
        expect(new Set(words).size).toBe(words.length)
        expect(words.every((word) => word !== '' && all.has(word))).toBe(true)
        const opposite = wordsOfCondition({ kind: 'not', operand: condition })
        expect(new Set([...words, ...opposite])).toEqual(all)
        expect(wordsOfCondition({ kind: 'not', operand: { kind: 'not', operand: condition } })).toEqual(words)
      }),
    )
  })
})

describe('switchSearchType', () => {
  it('should select the first condition of the new type, whatever was selected before [C4.17]', () => {
    fc.assert(
      fc.property(arbitraryConditionChoice, arbitraryConditionChoice, (before, { type, options }) => {
        const selected = before.options.at(-1)?.field ?? ''
        const after = switchSearchType(type, options)
        expect(selectCondition(before, selected).selected ?? null).toEqual(before.options.at(-1) ?? null)
        expect(after).toEqual({ type, options, selected: options[0] ?? null })
      }),
    )
  })

  it('should select among the offered conditions only [C3.10, C4.17]', () => {
    fc.assert(
      fc.property(arbitraryConditions, fc.string(), (options, field) => {
        const choice = selectCondition(switchSearchType('article', options), field)
        expect(options.length === 0 ? [null] : options).toContain(choice.selected)
      }),
    )
  })
})

describe('advancedLimits', () => {
  it('should let every query within them be printed and read [C2.30]', () => {
    const term: AdvancedNode = {
      kind: 'term',
      field: 'publicationName',
      match: 'precise',
      text: '"'.repeat(150),
    }
    let condition: AdvancedNode = term
    for (let terms = 1; terms < advancedLimits.terms; terms += 1)
      condition =
        terms < advancedLimits.depth
          ? { kind: 'and', left: term, right: condition }
          : { kind: 'or', left: condition, right: term }
    for (const depth of [advancedLimits.depth - 1, advancedLimits.depth, advancedLimits.depth + 1]) {
      const raw = `${'NOT '.repeat(depth)}x`
      expect(parseAdvancedQuery(raw).ok).toBe(depth <= advancedLimits.depth)
    }
    const query = { condition, years: { from: 2010, to: null } }
    expect(parseAdvancedQuery(printAdvancedQuery(query))).toEqual({ ok: true, value: query })
  })
})
