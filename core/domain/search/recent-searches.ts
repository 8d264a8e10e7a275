import type { Codec } from '../storage/codec.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import { alike } from './alike-text.ts'
import { validateTerm } from './search-term.ts'

/** The terms that were searched for, the newest first. Laws: at most `recentSearchLimit`; no two of them alike. */
export type RecentSearches = readonly string[]

export const recentSearchLimit = 10

/** Puts a term first and takes out the one that is like it; the list itself for what no box takes (C5.1, C5.2). */
export function addRecentSearch(searches: RecentSearches, raw: string): RecentSearches {
  const term = validateTerm(raw)
  if (!term.ok || searches[0] === term.value) return searches
  return [term.value, ...removeRecentSearch(searches, term.value)].slice(0, recentSearchLimit)
}

/** Takes out the term that is like this one; the list itself where there is none. */
export function removeRecentSearch(searches: RecentSearches, term: string): RecentSearches {
  const others = searches.filter((other) => alike(other) !== alike(term))
  return others.length === searches.length ? searches : others
}

const version = 1

/** As `keywords` keeps them in a tab (C3.19), and `recentSearches` on the device. Null for another version. */
export const recentSearchesCodec: Codec<RecentSearches> = {
  print: (terms) => JSON.stringify({ version, terms }),
  parse: (text) => {
    const raw = recordIn(text)
    if (raw['version'] !== version) return null
    const terms = listIn(raw['terms']).filter((term) => typeof term === 'string')
    return terms.reduceRight(addRecentSearch, [])
  },
}
