import { articleForReader } from '../../domain/article/article-for-reader.ts'
import { articleNeighbours } from '../../domain/article/article-neighbours.ts'
import type { ArticleContent } from '../../domain/page/page-content.ts'
import type { ArticleIdentity } from '../../domain/route/route.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import { answered, mapAnswer, otherwise, thenAnswer, together } from '../answers.ts'
import type { PagePorts } from './page-ports.ts'

export interface ArticleInput {
  readonly reader: Reader
  readonly by: ArticleIdentity
}

/** One article by DOI or id, with its full text and its neighbours in the issue (C2.15 to C2.17). */
export function loadArticle(
  { articles }: Pick<PagePorts, 'articles'>,
  { reader, by }: ArticleInput,
): Answer<ArticleContent> {
  const found = by.kind === 'doi' ? articles.byDoi(reader, by.doi) : articles.byId(reader, by.id)
  return thenAnswer(found, (article) =>
    mapAnswer(
      together({
        fullText: article.hasFullText ? articles.fullText(reader, article.id) : answered(null),
        columns:
          article.periodId === '' ? answered([]) : otherwise(articles.contents(reader, article.periodId), []),
      }),
      ({ fullText, columns }) => ({
        article: articleForReader(article, reader.language),
        fullText,
        ...articleNeighbours(columns, article.id, reader.language),
      }),
    ),
  )
}
