import { arbitraryText, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightRanges } from '../../../core/domain/search/highlight-ranges.ts'
import { soughtWord, wordFinder } from '../../../core/domain/search/word-finder.ts'

const word = fc.oneof(
  fc.constantFrom('soliton', 'Solitons', 'river', 'ｒｉｖｅｒ', '水利', '利孤子', 'x', '2', 'e', ''),
  junkText,
)
/** A text, and words of which some stand in it. */
const textAndWords = fc
  .tuple(fc.oneof(arbitraryText, junkText), fc.array(word, { maxLength: 6 }))
  .chain(([text, words]) =>
    fc.tuple(
      fc.shuffledSubarray(words).map((some) => [text, ...some].join(' ')),
      fc.constant([...words, ...text.split(/\s+/u)]),
    ),
  )

describe('wordFinder', () => {
  it('should find just what highlightRanges marks [C5.11]', () => {
    fc.assert(
      fc.property(textAndWords, ([text, words]) => {
        const has = wordFinder(text)
        for (const each of words) expect(has(soughtWord(each))).toBe(highlightRanges(text, [each]).length > 0)
      }),
    )
  })
})
