import { safeLink } from '../../../core/domain/channel/safe-link.ts'
import { toolDestination } from '../../../core/domain/shell/tool-destination.ts'
import { arbitraryUiLanguage, arbitraryToolItem, junkLink } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('toolDestination', () => {
  it('should open nothing but safe links [C2.36]', () => {
    fc.assert(
      fc.property(arbitraryToolItem, junkLink, arbitraryUiLanguage, (item, link, language) => {
        const to = toolDestination({ ...item, link }, language)
        expect('url' in to ? to.url : safeLink(link)).toBe(safeLink(link))
        expect(to.kind === 'none').toBe(item.platform === null && safeLink(link) === null)
      }),
    )
  })
})
