import type { Article, IssueSection } from '../../domain/article/article.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { localise } from '../../domain/language/localized.ts'
import { mapResult } from '../../usecases/async-results.ts'
import type { ArticleGateway } from '../../ports/article-gateway.ts'
import { rankingStart } from '../../domain/media/ranking-period.ts'
import { fakeArticleDetailCalls } from './fake-article-detail-calls.ts'
import { fakeArticleMediaCalls } from './fake-article-media-calls.ts'
import { articleSummary } from '../../domain/article/article-summary.ts'
import { publishingPace } from '../../domain/article/publishing-pace.ts'
import type { UnissuedStage } from '../../domain/article/unissued.ts'
import type { FacetValue } from '../../domain/search/search-result.ts'
import type { SiteId } from '../../domain/site/site.ts'
import { articlesOf, datedOf, listedOf, type FakeArticle, type FakeContent } from './fake-content.ts'
import type { FakeResults } from './fake-results.ts'
import { pageOf } from './page-of.ts'
import { structuredArticleOf } from './fake-structured-article.ts'

export function createFakeArticleGateway(content: FakeContent, answers: FakeResults): ArticleGateway {
  const find = (suits: (article: Article) => boolean): FakeArticle | null =>
    content.articles.find(({ article }) => suits(article)) ?? null
  return {
    byId: (_context, id) => answers('byId', () => find((article) => article.id === id)?.article ?? null),
    byDoi: (_context, doi) =>
      answers(
        'byDoi',
        () => find((article) => article.doi.toLowerCase() === doi.toLowerCase())?.article ?? null,
      ),
    byRegistryId: (_context, { registry, id }) =>
      answers(
        'byRegistryId',
        () => find(({ about }) => registry === 'pmid' && about.pmid === id)?.article ?? null,
      ),
    fullText: ({ language }, id, asked) =>
      mapResult(
        answers('fullText', () => {
          const found = find((article) => article.id === id)
          const further = found?.furtherTexts?.find((text) => text.language === asked)
          return { text: further ?? (found === null ? null : localise(found.fullText, language)) }
        }),
        ({ text }) => text,
      ),
    structured: ({ language }, id) =>
      mapResult(
        answers('structured', () => {
          const found = find((article) => article.id === id)
          return found === null ? null : { parts: structuredArticleOf(found, language) }
        }),
        ({ parts }) => parts,
      ),
    contents: ({ language }, issueId) =>
      answers('contents', () => (hasIssue(content, issueId) ? contentsOf(content, issueId, language) : null)),
    datedContents: (_context, issueId) =>
      answers('datedContents', () =>
        hasIssue(content, issueId)
          ? content.articles.filter(({ article }) => article.issueId === issueId).map(datedOf)
          : null,
      ),
    datedLatest: ({ siteId }, size) =>
      answers('datedLatest', () => articlesOf(content, siteId).slice(0, size).map(datedOf)),
    latest: ({ siteId }, size) =>
      answers('latest', () =>
        articlesOf(content, siteId)
          .slice(0, size)
          .map(({ article }) => articleSummary(article)),
      ),
    unissued: ({ language, siteId }, stage, { section, order, ...request }) =>
      answers('unissued', () => {
        const chosen = unissuedOf(content, siteId, stage).filter(
          (article) => section === undefined || sectionValue(article) === section,
        )
        const sorted =
          order === undefined
            ? chosen
            : order === 'oldest'
              ? chosen.toReversed()
              : chosen.toSorted((a, b) => b.article.visits - a.article.visits)
        return pageOf(
          sorted.map(({ article }) => listedOf(article, language)),
          request,
        )
      }),
    unissuedSections: ({ language, siteId }, stage) =>
      answers('unissuedSections', () => {
        const found = new Map<string, FacetValue & { readonly count: number }>()
        for (const article of unissuedOf(content, siteId, stage)) {
          const value = sectionValue(article)
          const count = (found.get(value)?.count ?? 0) + 1
          found.set(value, { value, label: localise(article.article.section, language), count })
        }
        found.delete('')
        return [...found.values()].toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      }),
    // memory knows no days: the newest article went online today
    publishingPace: ({ siteId }) =>
      mapResult(
        answers('publishingPace', () => {
          const times = articlesOf(content, siteId).map(({ article }) => article.dates)
          const today =
            times
              .map(({ online }) => online)
              .toSorted()
              .at(-1) ?? ''
          return { pace: publishingPace(times, today) }
        }),
        ({ pace }) => pace,
      ),
    mostRead: ({ siteId }, size) =>
      answers('mostRead', () =>
        articlesOf(content, siteId)
          .map(({ article }) => articleSummary(article))
          .toSorted((a, b) => b.visits - a.visits)
          .slice(0, size),
      ),
    // memory knows no days: whatever was made of an article was made on the day that it appeared, the newest one today
    ranked: ({ siteId }, { by, period, size }) =>
      answers('ranked', () => {
        const articles = articlesOf(content, siteId).map(({ article }) => articleSummary(article))
        const start = rankingStart(period, articles[0]?.publishedOn ?? '')
        return articles
          .filter((article) => start === null || (article.publishedOn >= start && article[by] > 0))
          .toSorted((a, b) => b[by] - a[by])
          .slice(0, size)
      }),
    ...fakeArticleDetailCalls(content, answers),
    ...fakeArticleMediaCalls(content, answers),
  }
}

const hasIssue = ({ sites }: FakeContent, issueId: string): boolean =>
  sites.some(({ years }) => years.some(({ issues }) => issues.some(({ id }) => id === issueId)))

function contentsOf(content: FakeContent, issueId: string, language: UiLanguage): readonly IssueSection[] {
  const sections = new Map<string, IssueSection>()
  for (const { article } of content.articles) {
    if (article.issueId !== issueId) continue
    const name = localise(article.section, language)
    sections.set(name, { name, articles: [...(sections.get(name)?.articles ?? []), articleSummary(article)] })
  }
  return [...sections.values()]
}

/** Newest first. */
const unissuedOf = (content: FakeContent, siteId: SiteId, stage: UnissuedStage): readonly FakeArticle[] =>
  articlesOf(content, siteId).filter(
    ({ article }) => article.issueId === '' && (article.version === -1) === (stage === 'justAccepted'),
  )

/** What a section is named by in searches and lists, whatever the reader's language. */
const sectionValue = ({ article: { section } }: FakeArticle): string => section.en || section.zh
