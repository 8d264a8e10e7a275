import { citationFormats } from '../../../core/domain/citation/citation-formats.ts'
import { citationPieces } from '../../../core/domain/citation/citation-pieces.ts'
import { arbitraryCitationRecord } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const records = fc
  .array(arbitraryCitationRecord, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((record, at) => ({ ...record, id: String(at + 1) })))

describe.each(citationFormats)('a file of $name in pieces', (format) => {
  it('is the file that is written at once, wherever it is cut [C7.9]', () => {
    fc.assert(
      fc.property(records, fc.integer({ min: 1, max: 5 }), (all, size) => {
        const { head, piece, between, tail } = citationPieces(format, all.length)
        const pieces: string[] = []
        for (let at = 0; at < all.length; at += size) pieces.push(piece(all.slice(at, at + size)))
        expect(head + pieces.join(between) + tail).toBe(format.print(all))
        expect(pieces).not.toContain('')
      }),
    )
  })
})
