import { readJumpUrl } from '@xuekan/core'
import { junkLink } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyAnswer = fc.oneof(
  junkLink,
  fc.anything(),
  fc.record({ status: fc.anything(), message: fc.anything(), data: junkLink }, { requiredKeys: [] }),
)

describe('readJumpUrl', () => {
  it('should follow only http, https and paths of the site, for anything that is answered [C7.7]', () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const result = readJumpUrl(answer, 'newsJump')
        expect(result.ok ? 'newsJump' : result.error.call).toBe('newsJump')
        const opened = new URL(result.ok ? result.value : '/', 'https://own.example')
        expect(['http:', 'https:']).toContain(opened.protocol)
        expect(result.ok && result.value.startsWith('/') ? opened.host : 'own.example').toBe('own.example')
      }),
      { numRuns: 1_000 },
    )
  })

  it('should follow nothing that carries a status [C7.7] [C8.3]', () => {
    fc.assert(
      fc.property(fc.anything(), fc.webUrl(), (status, url) => {
        const result = readJumpUrl({ status, data: url, message: url }, 'newsJump')
        expect(result.ok ? '' : result.error.kind).toMatch(/^(?:refused|expired)$/)
      }),
    )
  })
})
