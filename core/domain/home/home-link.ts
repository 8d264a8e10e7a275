import type { UiLanguage } from '../language/ui-language.ts'
import { linkDestination, type Destination } from '../route/destination.ts'

/**
 * Where a link of a home leads, in the reader's language where it names none; null for what must not be opened. So one
 * link of the data serves both languages.
 */
export function homeLinkDestination(link: string, language: UiLanguage): Destination | null {
  const to = linkDestination(link)
  if (to === null || 'external' in to || to.language !== null) return to
  return { ...to, language }
}
