import { readKnownItem } from '../../../core/domain/search/known-item.ts'
import { titleKey } from '../../../core/domain/search/known-titles.ts'
import { shortenKnown } from '../../../core/domain/search/shorten-known.ts'
import { arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { from, printers, published } from './published-articles.ts'

const limits = from('125', '150').map(Number)

describe('a pasted reference that a search box does not hold', () => {
  it.each(Object.entries(printers))(
    'as %s prints it is shortened to the same article, by its numbers, and its DOI or its title [C5.1]',
    (_, print) => {
      fc.assert(
        fc.property(published, limits, (record, limit) => {
          const held = shortenKnown(print(record), limit) ?? print(record)
          expect(held.length).toBeLessThanOrEqual(limit)
          const item = readKnownItem(held)
          expect(item).toMatchObject({
            doi: record.doi,
            volume: record.volume,
            issue: record.issue,
            page: record.firstPage || record.elocationId,
          })
          const titles = item?.titles.map(titleKey) ?? []
          // a DOI is enough, and a title may be too long
          const needsTitle = record.doi === '' && record.title.length <= 60
          expect(!needsTitle || titles.includes(titleKey(record.title))).toBe(true)
        }),
        { numRuns: 500 },
      )
    },
  )

  it('leaves alone what fits and what is no known item, whatever it is', () => {
    fc.assert(
      fc.property(arbitraryText, limits, (text, limit) => {
        const short = shortenKnown(text, limit)
        expect(short === null || (readKnownItem(text) !== null && short.length <= limit)).toBe(true)
      }),
    )
  })

  it.each([
    ['words '.repeat(60), null],
    [
      `Qi, W. S., Wenren, X., & Zhang, S. (2024). Do ${'gravel '.repeat(7)}beds move? In rivers they do. Journal of Hydraulic Engineering, A12(S1), Article 045302.`,
      `(2024). Do ${'gravel '.repeat(7)}beds move? In rivers they do. Journal of Hydraulic Engineering. 2024, A12(S1): 045302`,
    ],
    [
      `Qi W, Wenren X, Zhang S. Gravel beds of the Yangtze. ${'Annals of Rivers and Lakes '.repeat(6)}. 2024;69(5):517-30.`,
      'Qi W, Wenren X, Zhang S. Gravel beds of the Yangtze[J]. 2024, 69(5): 517',
    ],
  ])('has of %j %j', (text, short) => {
    expect(shortenKnown(text, 150)).toBe(short)
  })
})
