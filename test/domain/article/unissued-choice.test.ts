import { describe, expect, it } from 'vitest'
import { unissuedChoiceOf } from '../../../core/domain/article/unissued.ts'

describe('unissuedChoiceOf', () => {
  it('should take the choice of a route and nothing else of it', () => {
    const route = { page: 'onlineFirst', section: 'Review', order: 'mostRead', pageNumber: 3 } as const
    expect(unissuedChoiceOf(route)).toEqual({ section: 'Review', order: 'mostRead' })
  })

  it('should choose nothing where the route says nothing', () => {
    expect(unissuedChoiceOf({})).toEqual({})
  })
})
