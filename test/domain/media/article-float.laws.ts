import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleFloats, floatNeighbours } from '../../../core/domain/media/article-float.ts'
import type { ArticleTable } from '../../../core/domain/media/article-media.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { sampleContent } from '@xuekan/core/testing'

const { pictures = [], tables = [] } = sampleContent

describe('articleFloats', () => {
  it('should hold every figure and behind them every table, in their order [C1.7]', () => {
    fc.assert(
      fc.property(fc.subarray([...pictures]), fc.subarray([...tables]), (some, others) => {
        const floats = articleFloats(some, others, 'zh')
        expect(floats.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
          ...some.map(({ id }) => `figure ${id}`),
          ...others.map(({ id }) => `table ${id}`),
        ])
      }),
    )
  })

  it('should hold no table of which nothing is there', () => {
    const notice = '<p class="fig-missing">none</p>' as SafeHtml
    const [table] = tables
    const shown = (own: Partial<ArticleTable>): boolean =>
      articleFloats(
        [],
        table === undefined
          ? []
          : [{ ...table, imageUrl: '', csvUrl: { zh: '', en: '' }, html: { zh: null, en: null }, ...own }],
        'zh',
      ).length > 0
    expect(shown({})).toBe(false)
    expect(shown({ html: { zh: notice, en: notice } })).toBe(false)
    expect(shown({ html: { zh: null, en: notice } })).toBe(false)
    expect(shown({ html: { zh: null, en: notice }, imageUrl: '/t.png' })).toBe(true)
    expect(shown({ html: { zh: null, en: notice }, csvUrl: { zh: '', en: '/t.csv' } })).toBe(true)
    expect(shown({ html: { zh: notice, en: '<ul><li>a</li></ul>' as SafeHtml } })).toBe(true)
    expect(shown({ html: { zh: `${notice}<table></table>` as SafeHtml, en: null } })).toBe(true)
  })

  it('should have the file of a table in the language, else in the other, and none for a figure', () => {
    const [table] = tables
    const at = (language: 'zh' | 'en', csvUrl: { readonly zh: string; readonly en: string }) =>
      articleFloats(pictures.slice(0, 1), table === undefined ? [] : [{ ...table, csvUrl }], language).map(
        (float) => float.csvUrl,
      )
    expect(at('zh', { zh: '/zh.csv', en: '/en.csv' })).toEqual(['', '/zh.csv'])
    expect(at('en', { zh: '/zh.csv', en: '/en.csv' })).toEqual(['', '/en.csv'])
    expect(at('en', { zh: '/zh.csv', en: '' })).toEqual(['', '/zh.csv'])
    expect(at('zh', { zh: '', en: '' })).toEqual(['', ''])
  })
})

describe('floatNeighbours', () => {
  const name = fc.record({
    kind: fc.constantFrom('figure' as const, 'table' as const),
    id: fc.nat(9).map(String),
  })
  const all = fc.uniqueArray(name, { selector: ({ kind, id }) => kind + id })

  it('should lead from each to the next and back, and nowhere at the ends', () => {
    fc.assert(
      fc.property(all, (floats) => {
        for (const [at, float] of floats.entries()) {
          const { previous, next } = floatNeighbours(floats, float)
          expect(previous).toBe(floats[at - 1] ?? null)
          expect(next).toBe(floats[at + 1] ?? null)
        }
      }),
    )
  })

  it('should lead nowhere from what is not among them', () => {
    fc.assert(
      fc.property(all, (floats) => {
        expect(floatNeighbours(floats, { kind: 'figure', id: 'x' })).toEqual({ previous: null, next: null })
      }),
    )
  })
})
