import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCookies } from '../../../core/domain/storage/read-cookies.ts'

const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((each) => !/\p{Cs}/u.test(each))
const pair = fc.tuple(
  // some names come twice
  fc.oneof(
    text.filter((each) => each !== ''),
    fc.constantFrom('a', '水'),
  ),
  text,
)
const encoded = ([name, value]: readonly [string, string]): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}`

describe('the cookies of a request', () => {
  it('are those that were written, the first of each name [C3.17]', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), fc.constantFrom(';', '; ', ' ;  '), (pairs, between) => {
        const first = new Map(pairs.toReversed())
        expect(new Map(readCookies(pairs.map(encoded).join(between)))).toEqual(first)
      }),
    )
  })

  it('are the same in quotation marks', () => {
    fc.assert(
      fc.property(pair, ([name, value]) => {
        const header = `${encodeURIComponent(name)}="${encodeURIComponent(value)}"`
        expect([...readCookies(header)]).toEqual([[name, value]])
      }),
    )
  })

  it('are read from any text, and none has an empty name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '=', ';', ' ', '%', '%61', '"', '水') }),
        (header) => {
          expect([...readCookies(header).keys()]).not.toContain('')
        },
      ),
    )
  })

  it('are as they came where they are not percent-encoded', () => {
    expect([...readCookies('%zz=100%; b=%E6%B0; =c; d; e=1=2')]).toEqual([
      ['%zz', '100%'],
      ['b', '%E6%B0'],
      ['e', '1=2'],
    ])
  })
})
