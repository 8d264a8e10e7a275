import { estimateTextWidth } from '../../../core/domain/menu/estimate-text-width.ts'
import { menuBudget, navigationWidth } from '../../../core/domain/menu/menu-budget.ts'
import { hiddenBelow, planOverflow } from '../../../core/domain/menu/plan-overflow.ts'
import { selectedIndex, selectedPath } from '../../../core/domain/menu/selected-path.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { HeaderStyle } from '../../../core/domain/shell/header-config.ts'
import { sampleChannels } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const space = (style: HeaderStyle, windowWidth = 1440, fixed = false, sld = 'slgc') => ({
  style,
  sld,
  windowWidth,
  fixed,
})

describe('menuBudget', () => {
  it('is 650 beside the logo, or the window less 820 when fixed [C9.3]', () => {
    expect(menuBudget(space(3))).toBe(650)
    expect(menuBudget(space(3, 1440, true))).toBe(620)
    expect(menuBudget(space(3, 700, true))).toBe(0)
  })

  it('is the window less 180 in style 1, else 1100 [C9.3]', () => {
    expect(menuBudget(space(1, 1440))).toBe(1260)
    expect(menuBudget(space(1, 1000, true))).toBe(820)
    expect([2, 4, 5, 6].map((style) => menuBudget(space(style as HeaderStyle)))).toEqual([
      1100, 1100, 1100, 1100,
    ])
  })

  it('is never more than the navigation is wide [C9.4]', () => {
    expect(menuBudget(space(5, 1000))).toBe(920)
    expect(menuBudget(space(2, 320))).toBe(1100)
    expect(menuBudget(space(4, 1440, false, 'emf'))).toBe(1000)
    expect(menuBudget(space(1, 1440, false, 'entest01'))).toBe(1000)
  })

  it('is 0 for a width that is none', () => {
    for (const width of [0, -5, NaN, -Infinity]) expect(menuBudget(space(1, width))).toBe(0)
  })
})

describe('navigationWidth', () => {
  it('is 1200 for some styles, 1000 for three sites, else the window less 80 [C9.4]', () => {
    expect([1, 2, 3, 4, 5, 6].map((style) => navigationWidth(space(style as HeaderStyle)))).toEqual([
      1360, 1200, 1360, 1200, 1360, 1200,
    ])
    expect(['entest01', 'entest04', 'emf'].map((sld) => navigationWidth(space(2, 1440, false, sld)))).toEqual(
      [1000, 1000, 1000],
    )
  })
})

describe('planOverflow', () => {
  it('reserves the room of More only when something overflows [C4.13]', () => {
    expect(planOverflow([100, 100, 100], 60, 300)).toBe(3)
    expect(planOverflow([100, 100, 100], 60, 299)).toBe(2)
    expect(planOverflow([100, 100, 100], 60, 259)).toBe(1)
    expect(planOverflow([100, 100, 100], 60, 159)).toBe(0)
    expect(planOverflow([100, 100], 60, 219, 20)).toBe(1)
    expect(planOverflow([100, 100], 60, 220, 20)).toBe(2)
    expect(planOverflow([100, 100], 60, 179, 20)).toBe(0)
    expect(planOverflow([100, 100], 60, 180, 20)).toBe(1)
    expect(planOverflow([], 60, 0)).toBe(0)
  })
})

describe('hiddenBelow', () => {
  it('rounds up to the step', () => {
    expect(hiddenBelow([100, 100, 100], 60)).toEqual([160, 260, 300])
    expect(hiddenBelow([100, 100, 100], 60, 0, 16)).toEqual([160, 272, 304])
    expect(hiddenBelow([100, 100, 10], 60)).toEqual([160, 210, 210])
    expect(hiddenBelow([100, 100, 100], 60, 20)).toEqual([180, 300, 340])
    expect(hiddenBelow([], 60, 20)).toEqual([])
  })
})

describe('selectedIndex', () => {
  const tree = sampleChannels(
    { id: '1', code: 'index' },
    { id: '2', code: 'periodIntroduce', children: [{ id: '21', code: 'ethics' }] },
    { id: '3', code: 'backissue' },
    { id: '4', code: 'item' },
    { id: '5', code: 'item', enabled: false },
    { id: '6', code: 'newNews' },
    { id: '7', code: 'newNews', children: [{ id: '71', code: 'closed', enabled: false }] },
    { id: '8', code: 'shut', enabled: false, children: [{ id: '81', code: 'inner' }] },
  )

  const indexAt = (address: string): number => selectedIndex(tree, selectedPath(tree, parseRoute(address)))

  it.each([
    ['/zh', 0],
    ['/zh/about/2', 1],
    ['/zh/about', 1],
    ['/zh/ethics', 1],
    ['/zh/issue/2026/3', 2],
    ['/new?columnId=4', 3],
    ['/new?columnId=99', -1],
    ['/zh/news', 5],
    ['/zh/newsInfo/6', 5],
    ['/zh/newsInfo/7', 6],
    ['/zh/newsInfo/99', 5],
    ['/zh/article/7', -1],
    ['/zh/article?q=a', -1],
  ])('selects for %s the entry %i [C4.14]', (address, index) => {
    expect(indexAt(address)).toBe(index)
  })

  it('selects nothing for a disabled item [C4.14]', () => {
    for (const address of ['/new?columnId=5', '/zh/closed', '/zh/shut', '/zh/inner'])
      expect(indexAt(address)).toBe(-1)
  })
})

describe('estimateTextWidth', () => {
  it('takes a Chinese character for one em and Latin letters for their own widths', () => {
    expect(estimateTextWidth('编辑委员会', 16)).toBe(80)
    expect(estimateTextWidth('illi', 10)).toBeLessThan(estimateTextWidth('WMWM', 10) / 3)
    expect(estimateTextWidth('About the journal', 16)).toBeCloseTo(131, -1)
    expect(estimateTextWidth('e\u0301', 100)).toBe(estimateTextWidth('e', 100))
    expect(estimateTextWidth('', 16)).toBe(0)
  })

  it('takes letters of other alphabets for narrower than a Chinese character, and every other sign for as wide', () => {
    expect(estimateTextWidth('Ж', 100)).toBe(62)
    expect(estimateTextWidth('éα', 100)).toBe(124)
    expect(estimateTextWidth('\u1fff', 100)).toBe(62)
    expect(estimateTextWidth('\u2000', 100)).toBe(100)
    expect(estimateTextWidth('𠮷', 100)).toBe(100)
  })
})
