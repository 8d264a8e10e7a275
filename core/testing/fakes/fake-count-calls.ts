import type { Album } from '../../domain/album/album.ts'
import type { CollectedItem } from '../../domain/collected/collected-item.ts'
import { searchFields, type SearchQuery } from '../../domain/search/search-query.ts'
import type { SearchType } from '../../domain/shell/header-config.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import { andThen, every, mapResult } from '../../usecases/async-results.ts'
import { fakeArticleMediaCalls } from './fake-article-media-calls.ts'
import { createFakeCollectionGateway } from './fake-collection-gateway.ts'
import { shownBy, type FakeContent } from './fake-content.ts'
import { createFakeNewsGateway } from './fake-news-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { createFakeSiteGateway } from './fake-site-gateway.ts'
import { holdsWords } from './holds-words.ts'
import { pageOf } from './page-of.ts'

type CountCalls = Pick<SearchGateway, 'counts' | 'others'>

/** How much a search finds of each type, by the lists of the other fakes; and what no other list holds. */
export function fakeCountCalls(
  content: FakeContent,
  answers: FakeResults,
  articles: SearchGateway['articles'],
): CountCalls {
  const media = fakeArticleMediaCalls(content, answers)
  const collections = createFakeCollectionGateway(content, answers)
  const news = createFakeNewsGateway(content, answers)
  const sites = createFakeSiteGateway(content, answers)
  const others: CountCalls['others'] = ({ siteId }, q, request) =>
    answers('others', () => {
      const shown = shownBy(content, siteId)
      const found = collectedIn(content).filter(
        (each) =>
          shown.has(each.siteId) &&
          holdsWords([each.title.zh, each.title.en, each.summary.zh, each.summary.en], q),
      )
      return pageOf(found, request)
    })

  const countOf = (
    context: RequestContext,
    { term: q, field: named, ...shown }: SearchQuery<string>,
    type: SearchType,
  ): AsyncResult<number> => {
    const field = searchFields.find((each) => each === named) ?? 'all'
    const first = { page: 0, size: 1, q }
    if (type === 'article')
      return mapResult(articles(context, { ...shown, term: q, field }), ({ total }) => total)
    const lists: Readonly<Record<Exclude<SearchType, 'article'>, () => AsyncResult<Paged<unknown>>>> = {
      picture: () => media.pictures(context, { ...first, field }),
      table: () => media.tables(context, { ...first, field }),
      video: () => collections.mediaItems(context, { ...first, field, kind: 'video' }),
      audio: () => collections.mediaItems(context, { ...first, field, kind: 'audio' }),
      news: () => news.list(context, { ...first, tab: null, channelId: null }),
      other: () => others(context, q, first),
      publication: () => sites.publications(context, { ...first, field: named }),
    }
    return mapResult(lists[type](), ({ totalElements }) => totalElements)
  }
  return {
    others,
    counts: (context, query, types) =>
      andThen(
        answers('counts', () => types),
        (asked) =>
          mapResult(every(asked.map((type) => countOf(context, query, type))), (counts) =>
            Object.fromEntries(asked.map((type, at) => [type, counts[at]])),
          ),
      ),
  }
}

/** The newest first, what has no date last. */
const collectedIn = ({
  albums = [],
  topics = [],
  books = [],
  documents = [],
}: FakeContent): readonly CollectedItem[] => [
  ...documents.flatMap(({ document: { id, siteId, title, summary, publishedOn, fileUrl } }) => {
    // one that is no file has no page of its own
    const own = { id, siteId, title, summary, publishedOn, fileUrl }
    return fileUrl === '' ? [] : [{ ...own, kind: 'document' as const, pictureUrl: '' }]
  }),
  ...books.map(({ id, siteId, title, introduction: summary, coverUrl: pictureUrl, year }) => {
    const own = { id, siteId, title, summary, pictureUrl }
    return { ...own, kind: 'book' as const, publishedOn: String(year), fileUrl: '' }
  }),
  ...albums.map(({ album }) => named(album, 'album')),
  ...topics.map(({ topic }) => named(topic, 'topic')),
]

/** What has a name in place of a title, and no date. */
const named = (
  { id, siteId, name, introduction, coverUrl }: Album,
  kind: 'album' | 'topic',
): CollectedItem => ({
  kind,
  id,
  siteId,
  title: name,
  summary: introduction,
  publishedOn: '',
  pictureUrl: coverUrl,
  fileUrl: '',
})
