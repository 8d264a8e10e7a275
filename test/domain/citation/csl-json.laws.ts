import { arbitraryCitationRecord } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { printCslJson } from '../../../core/domain/citation/print-csl-json.ts'

const read = (text: string): Readonly<Record<string, unknown>> =>
  JSON.parse(text) as Readonly<Record<string, unknown>>

const textsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value]

describe('printCslJson', () => {
  it('should hold id, type and language, and nothing empty', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const item = read(printCslJson(record))
        expect(item).toMatchObject({
          id: expect.stringMatching(/./),
          language: { zh: 'zh-CN', en: 'en-US' }[record.language],
        })
        for (const value of textsIn(item)) expect(['', 'null', 'undefined', null]).not.toContain(value)
        for (const value of Object.values(item)) expect(value).not.toEqual([])
      }),
    )
  })

  it('should say people in parts and all others whole, in order', () => {
    const person = (family: string, given: string) => ({
      name: { kind: 'person' as const, family, given },
      organisations: [],
    })
    const whole = (name: string) => ({ name: { kind: 'whole' as const, name }, organisations: [] })
    const authors = [
      person('Zhang', 'San'),
      person('King', 'Martin Luther, Jr.'),
      whole('张三'),
      person('Plato', ''),
      person('', 'Ann'),
      person('', ''),
      whole(' '),
    ]
    expect(read(printCslJson({ ...emptyCitationRecord, authors }))['author']).toEqual([
      { family: 'Zhang', given: 'San' },
      { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
      { literal: '张三' },
      { literal: 'Plato' },
      { literal: 'Ann' },
    ])
  })

  it('should be an article of a journal with its date, pages and DOI', () => {
    const record = { ...emptyCitationRecord, id: '7', title: '河流', container: '水利学报', year: 2026 }
    const numbers = { date: '2026-03-05', volume: '57', issue: '3', firstPage: '10', lastPage: '20' }
    expect(read(printCslJson({ ...record, ...numbers, doi: 'https://doi.org/10.5555/a' }))).toEqual({
      id: '7',
      type: 'article-journal',
      title: '河流',
      'container-title': '水利学报',
      issued: { 'date-parts': [[2026, 3, 5]] },
      volume: '57',
      issue: '3',
      page: '10-20',
      DOI: '10.5555/a',
      language: 'zh-CN',
    })
  })
})
