import { articleSummary } from '../../domain/article/article-summary.ts'
import type { FullText } from '../../domain/article/article.ts'
import { switchTarget } from '../../domain/language/switch-target.ts'
import type { ParallelContent } from '../../domain/page/parallel-content.ts'
import { answerCitations } from '../../domain/reading/answer-citations.ts'
import { pairTexts } from '../../domain/reading/pair-texts.ts'
import { printPairs } from '../../domain/reading/print-pairs.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, fail, succeed } from '../async-results.ts'
import { loadFloats } from './load-float.ts'
import type { PagePorts } from './page-ports.ts'

export interface ParallelInput {
  readonly context: RequestContext
  readonly articleId: string
}

/** The two full texts of an article beside each other, the reader's language first; absent where it has not both. */
export const loadParallel = (
  { articles }: Pick<PagePorts, 'articles'>,
  { context, articleId }: ParallelInput,
): AsyncResult<ParallelContent> =>
  andThen(
    all({
      article: articles.byId(context, articleId),
      own: articles.fullText(context, articleId),
      other: articles.fullText({ ...context, language: switchTarget(context.language) }, articleId),
      floats: loadFloats({ articles }, context, articleId),
    }),
    ({ article, own, other, floats }) =>
      own?.inBothLanguages === true && other !== null
        ? succeed({
            article: articleSummary(article),
            languages: [own.language, other.language] as const,
            html: inPairs(own, other),
            floats,
          })
        : fail({ kind: 'absent', call: 'fullText' }),
  )

const inPairs = (own: FullText, other: FullText) =>
  printPairs(pairTexts(answerCitations(own.html), answerCitations(other.html)), {
    own: own.language,
    other: other.language,
  })
