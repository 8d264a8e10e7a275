import type { Article, Contributor } from '../../domain/article/article.ts'
import type { Author, AuthorAsked } from '../../domain/author/author.ts'
import { authorKey } from '../../domain/author/author-key.ts'
import { pageOf } from '../../domain/page/page-wish.ts'
import type { Reader } from '../../ports/answer.ts'
import type { AuthorGateway } from '../../ports/author-gateway.ts'
import type { FakeAnswers } from './fake-answers.ts'
import { articlesOf, summaryOf, type FakeContent } from './fake-content.ts'

export function createFakeAuthorGateway(content: FakeContent, answers: FakeAnswers): AuthorGateway {
  const written = ({ siteId }: Reader, asked: AuthorAsked): readonly Article[] =>
    articlesOf(content, siteId)
      .map(({ article }) => article)
      .filter(({ contributors }) => contributors.some((each) => isAsked(each, asked)))
  return {
    author: (reader, asked) => answers('author', () => authorOf(written(reader, asked), asked)),
    articles: (reader, asked, wish) =>
      answers('authorArticles', () => pageOf(written(reader, asked).map(summaryOf), wish)),
  }
}

const isAsked = ({ name, orcid }: Contributor, asked: AuthorAsked): boolean =>
  asked.orcid === ''
    ? [name.zh, name.en].some((each) => each !== '' && authorKey(each) === authorKey(asked.name))
    : orcid === asked.orcid

function authorOf(articles: readonly Article[], asked: AuthorAsked): Author | null {
  const people = articles.flatMap(({ contributors, affiliations }) =>
    contributors.filter((each) => isAsked(each, asked)).map((person) => ({ person, affiliations })),
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
