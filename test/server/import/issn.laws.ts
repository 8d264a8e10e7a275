import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIssn } from '../../../server/rc-pub/import/meta/issn.ts'

describe('isIssn', () => {
  it('should take exactly one last character for seven digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7}$/), (digits) => {
        const right = [...'0123456789X'].filter((last) =>
          isIssn(`${digits.slice(0, 4)}-${digits.slice(4)}${last}`),
        )
        expect(right).toHaveLength(1)
      }),
    )
  })

  it.each(['2049-3630', '0028-0836', '1050-124X', '20493630'])('knows %s', (issn) => {
    expect(isIssn(issn)).toBe(true)
  })

  it.each(['', '2049-3631', '204-93630', 'ISSN 2049-3630'])('refuses %j', (issn) => {
    expect(isIssn(issn)).toBe(false)
  })
})
