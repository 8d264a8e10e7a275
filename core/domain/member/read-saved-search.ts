import { feedSourceFrom } from '../feed/read-feed-source.ts'
import { readQuery } from '../route/query.ts'
import { inOneCase, type SavableSearch } from './saved-search.ts'

/** Characters of a saved search as text. */
export const longestSavedSearch = 2_000

/** A search as `printSavedSearch` writes it; null for anything else, for one too long, and for one that finds everything. Total. */
export function parseSavedSearch(text: string): SavableSearch | null {
  if (text.length > longestSavedSearch) return null
  const pairs = readQuery(text)
  const source = feedSourceFrom((name) => pairs.find(([key]) => key === name)?.[1] ?? '')
  if (source === null) return null
  if (source.kind === 'author' || source.kind === 'keyword' || source.kind === 'column')
    return inOneCase(source)
  if (source.kind !== 'search' && source.kind !== 'advancedSearch') return null
  const narrows = source.query.some(([name, value]) => name !== 'field' && value.trim() !== '')
  return narrows ? source : null
}
