import type { Article } from '../../domain/article/article.ts'
import { authorKey } from '../../domain/author/author-key.ts'
import { isWorthLinking, type IndexTerm, type IndexTermSummary } from '../../domain/index-term/index-term.ts'
import { localise, type LocalizedText } from '../../domain/language/localized.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { FacetValue } from '../../domain/search/search-result.ts'
import { subjectId } from '../../domain/site/subject-id.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import { articleSummary } from '../../domain/article/article-summary.ts'
import { articlesOf, type FakeContent } from './fake-content.ts'
import type { FakeResults } from './fake-results.ts'
import { pageOf } from './page-of.ts'

/** The calls of what articles are listed under. */
export function fakeIndexTermCalls(
  content: FakeContent,
  answers: FakeResults,
): Pick<SearchGateway, 'term' | 'termArticles' | 'terms' | 'linkedTerms'> {
  const all = ({ siteId }: RequestContext): readonly Article[] =>
    articlesOf(content, siteId).map(({ article }) => article)
  const subjectOf = ({ siteId }: Article): LocalizedText =>
    content.sites.find(({ site }) => site.id === siteId)?.journal?.subject ?? { zh: '', en: '' }
  const stands = (article: Article, term: IndexTerm): boolean => {
    switch (term.kind) {
      case 'author':
        return article.contributors.some((each) => isPerson(each, term))
      case 'keyword':
        return keywordsOf(article).some((word) => word.toLowerCase() === term.term.toLowerCase())
      case 'subject':
        return subjectId(subjectOf(article)) === term.subjectId
    }
  }
  const under = (context: RequestContext, term: IndexTerm): readonly Article[] =>
    all(context)
      .filter((article) => stands(article, term))
      .toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1))
  const subjects = (article: Article, language: UiLanguage): readonly Value[] => {
    const id = subjectId(subjectOf(article))
    return id === '' ? [] : [[id, localise(subjectOf(article), language)]]
  }
  return {
    term: (context, term) =>
      answers('term', () => summaryFor(under(context, term), term, context.language, subjectOf)),
    termArticles: (context, term, request) =>
      answers('termArticles', () =>
        pageOf(
          under(context, term).map((article) => ({ article: articleSummary(article), snippet: '' })),
          request,
        ),
      ),
    terms: (context, kind, request) =>
      answers('terms', () => {
        const values = (article: Article): readonly Value[] =>
          kind === 'author'
            ? authorsOf(article, context.language)
            : kind === 'keyword'
              ? keywordsOf(article).map((word) => [word, word] as const)
              : subjects(article, context.language)
        return pageOf(
          counted(all(context), values).filter(({ count }) => isWorthLinking(count)),
          request,
        )
      }),
    linkedTerms: (context, id) =>
      answers('linkedTerms', () => {
        const article = all(context).find((each) => each.id === id)
        const isCommon = (term: IndexTerm): boolean => isWorthLinking(under(context, term).length)
        if (article === undefined) return { authors: [], keywords: [] }
        return {
          authors: article.contributors.flatMap(({ name, orcid }) => [
            ...(orcid !== '' && isCommon({ kind: 'author', by: { kind: 'orcid', orcid } }) ? [orcid] : []),
            ...[name.zh, name.en].filter(
              (each) => each !== '' && isCommon({ kind: 'author', by: { kind: 'name', name: each } }),
            ),
          ]),
          keywords: keywordsOf(article).filter((term) => isCommon({ kind: 'keyword', term })),
        }
      }),
  }
}

type Value = readonly [value: string, label: string]

const keywordsOf = ({ keywords }: Article): readonly string[] => [...keywords.zh, ...keywords.en]

const authorsOf = ({ contributors }: Article, language: UiLanguage): readonly Value[] =>
  contributors.map(({ name, orcid }) => {
    const shown = localise(name, language)
    return [orcid === '' ? shown : orcid, shown]
  })

/** Whether a contributor is who an author's term means. */
export const isPerson = (
  { name, orcid }: Article['contributors'][number],
  { by }: Extract<IndexTerm, { kind: 'author' }>,
): boolean =>
  by.kind === 'orcid'
    ? orcid === by.orcid
    : [name.zh, name.en].some((each) => each !== '' && authorKey(each) === authorKey(by.name))

function summaryFor(
  articles: readonly Article[],
  term: IndexTerm,
  language: UiLanguage,
  subjectOf: (article: Article) => LocalizedText,
): IndexTermSummary | null {
  const [newest] = articles
  if (newest === undefined) return null
  const own = term.kind === 'keyword' ? term.term.toLowerCase() : ''
  return {
    name: nameOf(newest, term, subjectOf),
    articleCount: articles.length,
    years: counted(articles, ({ year }) => [[String(year), String(year)]]).toSorted(
      (a, b) => Number(b.value) - Number(a.value),
    ),
    journals: counted(articles, ({ siteId, journalName }) => [[siteId, localise(journalName, language)]]),
    keywords: counted(articles, ({ keywords }) =>
      keywords[language].filter((word) => word.toLowerCase() !== own).map((word) => [word, word]),
    ),
    authors: counted(articles, (article) =>
      authorsOf(
        {
          ...article,
          contributors: article.contributors.filter(
            (each) => term.kind !== 'author' || !isPerson(each, term),
          ),
        },
        language,
      ),
    ),
  }
}

function nameOf(
  newest: Article,
  term: IndexTerm,
  subjectOf: (article: Article) => LocalizedText,
): LocalizedText {
  if (term.kind === 'subject') return subjectOf(newest)
  if (term.kind === 'author')
    return newest.contributors.find((each) => isPerson(each, term))?.name ?? { zh: '', en: '' }
  const same = (word: string): boolean => word.toLowerCase() === term.term.toLowerCase()
  return { zh: newest.keywords.zh.find(same) ?? '', en: newest.keywords.en.find(same) ?? '' }
}

function counted(
  articles: readonly Article[],
  valuesOf: (article: Article) => readonly Value[],
): readonly FacetValue[] {
  const found = new Map<string, FacetValue & { readonly count: number }>()
  for (const article of articles) {
    for (const [value, label] of new Map(valuesOf(article))) {
      const before = found.get(value) ?? { value, label, count: 0 }
      found.set(value, { ...before, count: before.count + 1 })
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
