import { type MenuItem, menuBudget } from '@xuekan/core/menu'
import { contrastRatio, headerStyles, hexColour } from '@xuekan/core/site'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inkOn } from '../../ui/theme/ink-on.ts'
import { firstOf } from '@xuekan/core/content'
import { visibleFrom } from '../../ui/widgets/menu/visible-from.ts'
import { breakpoints } from '../../ui/widgets/menu/menu-variant.ts'
import { journalShell } from './support/shell.ts'
import { sections } from './support/contents.ts'

const hex = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

describe('inkOn', () => {
  it('gives every colour a text of at least 4.5 to 1', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(
          contrastRatio(inkOn(colour) === 'black' ? '#000000' : '#ffffff', colour),
        ).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('reads short colours as long ones and nothing else', () => {
    expect(hexColour('#Abc')).toBe('#aabbcc')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hexColour(text) ?? '#000000').toMatch(/^#[\da-f]{6}$/)
      }),
    )
  })
})

const items = fc
  .array(fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom('a', 'm', '刊', '目', ' ') }), {
    maxLength: 24,
  })
  .map((labels) =>
    labels.map((label, index): MenuItem => {
      const channel = journalShell.channels[0]
      if (channel === undefined) throw new Error('no channel')
      return {
        channel: { ...channel, id: String(index) },
        label,
        parentCode: '',
        external: false,
        nofollow: false,
        children: [],
      }
    }),
  )

const place = fc.record({
  style: fc.constantFrom(...headerStyles),
  sld: fc.constantFrom('slgc', 'emf'),
  variant: fc.constantFrom('bar' as const, 'plain' as const, 'spaced' as const, 'panel' as const),
  language: fc.constantFrom('zh' as const, 'en' as const),
})

const rank = (from: number | 'always' | 'never'): number =>
  from === 'always' ? 0 : from === 'never' ? Infinity : from

describe('visibleFrom', () => {
  it('never shows a later entry of the menu at a width where an earlier one is hidden [C4.13]', () => {
    fc.assert(
      fc.property(items, place, (menu, where) => {
        const from = visibleFrom(menu, 'More', where).map(rank)
        expect(from).toEqual(from.toSorted((a, b) => a - b))
      }),
    )
  })

  it('names only widths that the style sheet knows, where the budget has grown since the step before [C9.3]', () => {
    fc.assert(
      fc.property(items, place, (menu, where) => {
        for (const from of visibleFrom(menu, 'More', { ...where, style: 1 })) {
          if (typeof from !== 'number') continue
          const before = breakpoints[breakpoints.indexOf(from) - 1]
          expect(before).toBeDefined()
          const budget = (windowWidth: number) =>
            menuBudget({ style: 1, sld: where.sld, windowWidth, fixed: false })
          expect(budget(from)).toBeGreaterThan(budget(before ?? 0))
        }
      }),
    )
  })
})

describe('visibleFrom for names without end', () => {
  it('takes no entry for wider than the longest that a bar shows, so that it can be in the bar [C4.13]', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 40, max: 4_000 }), (menu, length) => {
        const [first] = menu
        fc.pre(first !== undefined)
        const long = [{ ...first, label: '栏'.repeat(length) }]
        const where = { style: 1, sld: 'slgc', variant: 'bar', language: 'zh' } as const
        expect(visibleFrom(long, '更多', where)).toEqual(['always'])
      }),
    )
  })
})

describe('firstOf', () => {
  it('keeps the order, at most so many, and no empty column', () => {
    fc.assert(
      fc.property(fc.nat(8), (most) => {
        const all = sections.flatMap(({ articles }) => articles)
        const first = firstOf(sections, most)
        expect(first.flatMap(({ articles }) => articles)).toEqual(all.slice(0, most))
        expect(first.every(({ articles }) => articles.length > 0)).toBe(true)
      }),
    )
  })
})
