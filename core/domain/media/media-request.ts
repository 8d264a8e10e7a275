import type { PageRequest } from '../page/page-request.ts'

/** Which figures, tables, sounds or films are listed. */
export interface MediaRequest extends PageRequest {
  /** Words of which each stands in the caption; '' for all. */
  readonly q: string
}
