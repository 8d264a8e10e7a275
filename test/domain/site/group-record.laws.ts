import { parseGroupRecord, printGroupRecord } from '../../../core/domain/site/group-record.ts'
import { readIndexed } from '../../../core/domain/site/indexed-list.ts'
import { arbitraryGroupRecord, junkGroupRecordText, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('parseGroupRecord', () => {
  it('should read back what is printed [C3.10]', () => {
    fc.assert(
      fc.property(arbitraryGroupRecord, (record) => {
        expect(parseGroupRecord(printGroupRecord(record))).toEqual(record)
      }),
    )
  })

  it('should be null or a record with an id for any text, and print it as it was read [C3.10]', () => {
    fc.assert(
      fc.property(junkGroupRecordText, (text) => {
        const record = parseGroupRecord(text)
        if (record === null) return
        expect(record.id).not.toBe('')
        expect(parseGroupRecord(printGroupRecord(record))).toEqual(record)
      }),
    )
  })
})

const absent = ['', 'null', 'undefined']

describe('readIndexed', () => {
  it('should give the list again when it is joined with semicolons [C3.9]', () => {
    const line = fc
      .array(fc.constantFrom('EI', ' Scopus ', 'CSCD', ';', '；', ' ', 'SCI-E', ';null;', ';undefined'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(line, junkText), fc.constantFrom(';', '；', ' ; '), (text, mark) => {
        const list = readIndexed(text)
        expect(readIndexed(list.join(mark))).toEqual(list)
        expect(new Set(list).size).toBe(list.length)
        expect(
          list.every((name) => !absent.includes(name) && name === name.trim() && !/[;；]/.test(name)),
        ).toBe(true)
      }),
    )
  })
})
