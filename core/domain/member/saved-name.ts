import { plainText } from '../article/plain-text.ts'
import { localise } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { shownLine } from '../text/shown-line.ts'
import type { SavableSearch, SavedSearch } from './saved-search.ts'

/** What is searched for, as it was typed but in one line, or the term; '' for a search by filters alone. */
export function savedTerm(search: SavableSearch): string {
  switch (search.kind) {
    case 'author':
      return search.by.kind === 'orcid' ? `ORCID ${search.by.orcid}` : search.by.name
    case 'keyword':
      return search.term
    case 'column':
      return search.column
    default:
      return shownLine(search.query.find(([name]) => name === 'q')?.[1] ?? '')
  }
}

/**
 * What a reader calls it: a term by its name in the reader's language, since an ORCID is the name of nobody and a section
 * is kept by its English one; as it was typed where it has no other name. Law: '' for a search by filters alone, else never.
 */
export const savedName = (
  { search, name }: Pick<SavedSearch, 'search' | 'name'>,
  language: UiLanguage,
): string => plainText(localise(name, language)) || savedTerm(search)
