import { localise, type UiLanguage } from '@xuekan/core'
import { isWorthLinking } from '@xuekan/core/content'
import { subjectId } from '@xuekan/core/site'
import { articleById } from '../../store/find-articles.ts'
import { nameKey, orcidKey, writtenKeysOf } from '../../store/author-keys.ts'
import { articlesHolding } from '../../store/feed-articles.ts'
import type { Queryable } from '../../store/database.ts'
import {
  articleCounts,
  authorTerms,
  commonKeys,
  keywordTerms,
  type TermRow,
} from '../../store/index-terms.ts'
import type { RowPage } from '../../store/query-page.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import { answerPage } from '../answer-page.ts'
import { listedArticle } from '../articles/wire-article.ts'
import {
  data,
  readId,
  refused,
  type HandlerContext,
  type HandlersOf,
  type Outcome,
} from '../endpoint-handler.ts'
import type { RequestedPage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { describeTerm } from './describe-term.ts'
import { findTerm, requestedTerm, subjectOf, type FoundTerm } from './find-term.ts'

const noTerm = refused(
  400,
  '请指定作者、关键词或学科',
  'No term is given: type author, keyword or subject with its name.',
)

/** The newest articles out of which it is told what those under a term have in common. */
const firstRows = { size: 500, offset: 0 }

/** Authors, keywords and subjects of the journals that a site shows. */
export const indexTermHandlers: HandlersOf<'indexTerm' | 'indexTermArticles' | 'indexTerms' | 'linkedTerms'> =
  {
    indexTerm: (context) =>
      ofTerm(context, async (found) => {
        if (found === null) return data(null)
        const { rows, total } = await articlesHolding(
          context.database,
          found.sites,
          found.condition,
          firstRows,
        )
        return data(describeTerm(rows, total, found, context.language))
      }),
    indexTermArticles: (context) =>
      ofTerm(context, (found) =>
        answerPage(
          context,
          async (page) =>
            found === null
              ? { rows: [], total: 0 }
              : articlesHolding(context.database, found.sites, found.condition, page),
          listedArticle,
        ),
      ),
    indexTerms: (context) =>
      withSite(context, (site) =>
        answerPage(
          context,
          (page) => termsOf(context, site, page),
          (row) => row,
        ),
      ),
    linkedTerms: (context) =>
      withSite(context, async (site) => {
        const { database, parameter } = context
        const article = await articleById(database, readId(parameter('id')) ?? -1)
        if (article === null) return data({ authors: [], keywords: [] })
        const sites = (await journalsOf(database, site)).map(({ id }) => id)
        const { contributors, keywords } = article.record
        const words = [...keywords.zh, ...keywords.en]
        const authors = await commonKeys(database, sites, 'author_keys', contributors.flatMap(writtenKeysOf))
        const common = await commonKeys(
          database,
          sites,
          'keyword_keys',
          words.map((word) => word.toLowerCase()),
        )
        const names = contributors.flatMap(({ name, orcid }) => [
          ...(authors.has(orcidKey(orcid)) ? [orcid] : []),
          ...[name.zh, name.en].filter((each) => each !== '' && authors.has(nameKey(each))),
        ])
        return data({
          authors: [...new Set(names)],
          keywords: words.filter((word) => common.has(word.toLowerCase())),
        })
      }),
  }

/** Answers for the term of the call; null stands for one that the site does not have. */
function ofTerm<T>(
  context: HandlerContext,
  answer: (found: FoundTerm | null) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return withSite(context, async (site) => {
    const term = requestedTerm(context.parameter)
    return term === null ? noTerm : answer(await findTerm(context.database, site, term))
  })
}

async function termsOf(
  { database, parameter, language }: HandlerContext,
  site: SiteRow,
  page: RequestedPage,
): Promise<RowPage<TermRow>> {
  const journals = await journalsOf(database, site)
  const sites = journals.map(({ id }) => id)
  switch (parameter('type')) {
    case 'author':
      return authorTerms(database, sites, language, page)
    case 'keyword':
      return keywordTerms(database, sites, page)
    case 'subject': {
      const subjects = await subjectTerms(database, journals, language)
      return { rows: subjects.slice(page.offset, page.offset + page.size), total: subjects.length }
    }
    default:
      return { rows: [], total: 0 }
  }
}

/** The subjects of journals with the number of their articles. */
async function subjectTerms(
  database: Queryable,
  journals: readonly SiteRow[],
  language: UiLanguage,
): Promise<readonly TermRow[]> {
  const counts = await articleCounts(
    database,
    journals.map(({ id }) => id),
  )
  const found = new Map<string, TermRow>()
  for (const { id, config } of journals) {
    const name = subjectOf(config.journal)
    const value = subjectId(name)
    const before = found.get(value) ?? { value, label: localise(name, language), count: 0 }
    if (value !== '') found.set(value, { ...before, count: before.count + (counts.get(id) ?? 0) })
  }
  return [...found.values()]
    .filter(({ count }) => isWorthLinking(count))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
