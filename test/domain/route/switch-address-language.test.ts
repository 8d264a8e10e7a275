import { switchAddressLanguage } from '../../../core/domain/route/switch-address-language.ts'
import { describe, expect, it } from 'vitest'

describe('switchAddressLanguage', () => {
  it.each([
    ['/', 'en', '/?lang=en'],
    ['/zh', 'en', '/en'],
    ['/zh/', 'en', '/en/'],
    ['/zh/article/doi/10.5555/a?x=1#fig2', 'en', '/en/article/doi/10.5555/a?x=1#fig2'],
    ['/article/doi/26/10.5555/zh/zh', 'en', '/article/doi/26/10.5555/zh/en'],
    ['/newAcademic/26/1416/backissue/99/0/zh/', 'en', '/newAcademic/26/1416/backissue/99/0/en/'],
    ['/slgc/home/zh', 'en', '/slgc/home/en'],
    ['/slgc/home', 'en', '/slgc/home?lang=en'],
    ['/homeNav/en', 'zh', '/homeNav/zh'],
    [
      '/article?type=article&index=-1&q=%E6%B0%B4+a&lang=zh',
      'en',
      '/article?type=article&index=-1&q=%E6%B0%B4+a&lang=en',
    ],
    ['/thesisDetails?columnId=7&l=zh', 'en', '/thesisDetails?columnId=7&l=en'],
    ['/thesisDetails#10.5555/a&lang=zh', 'en', '/thesisDetails#10.5555/a&lang=en'],
    ['/aboutus?columnId=3', 'en', '/aboutus?columnId=3&lang=en'],
    ['/login?lang=fr', 'zh', '/login?lang=zh'],
    ['/zh/ethics#lang=zh', 'en', '/en/ethics#lang=zh'],
    ['/ethics?q=zh&lang=zh', 'en', '/ethics?q=zh&lang=en'],
    ['/ethics?l=5&lang=zh', 'en', '/ethics?l=5&lang=en'],
    ['/ethics?langs&lang=zh', 'en', '/ethics?langs&lang=en'],
    ['#a', 'en', '?lang=en#a'],
    ['/ethics?lang', 'en', '/ethics?lang&lang=en'],
    ['/article/doi/zh', 'en', '/article/doi/en?lang=en'],
    ['/nothing/at/all', 'en', '/nothing/at/all?lang=en'],
  ] as const)('leads from %s in %s to %s [C4.2]', (address, language, expected) => {
    expect(switchAddressLanguage(address, language)).toBe(expected)
  })
})
