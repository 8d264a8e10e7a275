import { stillPng } from '@xuekan/core/member'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bmpOf, movingPngOf, pngOf } from '../../support/real-pictures.ts'

const side = fc.integer({ min: 1, max: 6 })
const level = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(level, level, level)
const size = fc.record({ width: side, height: side, colour })

describe('stillPng', () => {
  it('should leave of a PNG that moves the very PNG that does not', () => {
    fc.assert(
      fc.property(size, fc.array(colour, { minLength: 1, maxLength: 4 }), (first, others) => {
        expect(stillPng(movingPngOf(first, others))).toEqual(pngOf(first))
      }),
    )
  })

  it('should give back itself what does not move or is no PNG', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          size.map((of) => pngOf(of)),
          size.map(bmpOf),
          fc.uint8Array(),
        ),
        (bytes) => {
          expect(stillPng(bytes)).toBe(bytes)
        },
      ),
    )
  })

  it('should keep what is cut off, wherever it was cut, without its animation', () => {
    fc.assert(
      fc.property(size, fc.array(colour, { minLength: 1, maxLength: 3 }), fc.nat(), (first, others, cut) => {
        const moving = movingPngOf(first, others)
        const torn = moving.subarray(0, cut % moving.length)
        const once = stillPng(torn)
        expect(once.length).toBeLessThanOrEqual(torn.length)
        expect(stillPng(once)).toBe(once)
      }),
    )
  })

  it('should be total on whatever follows the signature', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (rest) => {
        const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...rest])
        expect(stillPng(bytes).length).toBeLessThanOrEqual(bytes.length)
      }),
    )
  })

  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  /** A chunk that says so of its length, with the data that it has. */
  const chunk = (type: string, length: number, data: readonly number[]) => [
    0,
    0,
    0,
    length,
    ...new TextEncoder().encode(type),
    ...data,
    0,
    0,
    0,
    0,
  ]

  it.each(['acTL', 'fcTL', 'fdAT'])('should drop %s where it is the last, however short', (type) => {
    for (const data of [[], [7]])
      expect([...stillPng(new Uint8Array([...head, ...chunk(type, data.length, data)]))]).toEqual(head)
  })

  it('should keep a chunk that says to be longer than what is there', () => {
    const torn = new Uint8Array([...head, ...chunk('fdAT', 9, [7])])
    expect(stillPng(torn)).toBe(torn)
  })

  it('should leave alone what only looks like a PNG behind its signature', () => {
    const other = new Uint8Array([...head.map((octet) => octet ^ 1), ...chunk('acTL', 0, [])])
    expect(stillPng(other)).toBe(other)
  })
})
