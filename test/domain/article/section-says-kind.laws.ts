import { articleKinds, type ArticleKind } from '../../../core/domain/article/article-kind.ts'
import { sectionSaysKind } from '../../../core/domain/article/section-says-kind.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleEn } from '../../../ui/locales/article.en.ts'
import { articleZh } from '../../../ui/locales/article.zh.ts'

const words = { zh: articleZh, en: articleEn }
const nameIn =
  (language: 'zh' | 'en') =>
  (kind: ArticleKind): string =>
    words[language][`kind.${kind}`]

const language = fc.constantFrom('zh', 'en')
const kind = fc.constantFrom(...articleKinds)
const notice = fc.constantFrom<ArticleKind>('correction', 'retraction', 'concern')
const joint = fc.constantFrom(' and ', ' & ', ', ', ' / ', ' ', '与', '和', '及', '、')

describe('sectionSaysKind [C3.13]', () => {
  it.each([
    ['en', 'Review articles', 'review', true],
    ['en', 'Reviews', 'review', true],
    ['en', ' EDITORIAL ', 'editorial', true],
    ['en', 'Letters to the Editor', 'letter', true],
    ['en', 'Book Reviews', 'book', true],
    ['en', 'Corrections', 'correction', true],
    ['zh', '更正', 'correction', true],
    ['zh', '综述文章', 'review', true],
    // a list of kinds says none of them
    ['en', 'Corrections and Retractions', 'correction', false],
    ['en', 'Corrections and Retractions', 'retraction', false],
    ['zh', '更正与撤稿', 'correction', false],
    ['zh', '更正撤稿', 'correction', false],
    ['en', 'Reviews and Perspectives', 'review', false],
    // another kind, or none
    ['en', 'Book Reviews', 'review', false],
    ['en', 'Newsletters', 'letter', false],
    ['en', 'Integrated Photonics', 'research', false],
    ['en', '', 'news', false],
  ] as const)('in %s: %s, of a %s: %s', (of, section, what, says) => {
    expect(sectionSaysKind(section, what, nameIn(of))).toBe(says)
  })

  it('should take the name of a kind alone for that kind and for no other', () => {
    fc.assert(
      fc.property(language, kind, kind, (of, own, other) => {
        const nameOf = nameIn(of)
        expect(sectionSaysKind(nameOf(own), other, nameOf)).toBe(own === other)
      }),
    )
  })

  it('should find no kind said by a section that names two of them', () => {
    fc.assert(
      fc.property(language, fc.tuple(kind, kind), joint, kind, (of, [one, two], between, what) => {
        fc.pre(one !== two)
        const nameOf = nameIn(of)
        expect(sectionSaysKind(nameOf(one) + between + nameOf(two), what, nameOf)).toBe(false)
      }),
    )
  })

  it('should show which notice an article is wherever the section says one word more', () => {
    fc.assert(
      fc.property(language, notice, fc.string(), fc.string(), (of, what, before, after) => {
        const nameOf = nameIn(of)
        const name = nameOf(what).toLowerCase()
        const section = before + nameOf(what) + after
        fc.pre(![name, `${name}s`].includes(section.trim().toLowerCase()))
        expect(sectionSaysKind(section, what, nameOf)).toBe(false)
      }),
    )
  })

  it('should answer for any section and any names', () => {
    fc.assert(
      fc.property(fc.string(), kind, fc.func(fc.string()), (section, what, nameOf) => {
        expect(typeof sectionSaysKind(section, what, nameOf)).toBe('boolean')
      }),
    )
  })
})
