import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteSize, kindAndSize } from '../../../core/domain/text/byte-size.ts'

describe('byteSize', () => {
  it('tells small files in bytes, others in KB and MB, and nothing of none', () => {
    expect([0, 14, 1023, 1024, 38_900, 1_023_999, 1_024_000, 2_516_582].map(byteSize)).toEqual([
      '',
      '14 B',
      '1023 B',
      '1 KB',
      '38 KB',
      '1000 KB',
      '1.0 MB',
      '2.4 MB',
    ])
  })

  it('never has more than four figures of anything', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bytes) => {
        expect(byteSize(bytes)).toMatch(/^(?:\d{1,4} K?B|\d{1,4}\.\d MB)$/)
      }),
    )
  })
})

describe('kindAndSize', () => {
  it.each([
    ['runs.csv', 14, 'CSV · 14 B'],
    ['runs', 2048, '2 KB'],
    ['a.b.MP4', 0, 'MP4'],
    ['', 0, ''],
  ])('tells of %j with %d bytes %j', (name, bytes, told) => {
    expect(kindAndSize(name, bytes)).toBe(told)
  })
})
