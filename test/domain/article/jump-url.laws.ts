import { jumpUrlOf } from '../../../core/domain/article/jump-url.ts'
import { junkLink, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('jumpUrlOf', () => {
  it('should follow only http, https and paths of the site, for anything that is answered [C7.7]', () => {
    fc.assert(
      fc.property(fc.oneof(junkLink, junkText, fc.constant(null)), (answer) => {
        const result = jumpUrlOf(answer, 'newsJump')
        expect(result.ok ? 'newsJump' : result.error.call).toBe('newsJump')
        const opened = new URL(result.ok ? result.value : '/', 'https://own.example')
        expect(['http:', 'https:']).toContain(opened.protocol)
        expect(result.ok && result.value.startsWith('/') ? opened.host : 'own.example').toBe('own.example')
      }),
      { numRuns: 1_000 },
    )
  })
})
