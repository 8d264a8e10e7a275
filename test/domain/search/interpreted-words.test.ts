import { interpretedWords } from '../../../core/domain/search/interpreted-words.ts'
import { describe, expect, it } from 'vitest'

describe('readAs', () => {
  it('leaves a stem out where its word stands beside it', () => {
    expect(interpretedWords(['vaccine', 'trial', 'vaccin'])).toEqual(['vaccine', 'trial'])
  })

  it('keeps a stem that no word begins with, and Chinese words that begin alike', () => {
    expect(interpretedWords(['studies', 'studi', 'analysi'])).toEqual(['studies', 'analysi'])
    expect(interpretedWords(['水库', '水库泥沙'])).toEqual(['水库', '水库泥沙'])
    expect(interpretedWords(['水pH', '水pH值'])).toEqual(['水pH', '水pH值'])
  })
})
