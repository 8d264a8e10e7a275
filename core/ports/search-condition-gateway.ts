import type { SearchType } from '../domain/chrome/header-config.ts'
import type { SearchCondition } from '../domain/search/advanced-conditions.ts'
import type { ConditionType } from '../domain/search/condition-types.ts'
import type { Answer, Reader } from './answer.ts'

/** What helps to write a search before it is made (C7.4). */
export interface SearchConditionGateway {
  /** The conditions that the reader's site offers for a type, in its order. */
  readonly conditions: (reader: Reader, type: ConditionType) => Answer<readonly SearchCondition[]>
  /** The words of a text as the index reads them. */
  readonly analyze: (reader: Reader, q: string, type: SearchType) => Answer<readonly string[]>
  /** Searches that begin like this text, the likeliest first. */
  readonly suggestions: (reader: Reader, q: string) => Answer<readonly string[]>
}
