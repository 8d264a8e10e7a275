import { basePath, endpoints, type Endpoint } from '@xuekan/rc-pub/contract'
import type { EndpointHandler } from './endpoint-handler.ts'
import { handlers } from './handlers.ts'

export interface EndpointMatch {
  readonly endpoint: Endpoint<unknown>
  readonly handler: EndpointHandler<unknown>
  /** Decoded. */
  readonly pathParameters: Readonly<Record<string, string>>
}

interface Route {
  readonly endpoint: Endpoint<unknown>
  readonly segments: readonly string[]
  readonly handler: EndpointHandler<unknown>
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

/** Paths without parameters come first, so that `front-article/getLatest` is no article's id. */
const routes: readonly Route[] = Object.entries(handlers)
  .map(([name, handler]) => {
    const endpoint: Endpoint<unknown> = endpoints[name as keyof typeof handlers]
    return { endpoint, handler, segments: `${basePath}${endpoint.path}`.split('/') }
  })
  .toSorted((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length)

/** The handler of a path, or null. A parameter that cannot be decoded is taken as it stands. */
export function matchEndpoint(method: string, path: string): EndpointMatch | null {
  const given = path.split('/')
  for (const { endpoint, segments, handler } of routes) {
    if (method !== endpoint.method || segments.length !== given.length) continue
    if (!segments.every((segment, at) => isParameter(segment) || segment === given[at])) continue
    const pathParameters = Object.fromEntries(
      segments.flatMap((segment, at) =>
        isParameter(segment) ? [[segment.slice(1, -1), decodeSegment(given[at] ?? '')]] : [],
      ),
    )
    return { endpoint, handler, pathParameters }
  }
  return null
}

/** All paths of the contract, those with bytes too. */
const paths = Object.values<Endpoint<unknown>>(endpoints).map(({ method, path }) => ({
  method,
  segments: `${basePath}${path}`.split('/'),
}))

/** The methods of a path, in alphabetical order, for an Allow header; none for a path that is no call. */
export function allowedMethods(path: string): readonly string[] {
  const given = path.split('/')
  const methods = paths.flatMap(({ method, segments }) => {
    const isThis =
      segments.length === given.length &&
      segments.every((segment, at) => isParameter(segment) || segment === given[at])
    if (!isThis) return []
    return method === 'GET' ? ['GET', 'HEAD'] : [method]
  })
  return methods.length === 0 ? [] : [...new Set([...methods, 'OPTIONS'])].toSorted()
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
