import { sameFavourite } from '../../../core/domain/member/favourite.ts'
import { describe, expect, it } from 'vitest'

describe('sameFavourite', () => {
  it('tells things by type and id together [C4.22] [C7.12]', () => {
    const article = { type: 'article', id: '7' } as const
    expect(sameFavourite(article, { type: 'article', id: '7' })).toBe(true)
    expect(sameFavourite(article, { type: 'article', id: '8' })).toBe(false)
    expect(sameFavourite(article, { type: 'picture', id: '7' })).toBe(false)
    expect(sameFavourite(article, { type: 'picture', id: '8' })).toBe(false)
  })
})
