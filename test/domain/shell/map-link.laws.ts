import { mapLink } from '../../../core/domain/shell/map-link.ts'
import { arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('mapLink', () => {
  it('should ask the map for the whole address, whatever it holds, and nobody else', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryText, fc.string(), fc.constant('南京市 & "西康路" #1 ?x=1')),
        (address) => {
          const link = mapLink(address)
          expect(link === null).toBe(address.trim() === '')
          if (link === null) return
          const { origin, searchParams } = new URL(link)
          expect(origin).toBe('https://www.openstreetmap.org')
          expect([...searchParams]).toEqual([['query', address.trim()]])
        },
      ),
    )
  })
})
