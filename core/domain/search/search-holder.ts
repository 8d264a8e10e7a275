import { searchTypes, type SearchType } from '../shell/header-config.ts'
import type { SearchContent } from '../page/page-content.ts'
import { recordIn } from '../text/raw-record.ts'
import { searchPageSize } from './search-query.ts'
import { validateTerm } from './search-term.ts'

/** What is remembered of a search within one tab (C3.19). */
export interface SearchHolder {
  readonly searchText: string
  /** The words of the text as the index reads them (C7.4). */
  readonly analyzeArray: readonly string[]
  readonly searchType: SearchType
  /** Results on one page, from 1. */
  readonly size: number
}

const version = 1

/** The holder of a search that was answered; null where no term was searched for, or one that no box takes. */
export function searchHolderOf({
  query,
  result,
}: Pick<SearchContent, 'query' | 'result'>): SearchHolder | null {
  const term = validateTerm(query.term)
  if (!term.ok) return null
  return { searchText: term.value, analyzeArray: result.words, searchType: 'article', size: searchPageSize }
}

/** Law: `parseSearchHolder(printSearchHolder(holder))` is `holder`; equal holders give equal text. */
export const printSearchHolder = ({ searchText, analyzeArray, searchType, size }: SearchHolder): string =>
  JSON.stringify({ version, searchText, analyzeArray, searchType, size })

/** Total: null for what is no holder, or one of another version. */
export function parseSearchHolder(text: string): SearchHolder | null {
  const raw = recordIn(text)
  const { searchText, analyzeArray, size } = raw
  const searchType = searchTypes.find((type) => type === raw['searchType'])
  if (raw['version'] !== version || typeof searchText !== 'string' || searchType === undefined) return null
  if (!isTexts(analyzeArray) || !isCount(size)) return null
  return { searchText, analyzeArray, searchType, size }
}

const isTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((entry) => typeof entry === 'string')

const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 1
