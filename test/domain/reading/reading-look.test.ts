import { plainLook, readingLookCodec } from '../../../core/domain/reading/reading-look.ts'
import { describe, expect, it } from 'vitest'

const { print, parse } = readingLookCodec

describe('readingLookCodec', () => {
  it('has a word for each thing that is not as it is set, and none for a plain look', () => {
    expect(print(plainLook)).toBe('')
    expect(print({ light: 'dark', size: 5, measure: 'narrow' })).toBe('dark size5 narrow')
    expect(print({ ...plainLook, light: 'system' })).toBe('system')
  })

  it('reads what it prints and nothing else', () => {
    expect(parse('dark size5 narrow')).toEqual({ light: 'dark', size: 5, measure: 'narrow' })
    expect(parse('')).toEqual(plainLook)
    for (const text of ['paper', 'size3', 'size6', 'narrow dark', 'dark dark', 'dark ', 'night'])
      expect(parse(text), text).toBeNull()
  })
})
