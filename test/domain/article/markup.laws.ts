import { parseInlineMarkup, type InlineNode } from '../../../core/domain/article/inline-markup.ts'
import { outlineOf } from '../../../core/domain/article/outline-of.ts'
import { plainText } from '../../../core/domain/article/plain-text.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { arbitraryMarkup, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyMarkup = fc.oneof(arbitraryMarkup, junkText)

const textOf = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : textOf(node.children))).join('')

const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

describe('parseInlineMarkup', () => {
  it('should give back any text that was escaped', () => {
    fc.assert(
      fc.property(junkText, (text) => {
        expect(textOf(parseInlineMarkup(escapeMarkup(text)))).toBe(text)
      }),
    )
  })

  it('should never hold an empty element, nor two texts side by side', () => {
    const sound = (nodes: readonly InlineNode[]): boolean =>
      nodes.every((node, index) =>
        node.kind === 'text'
          ? node.text !== '' && nodes[index + 1]?.kind !== 'text'
          : node.children.length > 0 && sound(node.children),
      )
    fc.assert(
      fc.property(anyMarkup, (raw) => {
        expect(sound(parseInlineMarkup(raw))).toBe(true)
      }),
    )
  })

  it('should hold the text of plainText where there is no block and nothing silent', () => {
    const inline = arbitraryMarkup.map((raw) => raw.replaceAll(/<\/?p>|<br\/>/g, ''))
    fc.assert(
      fc.property(inline, (raw) => {
        expect(oneLine(textOf(parseInlineMarkup(raw)))).toBe(plainText(raw))
      }),
    )
  })

  it('should stay fast and shallow on hostile markup', () => {
    for (const piece of [
      '<',
      '<i>',
      '</',
      '<!--',
      '<a',
      '&',
      '&#',
      '<sub><sup>',
      '<a b="',
      '<h2 id="x">',
      '<h2 ',
    ]) {
      const raw = piece.repeat(50_000)
      expect(plainText(raw).length).toBeLessThanOrEqual(raw.length)
      expect(textOf(parseInlineMarkup(raw)).length).toBeLessThanOrEqual(raw.length)
      expect(outlineOf(raw as SafeHtml)).toEqual([])
    }
  })
})

describe('plainText', () => {
  it('should be one trimmed line', () => {
    fc.assert(
      fc.property(anyMarkup, (raw) => {
        expect(plainText(raw)).toBe(oneLine(plainText(raw)))
      }),
    )
  })
})
