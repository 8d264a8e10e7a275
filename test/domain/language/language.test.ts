import { parseContentLanguage, uiLanguageOf } from '../../../core/domain/language/content-language.ts'
import { fallbacks } from '../../../core/domain/language/fallbacks.ts'
import { uiLanguages } from '../../../core/domain/language/ui-language.ts'
import { languageShown, localise, secondLanguage } from '../../../core/domain/language/localized.ts'
import { resolveLanguage } from '../../../core/domain/language/resolve-language.ts'
import { switchTarget } from '../../../core/domain/language/switch-target.ts'
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

describe('parseContentLanguage', () => {
  it.each([
    ['zh', 'zh'],
    ['EN', 'en'],
    ['en-us', 'en-US'],
    ['zh_CN', 'zh-CN'],
    ['zh-hans', 'zh-Hans'],
    [' pt-BR ', 'pt-BR'],
    ['por', 'pt'],
    ['eng', 'en'],
    ['chi', 'zh'],
    ['es-419', 'es-419'],
  ])('reads %j as %s', (raw, language) => {
    expect(parseContentLanguage(raw)).toBe(language)
  })

  it.each(['', '-', 'English', '中文', 'zh-', 'en_US.UTF-8', 'x-lab', 'null', 'en en'])(
    'reads %j as none',
    (raw) => {
      expect(parseContentLanguage(raw)).toBeNull()
    },
  )
})

describe('uiLanguageOf', () => {
  it.each([
    ['zh_TW', 'zh'],
    ['en-GB', 'en'],
    ['pt-BR', null],
    ['eng', 'en'],
    ['zhx', null],
  ])('takes %s as a form of %s', (raw, language) => {
    const content = parseContentLanguage(raw)
    expect(content === null ? content : uiLanguageOf(content)).toBe(language)
  })
})

describe('fallbacks', () => {
  it.each([
    ['zh', ['zh', 'en']],
    ['en', ['en', 'zh']],
    ['zh-Hant-TW', ['zh-Hant-TW', 'zh-Hant', 'zh', 'en']],
    ['pt-BR', ['pt-BR', 'pt', 'en', 'zh']],
    ['en-x-a', ['en-x-a', 'en', 'zh']],
  ])('of %s are %j [C1.5]', (raw, languages) => {
    expect(fallbacks(parseContentLanguage(raw) ?? 'zh')).toEqual(languages)
  })
})

describe('localise', () => {
  it('takes what is there: null, an empty text and an empty list are not [C1.5]', () => {
    expect(localise({ zh: '', en: 'Water' }, 'zh')).toBe('Water')
    expect(localise({ zh: '水', en: 'Water' }, 'zh')).toBe('水')
    expect(localise<string | null>({ zh: '水', en: null }, 'en')).toBe('水')
    expect(localise<readonly string[]>({ zh: ['水'], en: [] }, 'en')).toEqual(['水'])
    expect(localise<string | null>({ zh: null, en: null }, 'en')).toBeNull()
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

describe('secondLanguage', () => {
  it('is another language that has a text', () => {
    expect(secondLanguage({ zh: '水', en: 'Water' }, 'zh')).toBe('en')
    expect(secondLanguage({ zh: '水', en: '' }, 'zh')).toBeNull()
    expect(secondLanguage({ zh: '', en: 'Water' }, 'zh')).toBe('en')
  })
})

describe('switchTarget', () => {
  it('is the language that is not shown [C4.2]', () => {
    expect(uiLanguages.map(switchTarget)).toEqual(['en', 'zh'])
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
