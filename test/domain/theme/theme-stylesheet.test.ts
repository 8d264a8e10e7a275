import { themePreset } from '../../../core/domain/theme/theme-presets.ts'
import { themeStylesheet } from '../../../core/domain/theme/theme-stylesheet.ts'
import { themeIds } from '../../../core/domain/theme/theme.ts'
import { parse, walk, type CssNode } from 'css-tree'
import { describe, expect, it } from 'vitest'

describe('themeStylesheet', () => {
  it.each(themeIds)(
    'is valid CSS with the five colours of preset %d as custom properties [C7.10] [C3.5]',
    (id) => {
      const preset = themePreset(id)
      const errors: unknown[] = []
      const sheet: CssNode = parse(themeStylesheet(preset), {
        parseCustomProperty: false,
        onParseError: (error) => errors.push(error),
      })
      const declared: (readonly [string, string])[] = []
      walk(sheet, (node) => {
        if (node.type === 'Declaration' && node.value.type === 'Raw')
          declared.push([node.property, node.value.value.trim()])
      })
      expect(errors).toEqual([])
      expect(declared).toEqual([
        ['--theme-color-primary', preset.primary],
        ['--theme-color-hover-primary', preset.hover],
        ['--other-color', preset.other],
        ['--bg-opacity', preset.bgOpacity],
        ['--bottom-line-color', preset.bottomLine],
      ])
    },
  )
})
