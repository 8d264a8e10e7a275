import { basePath, type Call } from '../../../adapters/http/contract/call.ts'
import { calls } from '../../../adapters/http/contract/calls.ts'
import type { CallHandler } from './call-handler.ts'
import { handlers } from './handlers.ts'

export interface CallMatch {
  readonly call: Call<unknown>
  readonly handler: CallHandler<unknown>
  /** Decoded. */
  readonly pathParameters: Readonly<Record<string, string>>
}

interface Route {
  readonly call: Call<unknown>
  readonly segments: readonly string[]
  readonly handler: CallHandler<unknown>
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

/** Paths without parameters come first, so that `front-article/getLatest` is no article's id. */
const routes: readonly Route[] = Object.entries(handlers)
  .map(([name, handler]) => {
    const call: Call<unknown> = calls[name as keyof typeof handlers]
    return { call, handler, segments: `${basePath}${call.path}`.split('/') }
  })
  .toSorted((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length)

/** The handler of a path, or null. A parameter that cannot be decoded is taken as it stands. */
export function matchCall(method: string, path: string): CallMatch | null {
  const given = path.split('/')
  for (const { call, segments, handler } of routes) {
    if (method !== call.method || segments.length !== given.length) continue
    if (!segments.every((segment, at) => isParameter(segment) || segment === given[at])) continue
    const pathParameters = Object.fromEntries(
      segments.flatMap((segment, at) =>
        isParameter(segment) ? [[segment.slice(1, -1), decodeSegment(given[at] ?? '')]] : [],
      ),
    )
    return { call, handler, pathParameters }
  }
  return null
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
