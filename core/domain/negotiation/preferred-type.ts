/** What an Accept header says of one range of media types. */
interface MediaRange {
  /** `text/html`, `text/*` or the wildcard of all, in small letters. */
  readonly range: string
  /** From 0, which refuses, to 1. */
  readonly weight: number
}

/**
 * The media type of those offered that an Accept header prefers (RFC 9110, 12.5.1); null where it takes none of them.
 * The narrowest range that holds a type gives its weight, and of equal ones the type that is offered first is taken.
 * Parameters other than the weight make no difference. Without the header all are taken.
 */
export function preferredType<const Type extends string>(
  accept: string,
  offered: readonly Type[],
): Type | null {
  const ranges = rangesOf(accept)
  if (ranges.length === 0) return offered[0] ?? null
  let best: Type | null = null
  let most = 0
  for (const type of offered) {
    const weight = weightOf(type, ranges)
    if (weight > most) [best, most] = [type, weight]
  }
  return best
}

/** Ranges beyond these are not read: no program needs more. */
const mostRanges = 50

const rangesOf = (accept: string): readonly MediaRange[] =>
  // a comma between quotation marks parts nothing
  (accept.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? []).slice(0, mostRanges).flatMap((part) => {
    const [range = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    return range === '' ? [] : [{ range, weight: readWeight(parameters) }]
  })

/** What is no weight counts as none given, which is 1. */
function readWeight(parameters: readonly string[]): number {
  const given = parameters.find((each) => /^q\s*=/.test(each))?.replace(/^q\s*=\s*/, '') ?? ''
  return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(given) ? Number(given) : 1
}

function weightOf(type: string, ranges: readonly MediaRange[]): number {
  const family = `${type.slice(0, type.indexOf('/'))}/*`
  for (const wanted of [type, family, '*/*']) {
    const weights = ranges.filter(({ range }) => range === wanted).map(({ weight }) => weight)
    if (weights.length > 0) return Math.max(...weights)
  }
  return 0
}
