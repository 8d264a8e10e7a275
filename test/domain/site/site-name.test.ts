import { describe, expect, it } from 'vitest'
import { siteName } from '../../../core/domain/site/site-name.ts'

describe('siteName', () => {
  it('is that of the language, else of the other one, else the short-name', () => {
    expect(siteName({ name: { zh: '水利', en: 'Water' }, sld: 'slgc' }, 'en')).toBe('Water')
    expect(siteName({ name: { zh: '水利', en: '' }, sld: 'slgc' }, 'en')).toBe('水利')
    expect(siteName({ name: { zh: '', en: '' }, sld: 'slgc' }, 'zh')).toBe('slgc')
  })
})
