import { localise } from '../../domain/language/localized.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { FavouriteRequest, SavedArticle } from '../../domain/member/saved-article.ts'
import { pageOf } from './page-of.ts'

/** A page of what a member keeps, which is given with the newest first: found by titles, and sorted. */
export function findSaved(
  kept: readonly SavedArticle[],
  { term, order, ...page }: FavouriteRequest,
  language: UiLanguage,
): Paged<SavedArticle> {
  const found = kept.filter(({ article: { title } }) =>
    `${title.zh} ${title.en}`.toLowerCase().includes(term.toLowerCase()),
  )
  const named = ({ article }: SavedArticle): string => localise(article.title, language)
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
