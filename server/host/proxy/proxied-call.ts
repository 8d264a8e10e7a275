/** One call of the contract, as far as a proxy must know it. */
export interface ProxiedCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With /rc-pub, its parameters as `{id}`. */
  readonly path: string
  /** values: JSON or one text. bytes: a file, a download, a feed. */
  readonly answers: 'values' | 'bytes'
}

/** What a request of somebody else's making comes to. */
export type ReadCall =
  | { readonly kind: 'call'; readonly call: ProxiedCall; readonly path: string; readonly query: string }
  /** Nothing that an address under /rc-pub can be: another form, a path that climbs, what cannot be decoded. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'otherMethod'; readonly allowed: readonly string[] }

/** Reads a method and a request target. Total. */
export type ReadProxiedCall = (method: string, target: string) => ReadCall

/**
 * Reads requests for the calls of a contract. The path that is passed on is printed again from segments that have been
 * read: no segment climbs, none holds a slash, a backslash or a NUL, however often it is encoded.
 */
export function createReadProxiedCall(calls: readonly ProxiedCall[]): ReadProxiedCall {
  const routes = calls
    .map((call) => ({ call, segments: call.path.split('/') }))
    .toSorted((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length)
  return (method, target) => {
    const [rawPath = '', ...rest] = target.split('?')
    const given = rawPath.split('/')
    if (given[0] !== '' || !given.slice(1).every(isSafe)) return { kind: 'unreadable' }
    const fitting = routes.filter(({ segments }) => fits(segments, given))
    const [nearest] = fitting
    if (nearest === undefined) return { kind: 'unknown' }
    const found = fitting.find(({ call }) => call.method === (method === 'HEAD' ? 'GET' : method))
    if (found === undefined)
      return { kind: 'otherMethod', allowed: methodsOf(fitting.map(({ call }) => call)) }
    const path = given
      .map((raw, at) => (isParameter(found.segments[at] ?? '') ? printed(raw) : raw))
      .join('/')
    return { kind: 'call', call: found.call, path, query: rest.join('?').replaceAll('%00', '') }
  }
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

const fits = (segments: readonly string[], given: readonly string[]): boolean =>
  segments.length === given.length &&
  segments.every((segment, at) => isParameter(segment) || segment === given[at])

const methodsOf = (calls: readonly ProxiedCall[]): readonly string[] => [
  ...new Set(calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
]

/** What follows a semicolon some servers take away before they look at the path. */
// oxlint-disable-next-line no-control-regex
const unsafe = /^$|^\.{1,2}(?:;|$)|[/\\\0-\x1f\x7f]/

/** A server behind may decode more than once. */
function isSafe(raw: string): boolean {
  let text = raw
  for (let round = 0; round < 4; round += 1) {
    if (unsafe.test(text)) return false
    const decoded = decodeOnce(text)
    if (decoded === null) return round > 0
    if (decoded === text) return true
    text = decoded
  }
  return false
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const printed = (raw: string): string => encodeURIComponent(decodeURIComponent(raw))
