import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pngSize } from '../../../core/domain/media/png-size.ts'

describe('pngSize', () => {
  const side = fc.integer({ min: 1, max: 20_000 })

  it('should keep the shape of a picture within what can be drawn', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (width, height, isDrawing) => {
        const size = pngSize({ width, height }, isDrawing)
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(4_096)
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1)
        const scale = Math.max(size.width, size.height) / Math.max(width, height)
        expect(Math.abs(size.width - width * scale)).toBeLessThanOrEqual(1)
        expect(Math.abs(size.height - height * scale)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('draws a drawing as large as print needs it, and makes no other picture larger than it is', () => {
    expect(pngSize({ width: 600, height: 400 }, true)).toEqual({ width: 2_400, height: 1_600 })
    expect(pngSize({ width: 3_000, height: 10 }, true)).toEqual({ width: 3_000, height: 10 })
    expect(pngSize({ width: 600, height: 400 }, false)).toEqual({ width: 600, height: 400 })
    expect(pngSize({ width: 8_192, height: 4_096 }, false)).toEqual({ width: 4_096, height: 2_048 })
    expect(pngSize({ width: 0, height: 0 }, false)).toEqual({ width: 1, height: 1 })
  })
})
