import type { SearchCondition } from '../../domain/search/advanced-conditions.ts'
import type { ConditionType } from '../../domain/search/condition-types.ts'
import { respell, respellable } from '../../domain/search/respell.ts'
import type { Suggestion } from '../../domain/search/suggestion.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import { succeed } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'

export interface FakeSearchHelp {
  /** A type that is absent has none. */
  readonly conditions?: Readonly<Partial<Record<ConditionType, readonly SearchCondition[]>>>
  /** English words of Chinese ones; none where absent. */
  readonly translations?: Readonly<Record<string, readonly string[]>>
  /** What words, as they are typed, are read as beside themselves; none where absent. */
  readonly readings?: Readonly<Record<string, readonly string[]>>
  /** Everything that can be suggested. */
  readonly phrases?: readonly string[]
}

/** Reads words at white space, and suggests the phrases, as keywords, that begin with the text, whatever the letter case. */
export function createFakeSearchHelp(
  { conditions = {}, phrases = [], readings = {} }: FakeSearchHelp = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): Pick<SearchGateway, 'conditions' | 'analyze' | 'readings' | 'respell' | 'suggestions'> {
  return {
    conditions: (_context, type) => onTheWay('conditions', succeed(conditions[type] ?? [])),
    analyze: (_context, q) => onTheWay('analyze', succeed(q.split(/\s+/).filter((word) => word !== ''))),
    readings: (_context, { term, as }) => {
      const typed = Object.keys(readings).filter((words) => as === undefined && term.includes(words))
      const read = typed.map((words) => ({ typed: words, read: readings[words] ?? [] }))
      return onTheWay('readings', succeed(read))
    },
    respell: (_context, q) => {
      const unknown = respellable(q).filter(
        (word) => !phrases.some((phrase) => phrase.toLowerCase().includes(word.toLowerCase())),
      )
      const known = phrases.map((text) => ({ text, articles: 1 }))
      return onTheWay('respell', succeed(respell(q, new Set(unknown), known)))
    },
    suggestions: (_context, q) => {
      const start = q.toLowerCase()
      const found = phrases
        .filter((phrase) => phrase.toLowerCase().startsWith(start))
        .map((text): Suggestion => ({ kind: 'keyword', text, other: '', site: null }))
      return onTheWay('suggestions', succeed(found))
    },
  }
}
