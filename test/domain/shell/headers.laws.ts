import { safeLink } from '../../../core/domain/channel/safe-link.ts'
import { isHeaderFixed } from '../../../core/domain/shell/fixed-header.ts'
import { footerStyleOf } from '../../../core/domain/shell/footer-style.ts'
import { arbitraryFixedHeaderState, arbitraryFooter, arbitraryHeader } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('isHeaderFixed', () => {
  it('should hold only beyond its own height, where it is set to, and never on article pages [C4.15]', () => {
    fc.assert(
      fc.property(arbitraryFixedHeaderState, (state) => {
        const beyond = { ...state, scrollTop: state.headerHeight + 1 }
        expect(isHeaderFixed({ ...state, scrollTop: state.headerHeight })).toBe(false)
        for (const page of ['article', 'parallel'] as const)
          expect(isHeaderFixed({ ...beyond, page })).toBe(false)
        expect(isHeaderFixed({ ...beyond, page: 'home' })).toBe(state.fixedOnScroll)
      }),
    )
  })

  it('should stay once it is scrolled further [C4.15]', () => {
    fc.assert(
      fc.property(arbitraryFixedHeaderState, fc.nat(), (state, more) => {
        fc.pre(isHeaderFixed(state))
        expect(isHeaderFixed({ ...state, scrollTop: state.scrollTop + more })).toBe(true)
      }),
    )
  })
})

describe('the shell of any site', () => {
  it('should lead to nothing that must not be opened [C3.3] [C3.12]', () => {
    fc.assert(
      fc.property(arbitraryHeader, arbitraryFooter, ({ customButtons }, { policeRecord, logoLink }) => {
        for (const { link } of customButtons) expect(safeLink(link)).toBe(link)
        for (const link of [policeRecord.link, logoLink]) expect(safeLink(link) ?? '').toBe(link)
      }),
    )
  })

  it('should have the footer style of its colour, and no visits that are no numbers [C9.9] [C4.20]', () => {
    fc.assert(
      fc.property(arbitraryFooter, ({ style, backgroundColor, visits }) => {
        expect(style).toBe(footerStyleOf(backgroundColor))
        for (const count of Object.values(visits ?? {})) expect(count).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
