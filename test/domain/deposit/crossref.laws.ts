import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printCrossref } from '../../../core/domain/deposit/print-crossref.ts'
import { depositedParts } from './deposited-parts.ts'

const article = fc.record(depositedParts)
const batch = {
  id: 'a',
  timestamp: '1',
  depositor: 'D',
  email: 'a@b.cn',
  registrant: 'R',
  policy: '',
  sentBefore: new Set<string>(),
}

describe('what can be read of an article', () => {
  it('should be told to Crossref: its text, its abstract or its record alone', () => {
    fc.assert(
      fc.property(article, (each) => {
        const [, type] = /publication_type="(\w+)"/.exec(printCrossref([each], batch)) ?? []
        const hasAbstract = printCrossref([each], batch).includes('<jats:abstract')
        const without = hasAbstract ? 'abstract_only' : 'bibliographic_record'
        expect(type).toBe(each.pdfUrl === '' ? without : 'full_text')
      }),
    )
  })
})
