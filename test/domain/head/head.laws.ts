import { articleHead } from '../../../core/domain/head/article-head.ts'
import type { HeadInput } from '../../../core/domain/head/head-input.ts'
import type { HeadModel } from '../../../core/domain/head/head-model.ts'
import { headOf } from '../../../core/domain/head/head-of.ts'
import { switchTarget } from '../../../core/domain/language/switch-target.ts'
import { uiLanguages } from '../../../core/domain/language/ui-language.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { arbitraryArticle, arbitraryShell, arbitraryUiLanguage, arbitraryRoute } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf } from './head-of-article.ts'

const origin = 'https://slgc.example.org'

const arbitraryArticleHead: fc.Arbitrary<HeadInput> = fc
  .record({ shell: arbitraryShell, language: arbitraryUiLanguage, article: arbitraryArticle })
  .map(({ shell, language, article }) => {
    const route = parseRoute(`/${language}/article/${article.id}`)
    return { shell, language, origin, route, ...articleHead(contentOf(article)) }
  })

const arbitraryBareHead: fc.Arbitrary<HeadInput> = fc
  .record({ shell: arbitraryShell, language: arbitraryUiLanguage, route: arbitraryRoute })
  .map((input) => ({ ...input, origin, title: [] }))

const anyHead = fc.oneof(arbitraryArticleHead, arbitraryBareHead)

const contents = (head: HeadModel, name: string): readonly string[] =>
  head.metas.filter((meta) => meta.name === name).map(({ content }) => content)

const linkTo = (head: HeadModel, hreflang: string): string | undefined =>
  head.links.find((link) => link.hreflang === hreflang)?.href

/** Every text of a JSON-LD object. */
const textsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value]

describe('headOf', () => {
  it('should hold no empty content, and nothing that leaked', () => {
    fc.assert(
      fc.property(anyHead, (input) => {
        const head = headOf(input)
        const texts = [head.title, ...head.metas.map(({ content }) => content), ...textsIn(head.jsonLd ?? {})]
        for (const text of texts)
          expect(['', 'null', 'undefined', undefined, null, 'NaN']).not.toContain(text)
      }),
    )
  })

  it('should have a title, the name of the product where there is none [C9.12]', () => {
    fc.assert(
      fc.property(anyHead, (input) => {
        expect(headOf(input).title.trim()).not.toBe('')
      }),
    )
  })

  it('should be in one language, and name it once for an article', () => {
    fc.assert(
      fc.property(arbitraryArticleHead, (input) => {
        const head = headOf(input)
        expect(head.language).toBe(input.language)
        expect(contents(head, 'citation_language')).toHaveLength(1)
        expect(contents(head, 'citation_title').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('should link both languages to each other and each to itself', () => {
    fc.assert(
      fc.property(anyHead, (input) => {
        const here = headOf(input)
        const there = headOf({ ...input, language: switchTarget(input.language) })
        const canonical = here.links.find(({ rel }) => rel === 'canonical')?.href
        expect(linkTo(here, input.language)).toBe(canonical)
        for (const language of uiLanguages) expect(linkTo(here, language)).toBe(linkTo(there, language))
        expect(linkTo(here, 'x-default')).toBe(linkTo(there, 'x-default'))
      }),
    )
  })

  it('should give absolute addresses of the page in its language', () => {
    fc.assert(
      fc.property(arbitraryArticleHead, (input) => {
        for (const language of uiLanguages) {
          const href = linkTo(headOf(input), language) ?? ''
          const { domain } = input.shell.site
          const own = domain === '' ? origin : `https://${domain}`
          expect(href.startsWith(`${own}/`)).toBe(true)
          expect(parseRoute(href.slice(own.length))).toMatchObject({ page: 'article', language })
        }
      }),
    )
  })

  it('should list a page for crawlers or keep it out, never both', () => {
    fc.assert(
      fc.property(anyHead, (input) => {
        const head = headOf(input)
        const keptOut = contents(head, 'robots').some((content) => content.includes('noindex'))
        expect(head.links.some(({ rel }) => rel === 'canonical')).toBe(!keptOut)
      }),
    )
  })

  it('should follow an author only by what belongs to that author', () => {
    fc.assert(
      fc.property(arbitraryArticleHead, (input) => {
        const names = headOf(input).metas.map(({ name }) => name)
        const first = names.find((name) => name.startsWith('citation_author'))
        expect(first ?? 'citation_author').toBe('citation_author')
      }),
    )
  })
})
