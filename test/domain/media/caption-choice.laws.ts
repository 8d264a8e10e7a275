import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uiLanguages } from '../../../core/domain/language/ui-language.ts'
import { captionsShown } from '../../../core/domain/media/caption-choice.ts'

const url = fc.constantFrom('', '/captions.vtt')
const both = { zh: '/zh.vtt', en: '/en.vtt' }
const chinese = { ...both, en: '' }

describe('captionsShown [C1.7]', () => {
  it('shows what is there, and none to who wants none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('zh', 'en', 'page'),
        fc.record({ zh: url, en: url }),
        fc.constantFrom(...uiLanguages),
        (choice, urls, language) => {
          const shown = captionsShown(choice, urls, language)
          expect(shown === null || urls[shown] !== '').toBe(true)
          expect(shown === null && urls[language] !== '').toBe(false)
          expect(captionsShown('none', urls, language)).toBeNull()
        },
      ),
    )
  })

  it.each([
    ['page', both, 'zh', 'zh'],
    ['page', both, 'en', 'en'],
    ['en', both, 'zh', 'en'],
    ['zh', both, 'en', 'zh'],
    ['en', chinese, 'zh', 'zh'],
    ['en', chinese, 'en', null],
    ['page', chinese, 'en', null],
  ] as const)(
    'of %s, where there are %o, shows on a page in %s those in %s',
    (choice, urls, language, shown) => {
      expect(captionsShown(choice, urls, language)).toBe(shown)
    },
  )
})
