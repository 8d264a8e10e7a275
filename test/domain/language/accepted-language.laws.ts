import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedLanguage } from '../../../core/domain/language/accepted-language.ts'

describe('acceptedLanguage', () => {
  it.each([
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['fr, en;q=0.5, zh;q=0.4', 'en'],
    ['zh;q=0.2, EN-gb;q=0.3', 'en'],
    ['en;q=0.5,zh;q=0.5', 'en'],
    ['en;q=0, zh;q=0.1', 'zh'],
    ['en;q=0', null],
    ['fr, *', null],
    ['eng, zho', null],
    ['', null],
  ])('should read %j as %j', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })

  it('should be total', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(['zh', 'en', null]).toContain(acceptedLanguage(header))
      }),
    )
  })
})
