import type { Paged } from '@xuekan/core'
import type { WirePaged } from '../contract/paged.ts'

/** One page of a long list; an rc-pub that does not count has no more than it shows. */
export function pagedFrom<W, T>(
  wire: WirePaged<W>,
  read: (content: readonly NonNullable<W>[]) => readonly T[],
): Paged<T> {
  const content = read(wire.content)
  return {
    content,
    number: wire.number ?? 0,
    totalPages: wire.totalPages ?? (content.length === 0 ? 0 : 1),
    totalElements: wire.totalElements ?? content.length,
  }
}
