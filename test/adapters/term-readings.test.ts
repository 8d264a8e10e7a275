import { describe, expect, it } from 'vitest'
import { decode } from '@xuekan/rc-pub/contract'
import { searchAnswer } from '../../adapters/http/contract/search.ts'
import { searchResultFrom } from '../../adapters/http/wire/search.ts'

const resultOf = (found: Readonly<Record<string, unknown>>) => {
  const read = decode(searchAnswer, found)
  if (!read.ok) throw new Error('not decoded')
  return searchResultFrom(read.value, 'en')
}

describe('searchResultFrom', () => {
  it('has readings and journals as far as the answer has them whole, and none of another rc-pub', () => {
    const { readings, limits } = resultOf({
      readings: [
        { typed: 'fish way', read: ['fishway', ''] },
        { typed: 'a', read: [] },
        { typed: '', read: ['b'] },
      ],
      limits: [
        { siteId: 7, name: 'Annals', term: 'fish', count: 2 },
        { siteId: 7, name: 'Annals', term: 'fish', count: 0 },
        { siteId: null, name: 'Annals', term: 'fish', count: 1 },
        { siteId: 7, name: '', term: 'fish', count: 1 },
        { siteId: 7, name: 'Annals', term: '', count: 1 },
      ],
    })
    expect(readings).toEqual([{ typed: 'fish way', read: ['fishway'] }])
    expect(limits).toEqual([{ siteId: '7', name: 'Annals', term: 'fish', count: 2 }])
    const bare = resultOf({ total: 0 })
    expect(bare).not.toHaveProperty('readings')
    expect(bare).not.toHaveProperty('limits')
  })
})
