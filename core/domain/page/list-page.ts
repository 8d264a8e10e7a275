/** Entries on one page of a list; as many as a search shows (C9.6). */
export const listPageSize = 20

/** Which page of a list a route names; absent for the first. */
export interface ListPlace {
  /** From 2. */
  readonly listPage?: number
}

/** The place of a page in a list. Law: `listPageOf(listPlace(page))` is `page`, from 1. */
export const listPlace = (page: number): ListPlace => (page > 1 ? { listPage: page } : {})

export const listPageOf = ({ listPage = 1 }: ListPlace): number => listPage

/** Whether a list has this page, counted from 1: an empty list has its first. */
export const hasPage = (page: number, pages: number): boolean => page >= 1 && page <= Math.max(1, pages)
