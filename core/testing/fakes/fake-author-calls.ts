import type { Article, Contributor } from '../../domain/article/article.ts'
import type { Author, AuthorQuery } from '../../domain/author/author.ts'
import { authorKey } from '../../domain/author/author-key.ts'
import { pageOf } from './page-of.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { articleSummary } from '../../domain/article/article-summary.ts'
import { articlesOf, type FakeContent } from './fake-content.ts'

/** The calls of one author. */
export function fakeAuthorCalls(
  content: FakeContent,
  answers: FakeResults,
): Pick<SearchGateway, 'author' | 'articlesByAuthor'> {
  const written = ({ siteId }: RequestContext, requested: AuthorQuery): readonly Article[] =>
    articlesOf(content, siteId)
      .map(({ article }) => article)
      .filter(({ contributors }) => contributors.some((each) => isRequested(each, requested)))
  return {
    author: (context, requested) => answers('author', () => authorOf(written(context, requested), requested)),
    articlesByAuthor: (context, requested, request) =>
      answers('articlesByAuthor', () => pageOf(written(context, requested).map(articleSummary), request)),
  }
}

const isRequested = ({ name, orcid }: Contributor, requested: AuthorQuery): boolean =>
  requested.orcid === ''
    ? [name.zh, name.en].some((each) => each !== '' && authorKey(each) === authorKey(requested.name))
    : orcid === requested.orcid

function authorOf(articles: readonly Article[], requested: AuthorQuery): Author | null {
  const people = articles.flatMap(({ contributors, affiliations }) =>
    contributors.filter((each) => isRequested(each, requested)).map((person) => ({ person, affiliations })),
  )
  const [first] = people
  if (first === undefined) return null
  const orcids = [...new Set(people.map(({ person }) => person.orcid).filter((orcid) => orcid !== ''))]
  const places = people.flatMap(({ person, affiliations }) =>
    affiliations.filter(({ key }) => person.affiliations.includes(key)),
  )
  return {
    name: first.person.name,
    orcid: orcids.length === 1 ? (orcids[0] ?? '') : '',
    orcids,
    affiliations: [...new Map(places.map(({ name }) => [`${name.zh}\n${name.en}`, name])).values()],
    articleCount: articles.length,
  }
}
