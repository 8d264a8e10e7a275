import type { UiLanguage } from '../language/ui-language.ts'
import type { FacetValue } from '../search/search-result.ts'

/**
 * Of terms that articles have in two languages those that readers of one look for: in Chinese those with Chinese
 * characters, in English those without. All of them where that leaves none. Law: never empty but for an empty list, and
 * the order stays.
 */
export function termsInLanguage(terms: readonly FacetValue[], language: UiLanguage): readonly FacetValue[] {
  const own = terms.filter(({ label }) => /\p{Script=Han}/u.test(label) === (language === 'zh'))
  return own.length === 0 ? terms : own
}
