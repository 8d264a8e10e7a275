import { siteTypeOf } from '../../../core/domain/site/site.ts'
import { firstById } from '../../../core/domain/text/first-by-id.ts'
import { describe, expect, it } from 'vitest'

describe('siteTypeOf', () => {
  it('is one of three, a journal for anything else [C1.2]', () => {
    expect(['single', 'group', 'all', 'GROUP', '', null, 1].map(siteTypeOf)).toEqual([
      'single',
      'group',
      'all',
      'single',
      'single',
      'single',
      'single',
    ])
  })
})

describe('firstById', () => {
  it('keeps the first of each id, in order', () => {
    const items = [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
      { id: 'a', n: 3 },
    ]
    expect(firstById(items)).toEqual(items.slice(0, 2))
  })
})
