import { firstOf, listIn, present, presentCount, presentFlag, recordIn } from '@xuekan/core'
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

describe('presentCount', () => {
  it.each([
    ['12', 12],
    [3.9, 3],
    [0, 0],
    ['-0', 0],
    [-4, 0],
    ['many', 0],
    ['Infinity', 0],
  ] as const)('reads %j as %j', (raw, count) => {
    expect(presentCount(raw)).toBe(count)
  })
})

describe('a value that is absent', () => {
  it.each(['null', ' undefined ', '', null, undefined, NaN])('is no flag and no count: %j [C3.12]', (raw) => {
    expect(present(raw)).toBe('')
    expect(presentFlag(raw)).toBeNull()
    expect(presentCount(raw)).toBe(0)
  })
})

describe('recordIn', () => {
  it.each([
    [{ a: 1 }, { a: 1 }],
    ['{"a":1}', { a: 1 }],
    [' \n{"a":1}', { a: 1 }],
    ['"{\\"a\\":1}"', {}],
    ['{"a":', {}],
    ['[1]', {}],
    [[1], {}],
    [null, {}],
    [7, {}],
  ] as const)('reads %j as %j', (raw, record) => {
    expect(recordIn(raw)).toEqual(record)
  })
})

describe('listIn', () => {
  it.each([
    [[1], [1]],
    ['[1]', [1]],
    [' \n[1]', [1]],
    ['[1', []],
    ['{"a":1}', []],
    ['a', []],
    [{ a: 1 }, []],
    [null, []],
  ] as const)('reads %j as %j', (raw, list) => {
    expect(listIn(raw)).toEqual(list)
  })
})

describe('firstOf', () => {
  it('takes the first value that is there [C3.12]', () => {
    const record = { a: 'null', b: undefined, c: null, d: ' ', e: 0, f: 'x' }
    expect(firstOf(record, 'a', 'b', 'c', 'd', 'e', 'f')).toBe(0)
    expect(firstOf(record, 'f', 'e')).toBe('x')
    expect(firstOf(record, 'a', 'none')).toBeUndefined()
  })
})
