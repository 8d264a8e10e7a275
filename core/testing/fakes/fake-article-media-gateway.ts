import type { ArticlePicture } from '../../domain/media/article-media.ts'
import { pageOf } from './page-of.ts'
import type { ArticleMediaGateway } from '../../ports/article-media-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { holdsWords } from './holds-words.ts'
import { journalsOf, type FakeContent } from './fake-content.ts'

/** Pictures or tables of articles, in the order in which each article has them. */
export const createFakeArticleMediaGateway = <T extends ArticlePicture>(
  content: FakeContent,
  all: readonly T[],
  answers: FakeResults,
): ArticleMediaGateway<T> => ({
  list: ({ siteId }, { q, ...page }) =>
    answers('list', () => {
      const sites = new Set(journalsOf(content, siteId).map(({ site }) => site.id))
      const found = all
        .filter(({ article }) => sites.has(article.siteId))
        .filter(({ label, caption }) => holdsWords([label.zh, label.en, caption.zh, caption.en], q))
      return pageOf(found.toSorted(newestArticleFirst), page)
    }),
  ofArticle: (_context, articleId) =>
    answers('ofArticle', () => all.filter(({ article }) => article.id === articleId)),
  byId: (_context, id) => answers('byId', () => all.find((each) => each.id === id) ?? null),
})

const newestArticleFirst = ({ article: a }: ArticlePicture, { article: b }: ArticlePicture): number => {
  if (a.publishedOn !== b.publishedOn) return a.publishedOn < b.publishedOn ? 1 : -1
  return Number(b.id) - Number(a.id)
}
