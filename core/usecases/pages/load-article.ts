import { articleInLanguage } from '../../domain/article/article-in-language.ts'
import { withTextsOnce } from '../../domain/article/article-texts.ts'
import { doiStem, nearestArticles } from '../../domain/article/nearest-articles.ts'
import { articleNeighbours } from '../../domain/article/article-neighbours.ts'
import { furtherReading, mostFurtherReading } from '../../domain/article/further-reading.ts'
import { noLinkedTerms } from '../../domain/index-term/linked-terms.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import { emptySearchQuery } from '../../domain/search/search-query.ts'
import type { ArticleLink, FullText } from '../../domain/article/article.ts'
import type { ContentLanguage } from '../../domain/language/content-language.ts'
import { answerCitations } from '../../domain/reading/answer-citations.ts'
import type { ArticleContent } from '../../domain/page/page-content.ts'
import type { ArticleIdentity } from '../../domain/route/route.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import { succeed, mapResult, withDefault, andThen, all, fail, orElse } from '../async-results.ts'
import { loadFloats } from './load-float.ts'
import { loadUnknown } from './load-unknown.ts'
import type { PagePorts } from './page-ports.ts'

export interface ArticleInput {
  readonly context: RequestContext
  readonly by: ArticleIdentity
  /** Of the full text, where that is to be neither in Chinese nor in English. */
  readonly text?: ContentLanguage
}

/**
 * One article by DOI or id, with its full text and its neighbours in the issue (C2.15 to C2.17). Where there is none,
 * the failure names those that may have been meant, by a DOI alone, and what the site has in its place (C2.4).
 */
export function loadArticle(
  ports: Pick<PagePorts, 'articles' | 'citations' | 'issues' | 'search'>,
  { context, by, text }: ArticleInput,
): AsyncResult<ArticleContent> {
  const { articles, citations, search } = ports
  const asked = by.kind === 'doi' ? articles.byDoi(context, by.doi) : articles.byId(context, by.id)
  const found = orElse(asked, (failure) => describingAbsence(ports, context, by, failure))
  return andThen(found, (article) =>
    mapResult(
      all({
        fullText: article.hasFullText ? articles.fullText(context, article.id, text) : succeed(null),
        unnamed:
          article.hasFullText && text !== undefined
            ? withDefault(articles.fullText(context, article.id), null)
            : succeed(null),
        floats: article.hasFullText ? loadFloats({ articles }, context, article.id) : succeed([]),
        cited: withDefault(citations.batchInfo(context, [article.id]), []),
        // some of them the page names already
        related: withDefault(articles.related(context, article.id, 3 * mostFurtherReading), []),
        linked: withDefault(search.linkedTerms(context, article.id), noLinkedTerms),
        sections:
          article.issueId === '' ? succeed([]) : withDefault(articles.contents(context, article.issueId), []),
      }),
      ({ cited, fullText, unnamed, floats, related, linked, sections }) => {
        const { previous, next } = articleNeighbours(sections, article.id, context.language)
        return {
          ...withTextsOnce(articleInLanguage(article, context.language)),
          linked,
          floats,
          citation: cited[0]?.text ?? { zh: '', en: '' },
          fullText: fullText === null ? null : answered(fullText),
          unnamedText: (unnamed ?? fullText)?.language ?? null,
          previous,
          next,
          further: furtherReading(related, article, [previous, next], context.language),
        }
      },
    ),
  )
}

/** The failure, with what is near and what the site has instead where there is no such article. */
function describingAbsence(
  ports: Pick<PagePorts, 'articles' | 'issues' | 'search'>,
  context: RequestContext,
  by: ArticleIdentity,
  failure: Failure,
): AsyncResult<never> {
  if (failure.kind !== 'absent') return fail(failure)
  const described = all({
    nearest: by.kind === 'doi' ? nearTo(ports.search, context, by.doi) : succeed([]),
    instead: loadUnknown(ports, { context }),
  })
  return andThen(described, ({ nearest, instead }) =>
    fail({ ...failure, ...(nearest.length === 0 ? {} : { nearest }), instead }),
  )
}

/** The articles whose DOIs are near to one that none has; [] where they cannot be had. */
function nearTo(
  search: Pick<SearchGateway, 'articles'>,
  context: RequestContext,
  doi: string,
): AsyncResult<readonly ArticleLink[]> {
  const term = doiStem(doi)
  if (term === '') return succeed([])
  const alike = search.articles(context, { ...emptySearchQuery, term, field: 'doi' })
  return mapResult(withDefault(alike, null), (found) =>
    nearestArticles(
      doi,
      (found?.hits ?? []).map(({ article: { id, siteId, doi: known, title } }) => ({
        id,
        siteId,
        doi: known,
        title,
      })),
    ),
  )
}

const answered = (text: FullText): FullText => ({ ...text, html: answerCitations(text.html) })
