import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAccents } from '../../../core/domain/text/fold-accents.ts'
import { foldLetters } from '../../../core/domain/text/fold-letters.ts'

describe('text as people type it', () => {
  it('has no case, no accents and no full width', () => {
    expect(['Tomás', 'TOMÁS', 'Toma\u0301s', 'Ｔomás'].map(foldAccents)).toEqual(Array(4).fill('tomas'))
    expect(foldAccents('沈砚清 한글')).toBe('沈砚清 한글')
  })

  it('is the same for a text and what is folded of it', () => {
    fc.assert(
      fc.property(fc.oneof(junkText, fc.string({ unit: 'grapheme' })), (text) => {
        const folded = foldAccents(text)
        expect(foldAccents(folded)).toBe(folded)
        expect(foldAccents(text.normalize('NFD'))).toBe(folded)
      }),
    )
  })
})

describe('foldLetters', () => {
  it('makes of each letter with a stroke, and of joined ones, what people type in its place', () => {
    expect(['Ødegård', 'Łukasz', 'Đorđević', 'Æsir', 'Weiß', 'Þór', 'Şımarık'].map(foldLetters)).toEqual([
      'odegard',
      'lukasz',
      'dordevic',
      'aesir',
      'weiss',
      'thor',
      'simarik',
    ])
  })

  it('should be settled by folding once, and know what `foldAccents` has folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldLetters(text)
        expect(foldLetters(folded)).toBe(folded)
        expect(foldLetters(foldAccents(text))).toBe(folded)
      }),
    )
  })
})
