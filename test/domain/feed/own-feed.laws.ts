import { arbitraryValue } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownFeed } from '../../../core/domain/feed/own-feed.ts'
import { fedSearchOf } from '../../../core/domain/head/search-head.ts'
import { printQuery, readQuery } from '../../../core/domain/route/query.ts'
import { searchQueryFrom } from '../../../core/domain/search/search-address.ts'
import { searchTermLimits } from '../../../core/domain/search/search-term.ts'

const typed = fc.oneof(
  arbitraryValue,
  fc.string({ unit: 'grapheme', maxLength: 2 * searchTermLimits.normal }),
  fc.constantFrom('', '   ', '\u3000', '鱼道 and 涡旋', 'a&q=b#c'),
)

describe('the feed of what a reader types', () => {
  it('is that of the page that a form with these words leads to, where it can be searched for [C2.36] [C5.2]', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const term = raw.trim()
        const page = searchQueryFrom(readQuery(printQuery([['q', term]])))
        const isSearched = term !== '' && term.length <= searchTermLimits.normal
        expect(ownFeed(raw)).toEqual(isSearched ? { kind: 'search', query: fedSearchOf(page) } : null)
      }),
    )
  })
})
