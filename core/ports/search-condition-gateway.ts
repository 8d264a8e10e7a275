import type { SearchType } from '../domain/shell/header-config.ts'
import type { SearchCondition } from '../domain/search/advanced-conditions.ts'
import type { ConditionType } from '../domain/search/condition-types.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** What helps to write a search before it is made (C7.4). */
export interface SearchConditionGateway {
  /** The conditions that the reader's site offers for a type, in its order. */
  readonly conditions: (
    context: RequestContext,
    type: ConditionType,
  ) => AsyncResult<readonly SearchCondition[]>
  /** The words of a text as the index reads them. */
  readonly analyze: (context: RequestContext, q: string, type: SearchType) => AsyncResult<readonly string[]>
  /** Searches that begin like this text, the likeliest first. */
  readonly suggestions: (context: RequestContext, q: string) => AsyncResult<readonly string[]>
}
