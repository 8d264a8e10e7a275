import { randomBytes } from 'node:crypto'
import {
  countsReportedVisit,
  isMarkable,
  printAnswerMark,
  type AnswerMark,
  type KnownAnswer,
} from '@xuekan/core/route'
import type { PageVisit } from '../page-answer.ts'

/** Which answers this process has given whose pages shared caches may keep, and of which it has been told since. */
export interface AnswerLedger {
  /** The mark of a further answer, to a person whose visit is counted or to nobody; null where an id cannot stand in one. */
  readonly answered: (visit: PageVisit, isCounted: boolean) => string | null
  /** Whether a visit that a browser tells of is one more. */
  readonly told: (mark: AnswerMark, since: number) => boolean
}

/** Answers that nobody has told of are remembered up to so many. */
const standardMost = 20_000

/**
 * @param now milliseconds since 1970
 */
export function createAnswerLedger(now: () => number, most = standardMost): AnswerLedger {
  const portal = randomBytes(6).toString('hex')
  const untold = new Set<number>()
  let last = 0
  let forgotten = 0
  const knownOf = ({ portal: of, number }: AnswerMark): KnownAnswer => {
    if (untold.has(number) && of === portal) return 'counted'
    return of === portal && number > forgotten && number <= last ? 'told' : 'unknown'
  }
  return {
    answered: (visit, isCounted) => {
      if (!isMarkable(visit)) return null
      last += 1
      if (isCounted) untold.add(last)
      for (const oldest of untold) {
        if (untold.size <= most) break
        untold.delete(oldest)
        forgotten = oldest
      }
      return printAnswerMark({ portal, number: last, at: now(), ...visit })
    },
    told: (mark, since) => {
      const known = knownOf(mark)
      if (known === 'counted') untold.delete(mark.number)
      return countsReportedVisit({ mark, since, now: now() }, known)
    },
  }
}
