import type { RequestContext } from '@xuekan/core'
import { plainText } from '@xuekan/core/content'
import { emptySearchQuery, searchFields, type SearchQuery } from '@xuekan/core/search'
import { searchTypes, type SearchType } from '@xuekan/core/site'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

const page = { page: 0, size: 100 }

/** What every gateway keeps of results that are no articles, and of how many there are of each type. */
export function resultsSuite(name: string, open: OpenWorld): void {
  describe(`results of every kind: ${name}`, () => {
    let world: GatewayWorld
    let journal: RequestContext
    let group: RequestContext
    /** Words that stand somewhere, and one that stands nowhere. */
    let terms: readonly string[]
    beforeAll(async () => {
      world = await open()
      journal = await contextOf(world, world.slds.journal, 'en')
      group = await contextOf(world, world.slds.group, 'en')
      const pictures = await valueOf(world.articles.pictures(journal, { ...page, q: '' }))
      const media = await valueOf(world.collections.mediaItems(journal, { ...page, kind: null, q: '' }))
      const others = await valueOf(world.search.others(journal, '', page))
      const texts = [
        pictures.content[0]?.caption.en,
        media.content[0]?.title.en,
        others.content[0]?.title.en,
      ].map((text) => wordIn(text ?? ''))
      terms = ['', ...texts, 'qqzzxxqq']
    })

    const listed = async (
      context: RequestContext,
      { term: q, ...query }: SearchQuery,
      type: SearchType,
    ): Promise<number> => {
      const { articles, collections, news, search, sites } = world
      const media = { ...page, q, field: query.field }
      switch (type) {
        case 'article':
          return (await valueOf(search.articles(context, { ...query, term: q }))).total
        case 'picture':
          return (await valueOf(articles.pictures(context, media))).totalElements
        case 'table':
          return (await valueOf(articles.tables(context, media))).totalElements
        case 'video':
        case 'audio':
          return (await valueOf(collections.mediaItems(context, { ...media, kind: type }))).totalElements
        case 'news':
          return (await valueOf(news.list(context, { ...page, q, tab: null, channelId: null }))).totalElements
        case 'other':
          return (await valueOf(search.others(context, q, page))).totalElements
        case 'publication':
          return (await valueOf(sites.publications(context, { ...page, q, field: query.field })))
            .totalElements
      }
    }

    it('counts of each type what the list of the type holds, for a journal and its group [C2.27]', async () => {
      for (const context of [journal, group]) {
        for (const term of terms) {
          const query = { ...emptySearchQuery, term }
          const counts = await valueOf(world.search.counts(context, query, searchTypes))
          for (const type of searchTypes) {
            expect([term, type, counts[type]]).toEqual([term, type, await listed(context, query, type)])
          }
        }
      }
    })

    it('counts in the field that is searched, and nothing that nobody asked for [C2.27, C3.15]', async () => {
      const [article] = await valueOf(world.articles.latest(journal, 1))
      const term = wordIn(plainText(article?.title.en ?? ''))
      for (const field of searchFields) {
        const query = { ...emptySearchQuery, term, field }
        const asked = ['article', 'picture', 'video'] as const
        const counts = await valueOf(world.search.counts(journal, query, asked))
        expect(Object.keys(counts).toSorted()).toEqual([...asked].toSorted())
        for (const type of asked) {
          expect([field, type, counts[type]]).toEqual([field, type, await listed(journal, query, type)])
        }
      }
    })

    it('finds figures by what is said of their article, where its field is named [C3.10]', async () => {
      const { content } = await valueOf(world.articles.pictures(journal, { ...page, q: '' }))
      const [picture] = content
      const { doi, id } = picture?.article ?? { doi: '', id: '' }
      expect(doi).not.toBe('')
      const found = await valueOf(world.articles.pictures(journal, { ...page, q: doi, field: 'doi' }))
      expect(found.content.map(({ article }) => article.id)).toContain(id)
      expect(found.content.every((each) => each.article.id === id)).toBe(true)
      expect(
        (await valueOf(world.articles.pictures(journal, { ...page, q: doi, field: 'all' }))).content,
      ).toEqual([])
    })

    it('lists albums, topics, books and documents as one, each by its words [C2.25]', async () => {
      const all = (await valueOf(world.search.others(journal, '', page))).content
      expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(1)
      expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length)
      const dates = all.map(({ publishedOn }) => publishedOn)
      expect(dates).toEqual(dates.toSorted().toReversed())
      for (const { kind, title, fileUrl } of all) {
        const { content } = await valueOf(world.search.others(journal, title.en || title.zh, page))
        expect(content.map((each) => each.title)).toContainEqual(title)
        expect(kind === 'document').toBe(fileUrl !== '')
      }
      expect((await valueOf(world.search.others(journal, 'qqzzxxqq', page))).content).toEqual([])
    })

    it('lists the journals that hold every word in a field [C2.25, C3.15]', async () => {
      const { sites } = world
      const all = await valueOf(sites.journals(group))
      const every = await valueOf(sites.publications(group, { ...page, q: '', field: 'all' }))
      expect(every.content).toEqual(all)
      for (const { issn, name: title, publisher } of all) {
        const asked = [
          ['issn', issn],
          ['publicationName', title.zh],
          ['organizerUnit', publisher.zh],
          ['all', `${issn} ${title.zh}`],
        ] as const
        for (const [field, q] of asked.filter(([, text]) => text !== '')) {
          const { content } = await valueOf(sites.publications(group, { ...page, q, field }))
          expect([field, content.map(({ name: found }) => found.zh)]).toEqual([
            field,
            expect.arrayContaining([title.zh]),
          ])
        }
      }
      const none = await valueOf(sites.publications(group, { ...page, q: 'qqzzxxqq', field: 'all' }))
      expect(none).toMatchObject({ content: [], totalElements: 0 })
    })
  })
}

const wordIn = (text: string): string => text.match(/[A-Za-z]{4,}/)?.[0] ?? ''
