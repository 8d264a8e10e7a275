import type { BasketKey } from '../../domain/citation/basket.ts'
import type { CitationRequest, ItemCitation } from '../../domain/citation/item-citations.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { RemoteData } from '../../reactive/remote-data.ts'

/** How the last call for each item that it asked for stands; ready, with nothing, where the answer did not hold it. */
export type CitationCalls = ReadonlyMap<string, RemoteData<readonly never[], Failure>>

export const callKey = ({ siteId, id }: BasketKey): string => JSON.stringify([siteId, id])

/** All of these have just been made. */
export const callsMade = (requests: readonly CitationRequest[]): CitationCalls =>
  new Map(requests.flatMap((request) => keysOf(request).map((key) => [key, { status: 'loading' }] as const)))

/** One of them has been answered. What the answer holds is known and is no call any more. */
export function callAnswered(
  calls: CitationCalls,
  request: CitationRequest,
  answer: Result<readonly ItemCitation[], Failure>,
): CitationCalls {
  const rest = new Map(calls)
  const known = new Set(answer.ok ? answer.value.map(callKey) : [])
  for (const key of keysOf(request)) {
    if (known.has(key)) rest.delete(key)
    else rest.set(key, answer.ok ? { status: 'ready', value: [] } : { status: 'failed', error: answer.error })
  }
  return rest
}

const keysOf = ({ siteId, ids }: CitationRequest): readonly string[] =>
  ids.map((id) => callKey({ siteId, id }))
