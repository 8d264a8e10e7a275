import { selectCondition, switchSearchType } from '../../../core/domain/search/advanced-conditions.ts'
import { parseAdvancedQuery } from '../../../core/domain/search/advanced-parse.ts'
import { printAdvancedQuery } from '../../../core/domain/search/advanced-print.ts'
import { advancedLimits, type AdvancedNode } from '../../../core/domain/search/advanced-query.ts'
import { everyYear } from '../../../core/domain/search/year-range.ts'
import {
  conditionOfEntries,
  countRows,
  entriesOfCondition,
  groupDepth,
  type AdvancedEntry,
} from '../../../core/domain/search/advanced-rows.ts'
import { sentenceOf } from '../../../core/domain/search/advanced-sentence.ts'
import { wordsOfCondition } from '../../../core/domain/search/advanced-words.ts'
import { printYears, readYears } from '../../../core/domain/search/advanced-years.ts'
import {
  advancedQueryLaws,
  arbitraryAdvancedNode,
  arbitraryConditionChoice,
  arbitraryConditions,
  arbitraryPastedNode,
  arbitraryYearRange,
  junkAdvancedEntries,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

/** More of them in `npm run audit`. */
const trees = Number(process.env['ADVANCED_TREES'] ?? 1_000)

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

describe('printAdvancedQuery of what readers paste', () => {
  it(`should read back ${trees} trees of depth 3 with Chinese, quotes, colons and DOIs [C2.30]`, () => {
    fc.assert(
      fc.property(arbitraryPastedNode, arbitraryYearRange, (condition, years) => {
        expect(parseAdvancedQuery(printAdvancedQuery({ condition, years }))).toEqual({
          ok: true,
          value: { condition, years },
        })
      }),
      { numRuns: trees },
    )
  })
})

describe('conditionOfEntries and entriesOfCondition', () => {
  it('should give back every condition, in rows and groups [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryAdvancedNode, (condition) => {
        expect(conditionOfEntries(entriesOfCondition(condition))).toEqual({ ok: true, value: condition })
      }),
    )
  })

  it('should count every term as a row, and go no deeper than the condition does [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryAdvancedNode, (condition) => {
        const entries = entriesOfCondition(condition)
        expect(countRows(entries)).toBe(textsOf(condition).length)
        expect(groupDepth(entries)).toBeLessThanOrEqual(depthOf(condition))
      }),
    )
  })

  it('should say of every document what its rows say from top to bottom [C2.30]', () => {
    fc.assert(
      fc.property(junkAdvancedEntries, fc.infiniteStream(fc.boolean()), (entries, coins) => {
        const kept = new Map<string, boolean>()
        const isHeld = (text: string): boolean => {
          const coin = kept.get(text) ?? coins.next().value
          kept.set(text, coin)
          return coin
        }
        const told = (list: readonly AdvancedEntry[]): boolean | null =>
          list.reduce<boolean | null>((above, entry) => {
            const inner = entry.kind === 'group' ? told(entry.entries) : toldOf(entry.text, isHeld)
            if (inner === null) return above
            const here = inner !== (entry.operator === 'NOT')
            if (above === null) return here
            return entry.operator === 'OR' ? above || here : above && here
          }, null)
        const condition = conditionOfEntries(entries)
        const reported = told(entries)
        const texts = new Set([...kept].filter(([, held]) => held).map(([text]) => text))
        const tooLong = [...kept.keys()].some((text) => text.length > 150)
        expect(condition.ok ? holds(condition.value, texts) : condition.error).toBe(
          tooLong ? 'tooLong' : (reported ?? 'empty'),
        )
      }),
    )
  })
})

const toldOf = (text: string, isHeld: (text: string) => boolean): boolean | null =>
  text.trim() === '' ? null : isHeld(text.trim())

const depthOf = (node: AdvancedNode): number => {
  if (node.kind === 'term') return 0
  return 1 + (node.kind === 'not' ? depthOf(node.operand) : Math.max(depthOf(node.left), depthOf(node.right)))
}

describe('sentenceOf', () => {
  it('should say each term once, in order, and close what it opens [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryAdvancedNode, arbitraryYearRange, (condition, years) => {
        const parts = sentenceOf({ condition, years })
        expect(parts.flatMap((part) => (part.kind === 'term' ? [part.term.text] : []))).toEqual(
          textsOf(condition),
        )
        let open = 0
        for (const { kind } of parts) {
          open += kind === 'open' ? 1 : kind === 'close' ? -1 : 0
          expect(open).toBeGreaterThanOrEqual(0)
        }
        expect(open).toBe(0)
        expect(parts.some(({ kind }) => kind === 'years')).toBe(printYears(years) !== '')
      }),
    )
  })

  it('should say what it means whichever operator one thinks binds first [C2.30]', () => {
    fc.assert(
      fc.property(arbitraryAdvancedNode, (condition) => {
        const parts = sentenceOf({ condition, years: everyYear })
        // within one pair of brackets only one way of joining stands
        const lists: string[][] = [[]]
        for (const part of parts) {
          if (part.kind === 'open') lists.push([])
          if (part.kind === 'join') lists.at(-1)?.push(part.operator)
          const list = part.kind === 'close' ? lists.pop() : []
          expect(list?.includes('OR') && list.includes('AND')).not.toBe(true)
        }
        expect(lists[0]?.includes('OR') && lists[0].includes('AND')).not.toBe(true)
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
