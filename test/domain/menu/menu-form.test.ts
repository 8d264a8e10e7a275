import { menuFormOf } from '../../../core/domain/menu/menu-form.ts'
import { headerStyles } from '../../../core/domain/shell/header-config.ts'
import { describe, expect, it } from 'vitest'

describe('menuFormOf', () => {
  it('is a row, which slides in from the side in style 5 and on phones [C2.38]', () => {
    expect(headerStyles.map((style) => menuFormOf(style, 'pc'))).toEqual([
      'row',
      'row',
      'row',
      'row',
      'slide',
      'row',
    ])
    for (const style of headerStyles) expect(menuFormOf(style, 'mobile')).toBe('slide')
  })
})
