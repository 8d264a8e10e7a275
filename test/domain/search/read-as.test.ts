import { readAs } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

describe('readAs', () => {
  it('leaves a stem out where its word stands beside it', () => {
    expect(readAs(['vaccine', 'trial', 'vaccin'])).toEqual(['vaccine', 'trial'])
  })

  it('keeps a stem that no word begins with, and Chinese words that begin alike', () => {
    expect(readAs(['studies', 'studi', 'analysi'])).toEqual(['studies', 'analysi'])
    expect(readAs(['水库', '水库泥沙'])).toEqual(['水库', '水库泥沙'])
    expect(readAs(['水pH', '水pH值'])).toEqual(['水pH', '水pH值'])
  })
})
