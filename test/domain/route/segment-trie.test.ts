import { compileTrie } from '../../../core/domain/route/segment-trie.ts'
import { describe, expect, it } from 'vitest'

describe('compileTrie', () => {
  it.each([
    [['/news/:id', '/news/:newsId']],
    [['/:lang/issue/:year?', '/:lang/issue']],
    [['/files/*', '/files/*:lang?']],
  ])('refuses %j: no page can take the addresses of another', (patterns) => {
    expect(() => compileTrie(patterns.map((pattern) => [pattern, pattern] as const))).toThrow(/Two patterns/)
  })
})
