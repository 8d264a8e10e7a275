import {
  parseGroupRecord,
  printGroupRecord,
  type GroupRecord,
} from '../../../core/domain/site/group-record.ts'
import { readIndexed } from '../../../core/domain/site/indexed-list.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'

describe('parseGroupRecord', () => {
  const record: GroupRecord = { id: '12', siteId: asSiteId('26'), name: { zh: '水利学报', en: '' } }

  it('refuses what is no record, and another version [C3.10]', () => {
    const stored = JSON.parse(printGroupRecord(record)) as Record<string, unknown>
    expect(parseGroupRecord(JSON.stringify(stored))).toEqual(record)
    const broken = [
      { version: 2 },
      { version: '1' },
      { id: '' },
      { id: 12 },
      { siteId: 26 },
      { publicationName: null },
      { enPublicationName: 1 },
    ]
    for (const part of broken) expect(parseGroupRecord(JSON.stringify({ ...stored, ...part }))).toBeNull()
    expect(['', 'x', '{', '[]', 'null'].map(parseGroupRecord)).toEqual(Array(5).fill(null))
  })
})

describe('readIndexed', () => {
  it('is parted by semicolons, trimmed, each once, in order [C3.9]', () => {
    expect(readIndexed(' EI ;Scopus；CSCD;;EI; ')).toEqual(['EI', 'Scopus', 'CSCD'])
    expect(readIndexed('EI, Scopus')).toEqual(['EI, Scopus'])
    expect(readIndexed('null;EI; null ；undefined; ;\u3000;CSCD;nullity')).toEqual(['EI', 'CSCD', 'nullity'])
    expect(['', 'null', null, undefined, {}, ['EI']].flatMap(readIndexed)).toEqual([])
  })
})
