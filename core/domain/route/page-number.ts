import { queryValue, type Query } from './query.ts'

/** Which page of a list an address asks for, from 1. */
export const pageNumberKey = 'page'

/** Total: the first page where the address names none. */
export const pageNumberFrom = (query: Query): number => pageNumberOf(queryValue(query, pageNumberKey))

/** The same of the number as it is written. */
export function pageNumberOf(raw: string | null): number {
  const page = raw !== null && /^\d{1,15}$/.test(raw) ? Number(raw) : 1
  return page >= 1 ? page : 1
}

/** Law: `pageNumberFrom(pageNumberTo(page))` is `page`; the first page is left out. */
export const pageNumberTo = (page: number): Query => (page <= 1 ? [] : [[pageNumberKey, String(page)]])
