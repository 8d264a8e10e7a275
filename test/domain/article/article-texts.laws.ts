import { arbitraryArticle } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isFurtherLanguage,
  textChoices,
  textDirection,
  withTextsOnce,
} from '../../../core/domain/article/article-texts.ts'
import type { FurtherText } from '../../../core/domain/article/article.ts'
import { parseContentLanguage, type ContentLanguage } from '../../../core/domain/language/content-language.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'

const tag = (raw: string): ContentLanguage => parseContentLanguage(raw) ?? 'en'
const arbitraryTag = fc.constantFrom('pt', 'pt-BR', 'ar', 'es').map(tag)
const words = fc.constantFrom('', 'Rios', 'Weirs', '河')

const arbitraryTexts: fc.Arbitrary<readonly FurtherText[]> = fc.uniqueArray(
  fc.record({
    language: arbitraryTag,
    title: words,
    abstract: fc.constantFrom('<p>Rios</p>', '<p>Weirs</p>').map((html) => html as SafeHtml),
    keywords: fc.constant([]),
    hasFullText: fc.boolean(),
  }),
  { selector: ({ language }) => language, maxLength: 3 },
)

const arbitraryMany = fc
  .tuple(arbitraryArticle, arbitraryTexts, words, words)
  .map(([article, texts, zh, en]) => ({ ...article, texts, title: { zh, en } }))

describe('withTextsOnce', () => {
  it('leaves each title and each abstract once, and names the language of what stands in for English', () => {
    fc.assert(
      fc.property(arbitraryMany, (whole) => {
        const { article, written } = withTextsOnce(whole)
        for (const [at, text] of whole.texts.entries()) {
          const isSeen = text.title === whole.title.zh || text.title === whole.title.en
          expect(article.texts[at]?.title).toBe(isSeen ? '' : text.title)
          const { zh, en } = whole.abstract
          const isAbstractSeen = text.abstract === zh || text.abstract === en
          expect(article.texts[at]?.abstract).toBe(isAbstractSeen ? null : text.abstract)
        }
        const first = whole.texts.find(({ title }) => title !== '' && title === whole.title.en)
        expect(written.title.en).toBe(first?.language ?? 'en')
      }),
    )
  })
})

describe('textChoices', () => {
  it('shows just one, each language once, and none without a full text', () => {
    fc.assert(
      fc.property(arbitraryMany, fc.constantFrom<ContentLanguage>('zh', 'en', tag('pt')), (article, own) => {
        const readable = article.texts
          .filter(({ hasFullText }) => hasFullText)
          .map(({ language }) => language)
        for (const shown of [own, ...readable]) {
          const choices = textChoices(article, shown, own)
          expect(choices.filter(({ isShown }) => isShown)).toHaveLength(1)
          expect(choices.find(({ isShown }) => isShown)?.language).toBe(shown)
          expect(new Set(choices.map(({ language }) => language))).toEqual(new Set([own, ...readable]))
          expect(choices.length).toBe(new Set([own, ...readable]).size)
          expect(choices[0]).toMatchObject({ language: own, named: null })
        }
        expect(textChoices(article, null, null)).toEqual([])
      }),
    )
  })
})

describe('textDirection', () => {
  it('turns scripts that run from the right, and tells further languages from those of the interface', () => {
    expect(['ar', 'ar-EG', 'fa', 'he'].map((each) => textDirection(tag(each)))).toEqual(Array(4).fill('rtl'))
    expect(['pt', 'zh', 'en'].map((each) => textDirection(tag(each)))).toEqual(Array(3).fill(undefined))
    expect(['pt-BR', 'zh-Hant', 'en-GB'].map((each) => isFurtherLanguage(tag(each)))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('goes by the script where a tag names one, whatever the language is written in else', () => {
    const directions = (tags: string) =>
      new Set(tags.split(' ').map((each) => textDirection(parseContentLanguage(each) ?? 'en')))
    expect(directions('pa-Arab az-Arab uz_arab ku-ARAB-IQ ff-Adlm rhg-Rohg ur-Aran yue-hebr')).toEqual(
      new Set(['rtl']),
    )
    expect(directions('sd-Deva ug-Latn he-latn ar-Latn-EG fa-Cyrl ug-Cyrl-CN')).toEqual(new Set([undefined]))
    // a script of four letters stands behind the language alone
    expect(directions('en-u-nu-arab pa en-x-arab pt-BR-x-hebr')).toEqual(new Set([undefined]))
    expect(directions('ar-u-nu-latn sd-PK he-x-latn')).toEqual(new Set(['rtl']))
  })
})
