import type { ArticleSummary } from '../../domain/article/article.ts'
import type { Expert } from '../../domain/expert/expert.ts'
import { localise } from '../../domain/language/localized.ts'
import type { PageRequest } from '../../domain/page/page-request.ts'
import { pageOf } from './page-of.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { SiteId } from '../../domain/site/site.ts'
import type { Topic } from '../../domain/topic/topic.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { CollectionGateway } from '../../ports/collection-gateway.ts'
import { mapResult } from '../../usecases/async-results.ts'
import type { FakeResults } from './fake-results.ts'
import { shownBy, summariesOf, type FakeContent } from './fake-content.ts'
import type { FakeAlbum, FakeTopic } from './fake-side-content.ts'
import { textsOfMedia } from './fake-media-texts.ts'
import { holdsWords } from './holds-words.ts'

/** Collections in memory, in the order in which they are listed; a topic has the experts that name it. */
export function createFakeCollectionGateway(content: FakeContent, answers: FakeResults): CollectionGateway {
  const { albums = [], topics = [], books = [], documents = [], experts = [], media = [] } = content
  const listed =
    <T extends { readonly siteId: SiteId }, R extends PageRequest>(
      call: string,
      all: readonly T[],
      suits: (entry: T, request: R) => boolean = () => true,
    ) =>
    ({ siteId }: RequestContext, request: R): AsyncResult<Paged<T>> =>
      answers(call, () => {
        const sites = shownBy(content, siteId)
        return pageOf(
          all.filter((entry) => sites.has(entry.siteId) && suits(entry, request)),
          request,
        )
      })
  const within =
    <T>(call: string, find: (id: string) => readonly T[]) =>
    (_: RequestContext, id: string, request: PageRequest): AsyncResult<Paged<T>> =>
      answers(call, () => pageOf(find(id), request))

  const albumOf = (id: string): FakeAlbum | undefined => albums.find(({ album }) => album.id === id)
  const papersOf = (id: string): readonly ArticleSummary[] =>
    summariesOf(content, albumOf(id)?.articles ?? [])
  const expertsOfAlbum = (id: string): readonly Expert[] =>
    (albumOf(id)?.experts ?? []).flatMap((each) =>
      experts.flatMap(({ expert }) => (expert.id === each ? [expert] : [])),
    )
  const expertsOf = (id: string): readonly Expert[] =>
    experts.filter(({ topicId }) => topicId === id).map(({ expert }) => expert)
  const topicOf = ({ topic, articles }: FakeTopic): Topic => ({
    ...topic,
    articles: summariesOf(content, articles).length,
    experts: expertsOf(topic.id).length,
  })
  const allTopics = topics.map(topicOf)
  const downloads = new Map<string, number>()

  return {
    albums: listed(
      'albums',
      albums.map(({ album }) => album),
    ),
    album: (_, id) =>
      answers('album', () => {
        const found = albumOf(id)
        if (found === undefined) return null
        const { album, figures, tables, guestEditors = [] } = found
        return {
          album,
          counts: {
            paper: papersOf(id).length,
            figures: figures.length,
            tables: tables.length,
            experts: expertsOfAlbum(id).length,
          },
          guestEditors,
        }
      }),
    albumPapers: within('albumPapers', papersOf),
    albumFigures: within('albumFigures', (id) => albumOf(id)?.figures ?? []),
    albumTables: within('albumTables', (id) => albumOf(id)?.tables ?? []),
    albumExperts: within('albumExperts', expertsOfAlbum),
    topics: listed('topics', allTopics),
    topic: (_, id) => answers('topic', () => allTopics.find((topic) => topic.id === id) ?? null),
    topicArticles: within('topicArticles', (id) =>
      summariesOf(content, topics.find(({ topic }) => topic.id === id)?.articles ?? []),
    ),
    experts: within('experts', expertsOf),
    expert: ({ language }, id) =>
      answers('expert', () => {
        const found = experts.find(({ expert }) => expert.id === id)
        if (found === undefined) return null
        const { expert, introduction, email, orcid } = found
        return {
          expert,
          email,
          orcid,
          introduction: localise(introduction, language),
        }
      }),
    firstExpert: (_, channelId) =>
      mapResult(
        answers('firstExpert', () => ({ id: expertsOf(channelId)[0]?.id ?? null })),
        ({ id }) => id,
      ),
    books: listed('books', books),
    book: (_, id) => answers('book', () => books.find((book) => book.id === id) ?? null),
    documents: listed(
      'documents',
      documents.map(({ document }) => document),
    ),
    document: ({ language }, id) =>
      answers('document', () => {
        const found = documents.find(({ document }) => document.id === id)
        if (found === undefined) return null
        return { document: found.document, body: localise(found.body, language) }
      }),
    mediaItems: listed(
      'mediaItems',
      media.map(({ item }) => item).toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1)),
      (item, { kind, q, field = 'all' }) =>
        (kind === null || item.kind === kind) && holdsWords(textsOfMedia(media, item)[field], q),
    ),
    mediaItem: (_, id) => answers('mediaItem', () => media.find(({ item }) => item.id === id) ?? null),
    recordDownload: (_, id) =>
      answers('recordDownload', () => {
        const page = media.find(({ item }) => item.id === id)
        if (page === undefined) return null
        const count = (downloads.get(id) ?? 0) + 1
        downloads.set(id, count)
        return page.item.downloads + count
      }),
  }
}
