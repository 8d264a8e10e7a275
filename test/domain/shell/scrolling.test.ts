import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { backToTopVisible } from '../../../core/domain/shell/back-to-top.ts'
import { isHeaderFixed } from '../../../core/domain/shell/fixed-header.ts'
import { toolbarVisible } from '../../../core/domain/shell/toolbar-visible.ts'
import { describe, expect, it } from 'vitest'

describe('isHeaderFixed', () => {
  const state = { scrollTop: 113, headerHeight: 112, page: 'home', fixedOnScroll: true } as const

  it('is fixed once scrolled past its own height, never on article pages [C4.15]', () => {
    expect(isHeaderFixed(state)).toBe(true)
    expect(isHeaderFixed({ ...state, scrollTop: 112 })).toBe(false)
    expect(isHeaderFixed({ ...state, page: 'article' })).toBe(false)
    expect(isHeaderFixed({ ...state, fixedOnScroll: false })).toBe(false)
  })
})

describe('isHeaderFixed on the pages of the specification', () => {
  it.each([
    ['/thesis/26/7/zh', false],
    ['/zh/thesis/26/7', false],
    ['/article/id/26/7/zh', false],
    ['/zh/article/doi/10.5555/a', false],
    ['/thesisDetails?columnId=7', false],
    ['/zh/parallel/7', false],
    ['/zh/article', true],
    ['/zh/issue/2026/1', true],
    ['/zh/home', true],
  ])('%s: %s [C4.15]', (address, fixed) => {
    const { page } = parseRoute(address)
    expect(isHeaderFixed({ scrollTop: 500, headerHeight: 164, page, fixedOnScroll: true })).toBe(fixed)
  })
})

describe('backToTopVisible', () => {
  it('shows beyond 400 px in the shared shell and beyond 300 px without it [C4.18]', () => {
    expect([400, 401].map((top) => backToTopVisible(top))).toEqual([false, true])
    expect([300, 301].map((top) => backToTopVisible(top, false))).toEqual([false, true])
  })
})

describe('toolbarVisible', () => {
  it('shows by its flag or beyond 400 px [C4.19]', () => {
    expect([toolbarVisible(true, 0), toolbarVisible(false, 400), toolbarVisible(false, 401)]).toEqual([
      true,
      false,
      true,
    ])
  })
})
