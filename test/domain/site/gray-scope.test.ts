import { grayScopeOf } from '../../../core/domain/site/gray-scope.ts'
import { themeIdOf } from '../../../core/domain/theme/theme.ts'
import { describe, expect, it } from 'vitest'

describe('grayScopeOf', () => {
  it('is none for 0 and absent, the index class for 1, the whole page for anything else [C3.1]', () => {
    const none = [0, '0', '', ' ', null, undefined, 'null', 'undefined', NaN, {}]
    expect(none.map(grayScopeOf)).toEqual(none.map(() => 'none'))
    expect([1, '1', ' 1 '].map(grayScopeOf)).toEqual(['index', 'index', 'index'])
    expect([2, '2', -1, 'x'].map(grayScopeOf)).toEqual(Array(4).fill('page'))
  })
})

describe('themeIdOf', () => {
  it('takes one of the eleven presets, the first for what is none [C3.5]', () => {
    expect([1, '7', 11, 0, 12, null, 'x', 2.5, [3], true].map(themeIdOf)).toEqual([
      1, 7, 11, 1, 1, 1, 1, 1, 1, 1,
    ])
  })
})
