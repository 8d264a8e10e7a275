import type { ArticleLink } from './article.ts'

/** An article as a list of what has changed needs it. */
export interface DatedArticle extends Pick<ArticleLink, 'id' | 'siteId' | 'doi'> {
  /** ISO date; '' when unknown. */
  readonly publishedOn: string
  /** ISO 8601: a time in UTC to the second, or a day alone; '' when it is not known. */
  readonly changedAt: string
}

/** When an article last changed: the day of its publication where no change is known; ''. */
export const lastChange = ({ changedAt, publishedOn }: DatedArticle): string => changedAt || publishedOn

/** The newest change that is known of any of these; '' where none is. Law: their order does not matter. */
export const newestChange = (articles: readonly Pick<DatedArticle, 'changedAt'>[]): string =>
  articles.reduce((newest, { changedAt }) => (changedAt > newest ? changedAt : newest), '')
