import type { Article } from '../../domain/article/article.ts'
import { plainText } from '../../domain/article/plain-text.ts'
import type { SearchField } from '../../domain/search/search-query.ts'

/** The texts of an article's fields, by the name of the field. */
const fieldTexts: Readonly<Record<Exclude<SearchField, 'all'>, (article: Article) => readonly string[]>> = {
  title: ({ title }) => [title.zh, title.en],
  keyword: ({ keywords }) => [...keywords.zh, ...keywords.en],
  author: ({ authors }) => [...authors.zh, ...authors.en],
  institution: ({ affiliations }) => affiliations.flatMap(({ name }) => [name.zh, name.en]),
  abstract: ({ abstract }) => [abstract.zh ?? '', abstract.en ?? ''],
  doi: ({ doi }) => [doi],
}

/** What a search in a field of an article reads. */
export const textOf = (article: Article, field: SearchField): string =>
  (field === 'all' ? Object.values(fieldTexts) : [fieldTexts[field]])
    .flatMap((read) => read(article))
    .map(plainText)
    .join('\n')
    .normalize('NFKC')
