import type { ArticlePicture } from '../../domain/media/article-media.ts'
import { pageOf } from './page-of.ts'
import type { SearchField } from '../../domain/search/search-query.ts'
import type { MediaRequest } from '../../domain/media/media-request.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { holdsWords } from './holds-words.ts'
import { journalsOf, type FakeContent } from './fake-content.ts'
import { textOf } from './fake-search-texts.ts'

type MediaCalls = Pick<
  ArticleGateway,
  'pictures' | 'picturesOf' | 'picture' | 'tables' | 'tablesOf' | 'table'
>

/** The calls of pictures and tables of articles, in the order in which each article has them. */
export function fakeArticleMediaCalls(content: FakeContent, answers: FakeResults): MediaCalls {
  const { pictures = [], tables = [] } = content
  const list =
    <T extends ArticlePicture>(call: string, all: readonly T[]) =>
    ({ siteId }: RequestContext, { q, field = 'all', ...page }: MediaRequest): AsyncResult<Paged<T>> =>
      answers(call, () => {
        const sites = new Set(journalsOf(content, siteId).map(({ site }) => site.id))
        const found = all
          .filter(({ article }) => sites.has(article.siteId))
          .filter((each) => holdsWords(textsOf(content, each, field), q))
        return pageOf(found.toSorted(newestArticleFirst), page)
      })
  const ofArticle =
    <T extends ArticlePicture>(call: string, all: readonly T[]) =>
    (_context: RequestContext, articleId: string): AsyncResult<readonly T[]> =>
      answers(call, () => all.filter(({ article }) => article.id === articleId))
  const byId =
    <T extends ArticlePicture>(call: string, all: readonly T[]) =>
    (_context: RequestContext, id: string): AsyncResult<T> =>
      answers(call, () => all.find((each) => each.id === id) ?? null)
  return {
    pictures: list('pictures', pictures),
    picturesOf: ofArticle('picturesOf', pictures),
    picture: byId('picture', pictures),
    tables: list('tables', tables),
    tablesOf: ofArticle('tablesOf', tables),
    table: byId('table', tables),
  }
}

const newestArticleFirst = ({ article: a }: ArticlePicture, { article: b }: ArticlePicture): number => {
  if (a.publishedOn !== b.publishedOn) return a.publishedOn < b.publishedOn ? 1 : -1
  return Number(b.id) - Number(a.id)
}

/** A caption where no field is named, else that field of the article. */
function textsOf(
  { articles }: FakeContent,
  { label, caption, article }: ArticlePicture,
  field: SearchField,
): readonly string[] {
  if (field === 'all' || field === 'title') return [label.zh, label.en, caption.zh, caption.en]
  const own = articles.find((each) => each.article.id === article.id)?.article
  return own === undefined ? [] : [textOf(own, field)]
}
