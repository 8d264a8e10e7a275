import type { ItemCitation } from '../domain/citation/item-citations.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** Citation strings (C7.9). */
export interface CitationGateway {
  /**
   * The strings of articles of the reader's site, in the order of the ids; none for an id that no article has. `zh` is
   * the quote, `en` the transQuote.
   */
  readonly batchInfo: (
    context: RequestContext,
    ids: readonly string[],
  ) => AsyncResult<readonly ItemCitation[]>
}
