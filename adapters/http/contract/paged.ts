import { integer, list, record, type Shape, type Wire } from './shape.ts'

/**
 * One page of a long list. `number` counts from 0, `size` is how many entries a page may have, `totalElements` how many
 * there are on all pages.
 */
export const paged = <T>(of: Shape<T>) =>
  record({ content: list(of), totalElements: integer, totalPages: integer, number: integer, size: integer })

export type WirePaged<T> = Wire<ReturnType<typeof paged<T>>>
