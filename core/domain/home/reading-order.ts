import type { HomeModuleKind } from './home-module.ts'
import type { HomeRow } from './plan-rows.ts'

/** What is read first, then what comes after it, whatever column it stands in. */
const ranks: readonly (readonly HomeModuleKind[])[] = [
  ['statement', 'search', 'carousel', 'lead'],
  ['issue'],
  ['contents', 'onlineFirst', 'justAccepted', 'latest', 'journals', 'subjects'],
  ['figures', 'call', 'newestIssues', 'video', 'audio', 'news', 'albums', 'facts', 'houses'],
  ['ranking'],
  ['editors', 'indexedIn', 'links', 'about', 'alerts'],
]

/** When a module of a row is read where its columns stand below each other: the lower, the earlier. */
export const readingRank = (kind: HomeModuleKind): number => ranks.findIndex((kinds) => kinds.includes(kind))

/** A column of a row, or one of the two parts of a column that is cut. */
export interface HomePart<T> {
  /** The first of its twelfths, from 1 to 12. */
  readonly from: number
  readonly width: number
  /** Of a column that is cut; absent for a whole one, which stands beside both parts. */
  readonly part?: 'upper' | 'lower'
  readonly modules: readonly T[]
}

/** A row as it is read. */
export type ReadRow<T> = readonly HomePart<T>[]

/**
 * The columns of a row in the order in which they are read in one column: what screen readers, the tab key, narrow
 * windows and a page that is still arriving follow. One column may be cut in two for it, where fewer modules then come
 * before one that is read earlier. Laws: each module stands once; a column keeps its place, its width and the order of
 * its modules; at most one is cut, and only where that gains.
 */
export function readingOrder<T>(row: HomeRow<T>, rank: (module: T) => number): ReadRow<T> {
  const columns = columnsOf(row)
  const cuts = columns.flatMap((column) =>
    column.modules.map((_, at) =>
      columns.flatMap((each) => (each === column && at > 0 ? cut(each, at) : [each])),
    ),
  )
  const first = ({ modules }: HomePart<T>) => Math.min(...modules.map(rank))
  let best = columns
  let least = Infinity
  for (const parts of cuts) {
    const sorted = parts.toSorted((a, b) => first(a) - first(b))
    const early = readTooEarly(sorted.flatMap(({ modules }) => modules.map(rank)))
    // a lower part that comes before the upper one would be read upside down
    if (early < least && sorted.find(({ part }) => part)?.part !== 'lower') {
      best = sorted
      least = early
    }
  }
  return best
}

const columnsOf = <T>(row: HomeRow<T>): readonly HomePart<T>[] => {
  let from = 1
  return row.map((cell) => {
    const column = { ...cell, from }
    from += cell.width
    return column
  })
}

const cut = <T>(column: HomePart<T>, at: number): readonly HomePart<T>[] => [
  { ...column, part: 'upper', modules: column.modules.slice(0, at) },
  { ...column, part: 'lower', modules: column.modules.slice(at) },
]

/** Pairs in which the one that is read later comes first. */
const readTooEarly = (ranks: readonly number[]): number =>
  ranks.flatMap((one, at) => ranks.slice(at).filter((later) => later < one)).length
