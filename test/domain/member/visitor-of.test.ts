import { maskUserName } from '../../../core/domain/member/mask-user-name.ts'
import { visitorOf } from '../../../core/domain/member/visitor-of.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('maskUserName', () => {
  it.each([
    ['13812345678', '138****5678'],
    ['12345678', '****5678'],
    ['1234567', '****4567'],
    ['12345', '****2345'],
    ['1234', '1234'],
    ['', ''],
    ['undefined', 'u****ined'],
    ['11111111', '****1111'],
    ['李水利学报编辑部主任', '李水****辑部主任'],
  ])('shows %s as %s [C4.5]', (name, shown) => {
    expect(maskUserName(name)).toBe(shown)
  })

  it('hides the four characters by position and keeps the others', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 30 }), (name) => {
        expect(maskUserName(name)).toBe(`${name.slice(0, -8)}****${name.slice(-4)}`)
      }),
    )
  })
})

describe('visitorOf', () => {
  it('is a member when the cookie holds a name [C4.4]', () => {
    expect(visitorOf('13812345678')).toEqual({ kind: 'member', shownName: '138****5678' })
    expect(visitorOf('')).toEqual({ kind: 'anonymous' })
  })

  it('takes a leaked undefined, masked or not, for nobody [C4.5]', () => {
    expect(visitorOf('undefined')).toEqual({ kind: 'anonymous' })
    expect(visitorOf('u****ined')).toEqual({ kind: 'anonymous' })
  })
})
