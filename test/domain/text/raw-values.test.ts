import { isAbsentText } from '../../../core/domain/text/absent-text.ts'
import { present, presentFlag } from '../../../core/domain/text/present.ts'
import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('presentFlag', () => {
  it.each([
    [' TRUE ', true],
    ['1', true],
    [1, true],
    [true, true],
    ['False', false],
    ['0', false],
    [0, false],
    [false, false],
    ['yes', null],
    [2, null],
    [undefined, null],
  ] as const)('reads %j as %j', (raw, flag) => {
    expect(presentFlag(raw)).toBe(flag)
  })
})

describe('a value that is absent', () => {
  it.each(['null', ' undefined ', '', null, undefined, NaN])('is no flag: %j [C3.12]', (raw) => {
    expect(present(raw)).toBe('')
    expect(presentFlag(raw)).toBeNull()
  })
})

describe('isAbsentText', () => {
  it('takes blank text and the words of absence for nothing, and nothing else [C3.12]', () => {
    for (const text of ['', ' ', '\n', 'null', 'undefined', ' null ', '\u00a0undefined'])
      expect(isAbsentText(text)).toBe(true)
    for (const text of ['0', 'none', 'Null', 'NULL', 'nullified', 'null;null', '-'])
      expect(isAbsentText(text)).toBe(false)
  })

  it('should be so where nothing of a text is present [C3.9] [C3.12]', () => {
    const text = fc.oneof(
      junkText,
      fc.constantFrom('null', ' undefined ', ' '),
      fc.string({ unit: fc.constantFrom(' ', 'null') }),
    )
    fc.assert(
      fc.property(text, (one) => {
        expect(isAbsentText(one)).toBe(present(one) === '')
      }),
    )
  })
})
