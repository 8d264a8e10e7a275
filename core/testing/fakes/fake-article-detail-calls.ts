import type { Article } from '../../domain/article/article.ts'
import { attachTypes, type ArticleAttachment } from '../../domain/article/article-files.ts'
import { articleRoute } from '../../domain/article/article-route.ts'
import { writtenText } from '../../domain/article/written-text.ts'
import { citeAs } from '../../domain/citation/cite-as.ts'
import { localise } from '../../domain/language/localized.ts'
import { formatRoute } from '../../domain/route/format-route.ts'
import type { ArticleGateway } from '../../ports/article-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import type { FakeArticleDetails } from './fake-article-details.ts'
import { articleSummary } from '../../domain/article/article-summary.ts'
import { type FakeContent } from './fake-content.ts'

type DetailCalls = Pick<
  ArticleGateway,
  'attachTypes' | 'attachments' | 'references' | 'statistics' | 'related' | 'shared'
>

/** The calls of what hangs from one article. */
export function fakeArticleDetailCalls(content: FakeContent, answers: FakeResults): DetailCalls {
  const find = (id: string): Article | null =>
    content.articles.find(({ article }) => article.id === id)?.article ?? null
  const partsOf = (id: string): FakeArticleDetails => content.articleDetails?.[id] ?? {}
  /** Of an article that is there. */
  const part = <T>(call: string, id: string, read: (article: Article, parts: FakeArticleDetails) => T) =>
    answers(call, () => {
      const article = find(id)
      return article === null ? null : read(article, partsOf(id))
    })
  return {
    attachTypes: (_context, id) =>
      answers('attachTypes', () => {
        const article = find(id)
        if (article === null) return []
        return article.hasPdf ? attachTypes : ['metaxml']
      }),
    attachments: (_context, id) => part('attachments', id, attachmentsOf),
    references: (_context, id) => part('references', id, (_article, { references = [] }) => references),
    statistics: (_context, id) =>
      part('statistics', id, ({ visits, downloads, citations, referenceCount }, { months = [] }) => ({
        visits,
        downloads,
        citations,
        referenceCount,
        months,
      })),
    related: (_context, id, size) =>
      part('related', id, (article) =>
        content.articles
          .filter(({ article: other }) => other.id !== id && likeness(article, other) > 0)
          .map(({ article: other }) => other)
          .toSorted(
            (a, b) =>
              Number(b.siteId === article.siteId) - Number(a.siteId === article.siteId) ||
              likeness(article, b) - likeness(article, a),
          )
          .slice(0, size)
          .map(articleSummary),
      ),
    shared: ({ language }, id) =>
      part('shared', id, (article) => ({
        id,
        title: writtenText(localise(article.title, language)),
        summary: writtenText(
          localise({ zh: article.abstract.zh ?? '', en: article.abstract.en ?? '' }, language),
        ),
        citation: { zh: citeAs(article, 'zh'), en: citeAs(article, 'en') },
        doi: article.doi,
        url: formatRoute(articleRoute(article, language)),
        pictureUrl: article.graphicAbstractUrl || article.coverUrl,
      })),
  }
}

function attachmentsOf(
  article: Article,
  { attachments = [] }: FakeArticleDetails,
): readonly ArticleAttachment[] {
  const made = (code: 'pdf' | 'metaxml', extension: string): ArticleAttachment => ({
    code,
    name: `${article.id}.${extension}`,
    title: { zh: '', en: '' },
    mediaType: `application/${extension}`,
    size: null,
    url: `/files/${article.id}.${extension}`,
  })
  const pdf = attachments.find(({ code }) => code === 'pdf') ?? made('pdf', 'pdf')
  return [
    ...(article.hasPdf ? [pdf] : []),
    made('metaxml', 'xml'),
    ...attachments.filter(({ code }) => code === 'supplement'),
  ]
}

/** How much two articles share: keywords, authors, and the column of one journal. */
function likeness(a: Article, b: Article): number {
  const inBoth = (own: readonly string[], other: readonly string[]): number =>
    own.filter((each) => other.includes(each)).length
  const column = a.siteId === b.siteId && a.section.en === b.section.en ? 1 : 0
  return inBoth(a.keywords.en, b.keywords.en) + 2 * inBoth(a.authors.en, b.authors.en) + column
}
