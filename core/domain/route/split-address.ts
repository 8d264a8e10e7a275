/** An address (path, query and hash) in its parts, as written: nothing decoded. */
export interface SplitAddress {
  readonly path: string
  /** Without '?'; '' when there is none. */
  readonly query: string
  /** Without '#'; '' when there is none. */
  readonly hash: string
}

/** Total. The first '#' begins the hash, the first '?' before it the query. */
export function splitAddress(address: string): SplitAddress {
  const hashAt = address.indexOf('#')
  const beforeHash = hashAt < 0 ? address : address.slice(0, hashAt)
  const hash = hashAt < 0 ? '' : address.slice(hashAt + 1)
  const queryAt = beforeHash.indexOf('?')
  return {
    path: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt < 0 ? '' : beforeHash.slice(queryAt + 1),
    hash,
  }
}

export const joinAddress = ({ path, query, hash }: SplitAddress): string =>
  path + (query === '' ? '' : `?${query}`) + (hash === '' ? '' : `#${hash}`)

const slash = 0x2f
const backslash = 0x5c

/** The segments of a path as written, without leading and trailing slashes; [] for the root. */
export function segmentsOf(path: string): readonly string[] {
  let start = 0
  let end = path.length
  while (start < end && (path.charCodeAt(start) === slash || path.charCodeAt(start) === backslash)) start += 1
  while (end > start && path.charCodeAt(end - 1) === slash) end -= 1
  const segments: string[] = []
  while (start < end) {
    const next = path.indexOf('/', start)
    const until = next < 0 ? end : next
    segments.push(path.slice(start, until))
    start = until + 1
  }
  return segments
}
