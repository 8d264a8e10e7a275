import type { WirePaged } from '@xuekan/rc-pub/contract'
import { readId, type HandlerContext } from './endpoint-handler.ts'

/** One page of a long list, as a statement takes it. */
export interface RequestedPage {
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
export function requestedPage({ parameter }: Pick<HandlerContext, 'parameter'>, usual = 10): RequestedPage {
  const number = Math.min(readId(parameter('page')) ?? 0, lastPage)
  const size = Math.min(Math.max(readId(parameter('size')) ?? usual, 1), mostOnPage)
  return { number, size, offset: number * size }
}

/** The answer with one page: its entries, and how many there are on all pages. */
export const onePage = <T>(
  { number, size }: RequestedPage,
  content: readonly T[],
  totalElements: number,
): WirePaged<T> & { readonly content: readonly T[] } => ({
  content: content as WirePaged<T>['content'],
  totalElements,
  totalPages: Math.ceil(totalElements / size),
  number,
  size,
})
