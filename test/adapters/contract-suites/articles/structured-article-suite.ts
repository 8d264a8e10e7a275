import type { RequestContext } from '@xuekan/core'
import { plainText, type Article, type StructuredArticle } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every ArticleGateway keeps of articles in parts. */
export function structuredArticleSuite(name: string, open: OpenWorld): void {
  describe(`ArticleGateway.structured: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let articles: readonly Article[]
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
      const latest = await valueOf(world.articles.latest(context, 20))
      articles = await Promise.all(latest.map(({ id }) => valueOf(world.articles.byId(context, id))))
    })

    /** The articles with a full text, each with its parts. */
    const each = async (): Promise<readonly (readonly [Article, StructuredArticle])[]> => {
      const all = await Promise.all(
        articles.map(
          async (article) =>
            [article, await valueOf(world.articles.structured(context, article.id))] as const,
        ),
      )
      return all.flatMap(([article, parts]) => (parts === null ? [] : [[article, parts] as const]))
    }

    it('has parts of the articles with a full text, and null of others [C7.15]', async () => {
      for (const { id, hasFullText } of articles) {
        expect((await valueOf(world.articles.structured(context, id))) !== null).toBe(hasFullText)
      }
      expect((await each()).length).toBeGreaterThan(0)
    })

    it('tells of an article what its own page tells', async () => {
      for (const [article, parts] of await each()) {
        const { doi, volume, issue, dates, keywords, title } = article
        expect(parts).toMatchObject({ doi, volume, issue, publisherId: article.id })
        expect(parts.history).toEqual({
          received: dates.received,
          online: dates.online,
          published: dates.published,
        })
        for (const language of ['zh', 'en'] as const) {
          const own = (tagged: { readonly language: string | null }) => tagged.language === language
          expect(parts.titles.find(own)?.text ?? '').toBe(plainText(title[language]))
          expect(parts.keywords.find(own)?.words ?? []).toEqual(keywords[language])
        }
        expect(parts.references.length).toBe(article.referenceCount)
        expect(parts.references.every(({ citations }) => citations.length > 0)).toBe(true)
        expect(parts.texts.length).toBeGreaterThan(0)
      }
    })

    it('names each author in the languages of the name, with labels of affiliations that there are', async () => {
      for (const [article, parts] of await each()) {
        expect(parts.authors.length).toBe(article.contributors.length)
        const labels = parts.affiliations.map(({ label }) => label)
        parts.authors.forEach((author, index) => {
          const whole = article.contributors[index]?.name ?? { zh: '', en: '' }
          expect(author.names.map(({ language }) => language)).toEqual(
            (['zh', 'en'] as const).filter((language) => whole[language] !== ''),
          )
          for (const { language, surname, givenName } of author.names) {
            const text = whole[language === 'zh' ? 'zh' : 'en']
            expect(text).toContain(surname)
            expect(text).toContain(givenName)
          }
          expect(labels).toEqual(expect.arrayContaining([...author.affiliations]))
        })
      }
    })

    it('names the journal in the language of the reader, and all else alike', async () => {
      const [first] = await each()
      const id = first?.[0].id ?? ''
      const [zh, en] = await Promise.all(
        (['zh', 'en'] as const).map((language) =>
          valueOf(world.articles.structured({ ...context, language }, id)),
        ),
      )
      expect([zh?.journalName, en?.journalName]).toEqual([
        first?.[0].journalName.zh,
        first?.[0].journalName.en,
      ])
      expect({ ...zh, journalName: '' }).toEqual({ ...en, journalName: '' })
    })

    it('has no article under an unknown id', async () => {
      for (const id of ['999999999', 'no-number']) {
        expect((await failureOf(world.articles.structured(context, id))).kind).toBe('absent')
      }
    })
  })
}
