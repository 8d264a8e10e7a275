import type { PageWish } from '../page/page-wish.ts'

/** Which figures, tables, sounds or films are listed. */
export interface MediaWish extends PageWish {
  /** Words of which each stands in the caption; '' for all. */
  readonly q: string
}
