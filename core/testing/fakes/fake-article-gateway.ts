import type { Article, IssueColumn } from '../../domain/article/article.ts'
import { localise, otherLanguage, type Language } from '../../domain/language/language.ts'
import { mapAnswer } from '../../usecases/answers.ts'
import type { ArticleGateway } from '../../ports/article-gateway.ts'
import { articlesOf, summaryOf, type FakeArticle, type FakeContent } from './fake-content.ts'
import type { FakeAnswers } from './fake-answers.ts'

export function createFakeArticleGateway(content: FakeContent, answers: FakeAnswers): ArticleGateway {
  const find = (suits: (article: Article) => boolean): FakeArticle | null =>
    content.articles.find(({ article }) => suits(article)) ?? null
  return {
    byId: (_reader, id) => answers('byId', () => find((article) => article.id === id)?.article ?? null),
    byDoi: (_reader, doi) =>
      answers(
        'byDoi',
        () => find((article) => article.doi.toLowerCase() === doi.toLowerCase())?.article ?? null,
      ),
    fullText: ({ language }, id) =>
      mapAnswer(
        answers('fullText', () => {
          const texts = find((article) => article.id === id)?.fullText
          return { text: texts?.[language] ?? texts?.[otherLanguage(language)] ?? null }
        }),
        ({ text }) => text,
      ),
    contents: ({ language }, periodId) =>
      answers('contents', () => {
        const periods = content.sites.flatMap(({ years }) => years.flatMap((year) => year.periods))
        return periods.some(({ id }) => id === periodId) ? contentsOf(content, periodId, language) : null
      }),
    latest: ({ siteId }, size) =>
      answers('latest', () =>
        articlesOf(content, siteId)
          .slice(0, size)
          .map(({ article }) => summaryOf(article)),
      ),
    mostRead: ({ siteId }, size) =>
      answers('mostRead', () =>
        articlesOf(content, siteId)
          .map(({ article }) => summaryOf(article))
          .toSorted((a, b) => b.visits - a.visits)
          .slice(0, size),
      ),
  }
}

function contentsOf(content: FakeContent, periodId: string, language: Language): readonly IssueColumn[] {
  const columns = new Map<string, IssueColumn>()
  for (const { article } of content.articles) {
    if (article.periodId !== periodId) continue
    const name = localise(article.column, language)
    columns.set(name, { name, articles: [...(columns.get(name)?.articles ?? []), summaryOf(article)] })
  }
  return [...columns.values()]
}
