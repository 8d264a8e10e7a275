import { uiLanguages } from '../../../core/domain/language/ui-language.ts'
import { languageShown } from '../../../core/domain/language/localized.ts'
import { resolveLanguage } from '../../../core/domain/language/resolve-language.ts'
import { switchLabel } from '../../../core/domain/language/switch-label.ts'
import { describe, expect, it } from 'vitest'

describe('resolveLanguage', () => {
  it('takes the address, then the cookie, then the default of the site, then zh [C4.1, C7.2, C1.5]', () => {
    expect(resolveLanguage({ fromAddress: 'en', fromCookie: 'zh', siteDefault: 'zh' })).toBe('en')
    expect(resolveLanguage({ fromAddress: null, fromCookie: 'en', siteDefault: 'zh' })).toBe('en')
    expect(resolveLanguage({ fromAddress: null, fromCookie: null, siteDefault: 'en' })).toBe('en')
    expect(resolveLanguage({ fromAddress: null, fromCookie: null, siteDefault: null })).toBe('zh')
  })
})

describe('languageShown', () => {
  it('is the other language only where that one alone has a text [C1.5]', () => {
    expect(languageShown({ zh: '', en: 'Water' }, 'zh')).toBe('en')
    expect(languageShown({ zh: '水', en: 'Water' }, 'zh')).toBe('zh')
    expect(languageShown({ zh: '', en: '' }, 'zh')).toBe('zh')
    expect(languageShown({ zh: '', en: '' }, 'en')).toBe('en')
  })
})

describe('switchLabel', () => {
  it.each([
    [1, 'zh', 'EN'],
    [1, 'en', 'CN'],
    [2, 'zh', 'English Version'],
    [2, 'en', '切换中文'],
    [3, 'en', 'CN'],
    [4, 'zh', 'English Version'],
    [5, 'zh', 'EN'],
    [6, 'en', '切换中文'],
  ] as const)('reads style %i in %s as %s [C4.3]', (style, language, label) => {
    expect(uiLanguages).toContain(language)
    expect(switchLabel(style, language)).toBe(label)
  })
})
