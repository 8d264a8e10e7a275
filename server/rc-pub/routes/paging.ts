import type { WirePaged } from '../../../adapters/http/contract/paged.ts'
import { readId, type CallContext } from './call-handler.ts'

/** One page of a long list, as a statement takes it. */
export interface AskedPage {
  /** From 0. */
  readonly number: number
  readonly size: number
  readonly offset: number
}

/** Entries that one page has at most, whatever is asked for. */
const mostOnPage = 100

/** Nobody pages deeper; beyond there is nothing. */
const lastPage = 1_000_000

/** `page` and `size` of a call; what is no number counts as not given. */
export function askedPage({ parameter }: Pick<CallContext, 'parameter'>, usual = 10): AskedPage {
  const number = Math.min(readId(parameter('page')) ?? 0, lastPage)
  const size = Math.min(Math.max(readId(parameter('size')) ?? usual, 1), mostOnPage)
  return { number, size, offset: number * size }
}

/** The answer with one page: its entries, and how many there are on all pages. */
export const onePage = <T>(
  { number, size }: AskedPage,
  content: readonly T[],
  totalElements: number,
): WirePaged<T> & { readonly content: readonly T[] } => ({
  content: content as WirePaged<T>['content'],
  totalElements,
  totalPages: Math.ceil(totalElements / size),
  number,
  size,
})
