import type { UiLanguage } from '../language/ui-language.ts'
import type { Article, ArticleLink } from './article.ts'

/** An article to read next, with its title in the language of the page. */
export type FurtherArticle = Omit<ArticleLink, 'title'> & { readonly title: string }

/** More of them would be a list to search rather than a step to take. */
export const mostFurtherReading = 4

/**
 * What to read after an article, of those that share something with it. Laws: each is of the same site, has a title in the
 * reader's language, stands once and in the given order, and is neither the article itself nor one that its page names
 * already, as a neighbour in the issue or as a related work.
 */
export function furtherReading(
  related: readonly ArticleLink[],
  {
    id,
    siteId,
    about,
  }: Pick<Article, 'id' | 'siteId'> & { readonly about: Pick<Article['about'], 'relations'> },
  neighbours: readonly (ArticleLink | null)[],
  language: UiLanguage,
): readonly FurtherArticle[] {
  const named = new Set([
    id,
    ...neighbours.map((neighbour) => neighbour?.id),
    ...about.relations.map((relation) => relation.id),
  ])
  return related
    .filter(
      (other, index) =>
        other.siteId === siteId &&
        other.title[language] !== '' &&
        !named.has(other.id) &&
        related.findIndex((one) => one.id === other.id) === index,
    )
    .slice(0, mostFurtherReading)
    .map(({ id: of, siteId: site, doi, title }) => ({ id: of, siteId: site, doi, title: title[language] }))
}
