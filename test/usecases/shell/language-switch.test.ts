import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { headerStyles, type HeaderStyle } from '../../../core/domain/shell/header-config.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createLanguageSwitch } from '../../../core/usecases/shell/language-switch.ts'
import {
  arbitraryUiLanguage,
  arbitraryRoute,
  createFakeCookieJar,
  createFakeNavigation,
  createVirtualClock,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'

function bench(address: string, language: UiLanguage = 'zh', style: HeaderStyle = 1) {
  const clock = createVirtualClock()
  const scope = createScope()
  const jar = createFakeCookieJar()
  const navigation = createFakeNavigation(address)
  /** Everything that the switch did, with its time. */
  const log: string[] = []
  const cookies = {
    ...jar,
    write: (name: string, value: string) => {
      log.push(`${clock.now()} cookie ${name}=${value}`)
      jar.write(name, value)
    },
  }
  const model = createLanguageSwitch(
    {
      clock,
      cookies,
      navigation: { ...navigation, leave: (url) => void log.push(`${clock.now()} leave ${url}`) },
    },
    scope,
    { language, style },
  )
  return { clock, cookies, log, model, navigation, scope }
}

describe('createLanguageSwitch', () => {
  it('sets the cookie first and leaves for the same address in the other language after 0.5 s [C4.2]', () => {
    const { clock, log, model } = bench('/zh/issue/2026/1?siteId=3#c2')
    model.choose()
    clock.advance(499)
    expect(log).toEqual(['0 cookie language=en'])
    clock.advance(1)
    expect(log).toEqual(['0 cookie language=en', '500 leave /en/issue/2026/1?siteId=3#c2'])
  })

  it('should lead to the same page in the other language, whatever the page [C4.2]', () => {
    fc.assert(
      fc.property(arbitraryRoute, arbitraryUiLanguage, (route, language) => {
        const { clock, log, model } = bench(formatRoute(route), language)
        model.choose()
        clock.advance(500)
        const target = log.at(-1)?.replace('500 leave ', '') ?? ''
        const reached = parseRoute(target)
        const switched = { ...route, language: language === 'zh' ? 'en' : 'zh' }
        // the path of an unknown page holds the language itself
        expect({ ...reached, path: '' }).toEqual({ ...switched, path: '' })
        expect(target).toBe(model.href$.value)
      }),
    )
  })

  it('should leave once for many clicks within the half second [C4.2]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 4 }), (pauses) => {
        const { clock, log, model } = bench('/zh/home')
        model.choose()
        for (const pause of pauses) {
          clock.advance(pause)
          model.choose()
        }
        clock.advance(2_000)
        expect(log.filter((entry) => entry.includes('leave'))).toEqual(['500 leave /en/home'])
      }),
    )
  })

  it('leaves for the address where the reader is by then [C4.2]', () => {
    const { clock, log, model, navigation } = bench('/zh/home')
    model.choose()
    clock.advance(300)
    navigation.go('/zh/issue')
    clock.advance(200)
    expect(log.at(-1)).toBe('500 leave /en/issue')
  })

  it('leads to the place where the reader is, in place of the one where the page began [C4.2]', () => {
    const { clock, log, model } = bench('/zh/article/doi/10.1/a#s1')
    model.choose('s2-1')
    clock.advance(500)
    expect(log.at(-1)).toBe('500 leave /en/article/doi/10.1/a#s2-1')
  })

  it('leaves a hash alone that names the article [C4.2]', () => {
    const { clock, log, model } = bench('/thesisDetails#10.1/a&lang=zh')
    model.choose('s2-1')
    clock.advance(500)
    expect(log.at(-1)).toBe('500 leave /thesisDetails#10.1/a&lang=en')
  })

  it('says that it is switching from the choice until the page leaves', () => {
    const { clock, model } = bench('/zh/home')
    const switching = heard(model.switching$)
    model.choose()
    clock.advance(499)
    expect(switching).toEqual([false, true])
    clock.advance(1)
    expect(switching).toEqual([false, true, false])
  })

  it('shows for readers without scripts where it leads, and follows the address', () => {
    const { model, navigation } = bench('/en/home', 'en')
    const hrefs = heard(model.href$)
    navigation.go('/article?q=a')
    navigation.go('/newEditorial/3/4/5/en')
    expect(hrefs).toEqual(['/zh/home', '/article?q=a&lang=zh', '/newEditorial/3/4/5/zh'])
  })

  it.each(headerStyles)(
    'names the language that it leads to, in the words of header style %i [C4.3]',
    (style) => {
      const words = { zh: ['CN', '切换中文'], en: ['EN', 'English Version'] }
      const labels = [bench('/', 'en', style).model.label, bench('/', 'zh', style).model.label]
      expect(words.zh.indexOf(labels[0] ?? '')).toBe(words.en.indexOf(labels[1] ?? ''))
      expect(words.zh).toContain(labels[0])
    },
  )

  it('has short and long labels [C4.3]', () => {
    expect(new Set(headerStyles.map((style) => bench('/', 'en', style).model.label))).toEqual(
      new Set(['CN', '切换中文']),
    )
  })

  it('leaves no more when its scope ends', () => {
    const { clock, log, model, scope } = bench('/zh/home')
    model.choose()
    scope.end()
    clock.advance(1_000)
    expect(log).toEqual(['0 cookie language=en'])
  })
})
