import { localise, type LocalizedText } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { AuthorIdentity } from '../route/prefixed-route.ts'
import { authorIdentity } from '../route/read-prefixed.ts'

/** Of one article: what its site has further articles under. */
export interface LinkedTerms {
  /** ORCIDs, and names as they are printed. */
  readonly authors: readonly string[]
  /** As they are printed. */
  readonly keywords: readonly string[]
}

export const noLinkedTerms: LinkedTerms = { authors: [], keywords: [] }

/**
 * The page of an author's articles: by ORCID where that leads to more than this one, else by the name that is shown;
 * null where neither does, so that no link leads back to the one article.
 */
export function linkedAuthor(
  { name, orcid }: { readonly name: LocalizedText; readonly orcid: string },
  language: UiLanguage,
  { authors }: LinkedTerms,
): AuthorIdentity | null {
  if (orcid !== '' && authors.includes(orcid)) return { kind: 'orcid', orcid }
  const shown = localise(name, language)
  return authors.includes(shown) ? authorIdentity(shown) : null
}
