import { decodeEntities } from '../../../core/domain/article/inline-entities.ts'
import { escapeAttribute, escapeMarkup } from '../../../core/domain/text/escape-markup.ts'
import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const hostile = fc.oneof(
  junkText,
  fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", 'a', ';', '&amp;') }),
)

describe('escapeMarkup and escapeAttribute', () => {
  it.each([
    ['content', escapeMarkup, /[<>]/],
    ['an attribute', escapeAttribute, /[<>"]/],
  ] as const)('should be the text again once it is read, and nothing that ends %s', (_, escape, ends) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const escaped = escape(text)
        expect(decodeEntities(escaped)).toBe(text)
        expect(escaped).not.toMatch(ends)
        expect(escaped).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
      }),
    )
  })

  it('leaves quotation marks in content as they are', () => {
    expect(escapeMarkup(`"p" < 'q' & r`)).toBe(`"p" &lt; 'q' &amp; r`)
    expect(escapeAttribute(`"p" < 'q' & r`)).toBe(`&quot;p&quot; &lt; 'q' &amp; r`)
  })
})
