import { articleForReader } from '../../domain/article/article-for-reader.ts'
import { articleNeighbours } from '../../domain/article/article-neighbours.ts'
import type { Article } from '../../domain/article/article.ts'
import type { ArticleContent } from '../../domain/page/page-content.ts'
import type { ArticleIdentity } from '../../domain/route/route.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { answered, mapAnswer, otherwise, thenAnswer, together } from '../answers.ts'
import { loadRemote, type Seed } from '../load-remote.ts'
import type { PageModel } from '../page-model.ts'
import type { PagePorts } from './page-ports.ts'
import { sameInput } from './same-input.ts'

export interface ArticleInput {
  readonly reader: Reader
  readonly by: ArticleIdentity
}

/** One article by DOI or id, with its full text and its neighbours in the issue (C2.15 to C2.17). */
export function createArticlePage(
  ports: PagePorts,
  scope: Scope,
  input$: Behavior<ArticleInput>,
  seed: Seed<ArticleInput, ArticleContent> | null,
): PageModel<ArticleContent> {
  const { articles } = ports
  const find = ({ reader, by }: ArticleInput): Answer<Article> =>
    by.kind === 'doi' ? articles.byDoi(reader, by.doi) : articles.byId(reader, by.id)
  const load = (input: ArticleInput): Answer<ArticleContent> =>
    thenAnswer(find(input), (article) =>
      mapAnswer(
        together({
          fullText: article.hasFullText ? articles.fullText(input.reader, article.id) : answered(null),
          columns:
            article.periodId === ''
              ? answered([])
              : otherwise(articles.contents(input.reader, article.periodId), []),
        }),
        ({ fullText, columns }) => ({
          article: articleForReader(article, input.reader.language),
          fullText,
          ...articleNeighbours(columns, article.id, input.reader.language),
        }),
      ),
    )
  return loadRemote({ ...ports, load, sameInput }, scope, input$, seed)
}
