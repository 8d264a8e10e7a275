import {
  alignmentFor,
  isJustified,
  plainLook,
  readingLookCodec,
} from '../../../core/domain/reading/reading-look.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const { print, parse } = readingLookCodec

describe('readingLookCodec', () => {
  it('has a word for each thing that is not as it is set, and none for a plain look', () => {
    expect(print(plainLook)).toBe('')
    expect(print({ light: 'dark', size: 5, measure: 'narrow', alignment: 'ragged' })).toBe(
      'dark size5 narrow ragged',
    )
    expect(print({ ...plainLook, light: 'system' })).toBe('system')
  })

  it('reads what it prints and nothing else', () => {
    expect(parse('dark size5 narrow')).toEqual({ ...plainLook, light: 'dark', size: 5, measure: 'narrow' })
    expect(parse('sepia justified')).toEqual({ ...plainLook, light: 'sepia', alignment: 'justified' })
    expect(parse('')).toEqual(plainLook)
    for (const text of [
      'paper',
      'size3',
      'size6',
      'narrow dark',
      'dark dark',
      'dark ',
      'plain',
      'justified narrow',
      'justified ragged',
      'night',
    ])
      expect(parse(text), text).toBeNull()
  })
})

const settings = fc.record({ language: fc.constantFrom('zh', 'en'), isPhone: fc.boolean() })

describe('alignmentFor', () => {
  it('should give what is wanted, wherever texts are read, and store nothing for what is set so', () => {
    fc.assert(
      fc.property(settings, fc.boolean(), (setting, wanted) => {
        const alignment = alignmentFor(wanted, setting)
        expect(isJustified({ alignment }, setting)).toBe(wanted)
        expect(alignment === 'plain').toBe(wanted === isJustified(plainLook, setting))
      }),
    )
  })

  it('finds Chinese justified beyond phones, and what a reader has said holds everywhere', () => {
    const chinese = { language: 'zh', isPhone: false } as const
    expect(isJustified(plainLook, chinese)).toBe(true)
    expect(isJustified(plainLook, { ...chinese, isPhone: true })).toBe(false)
    expect(isJustified(plainLook, { ...chinese, language: 'en' })).toBe(false)
    const alignment = alignmentFor(true, { language: 'en', isPhone: true })
    expect(isJustified({ alignment }, { ...chinese, isPhone: true })).toBe(true)
    expect(isJustified({ alignment: alignmentFor(false, chinese) }, chinese)).toBe(false)
  })
})
