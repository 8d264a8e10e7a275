import { localise } from '../../domain/language/localized.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { FavouriteRequest, KeptArticle } from '../../ports/favourite-gateway.ts'
import { pageOf } from './page-of.ts'

/** A page of what a member keeps, which is given with the newest first: found by titles, and sorted. */
export function findKept(
  kept: readonly KeptArticle[],
  { term, order, ...page }: FavouriteRequest,
  language: UiLanguage,
): Paged<KeptArticle> {
  const found = kept.filter(({ article: { title } }) =>
    `${title.zh} ${title.en}`.toLowerCase().includes(term.toLowerCase()),
  )
  const named = ({ article }: KeptArticle): string => localise(article.title, language)
  const sorted =
    order === 'kept'
      ? found
      : found.toSorted((a, b) =>
          order === 'title'
            ? named(a).localeCompare(named(b))
            : b.article.publishedOn.localeCompare(a.article.publishedOn),
        )
  return pageOf(sorted, page)
}
