import { readOrcid } from '../../../core/domain/author/orcid.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('readOrcid', () => {
  it.each([
    '0000-0002-1694-233X',
    ' 0000-0002-1694-233x ',
    '000000021694233X',
    'https://orcid.org/0000-0002-1694-233X',
    'http://www.orcid.org/0000-0002-1694-233x/',
    'ORCID: 0000-0002-1694-233X',
  ])('reads %j [C7.16]', (raw) => {
    expect(readOrcid(raw)).toBe('0000-0002-1694-233X')
  })

  it.each([
    '',
    '0000-0002-1694-233',
    '0000-0002-1694-2333-1',
    'X000-0002-1694-2333',
    'https://evil.example/0000-0002-1694-233X',
    'a 0000-0002-1694-233X',
    '0000-0002-1694-233X/1',
  ])('is empty for %j [C7.16]', (raw) => {
    expect(readOrcid(raw)).toBe('')
  })

  it('should read what it has read as the same [C7.16]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}[\dX]$/), (digits) => {
        const read = readOrcid(digits)
        expect(read.replaceAll('-', '')).toBe(digits)
        expect(readOrcid(read)).toBe(read)
      }),
    )
  })
})
