import type { Result } from '@xuekan/core'
import { begin, emptyPlan, end, isInTheWay, planAhead, putBack, want, type PlanBounds } from './print-plan.ts'
import type { PrintProblem } from './pdf-printer.ts'
import { within } from './within.ts'

/** What becomes of a request: it is printed after so many others, or it is refused. */
export type QueuePlace = { readonly before: number } | { readonly refused: PrintRefusal }

export type PrintRefusal =
  /** Too many documents wait already. */
  | 'busy'
  /** No more is begun, since the portal stops. */
  | 'closed'
  /** What came of it a moment ago. */
  | PrintProblem

export interface PrintQueue {
  /** Asks for a document and answers at once. */
  readonly want: (key: string, asker: string) => QueuePlace
  /** What is to be printed ahead, the most likely first, in place of what was. */
  readonly planAhead: (keys: readonly string[]) => void
  /** Begins what may be begun by now. */
  readonly goOn: () => void
  /**
   * Begins nothing more. What somebody wants and is under way may end within so many milliseconds; what is printed ahead is
   * given up at once.
   */
  readonly close: (grace: number) => Promise<void>
}

export interface PrintQueueOptions {
  /** Prints and keeps a document. Never rejects. */
  readonly make: (key: string, signal: AbortSignal) => Promise<Result<unknown, PrintProblem>>
  /** Whether there is time for what nobody waits for. */
  readonly mayPrintAhead: () => boolean
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly bounds: PlanBounds
  /** Milliseconds in which a document that could not be printed is not tried again. */
  readonly restAfterFailure?: number
}

/** Documents whose failure is remembered. */
const mostFailures = 1_000

export function createPrintQueue({
  make,
  mayPrintAhead,
  now,
  bounds,
  restAfterFailure = 30_000,
}: PrintQueueOptions): PrintQueue {
  let plan = emptyPlan
  let isClosed = false
  let giveUp = new AbortController()
  let printing: Promise<void> = Promise.resolve()
  const failures = new Map<string, { readonly problem: PrintProblem; readonly until: number }>()

  const remember = (key: string, problem: PrintProblem): void => {
    failures.delete(key)
    failures.set(key, { problem, until: now() + restAfterFailure })
    const [oldest] = failures.keys()
    if (failures.size > mostFailures && oldest !== undefined) failures.delete(oldest)
  }
  const print = async (key: string, signal: AbortSignal): Promise<void> => {
    const made = await make(key, signal)
    if (!made.ok && made.error === 'given-up') {
      plan = putBack(plan, bounds)
      return
    }
    const wasAhead = plan.underway?.wanted === null
    plan = end(plan)
    failures.delete(key)
    if (made.ok) return
    remember(key, made.error)
    // without a browser the next ones fail as this did
    if (wasAhead && made.error === 'not-ready') plan = planAhead(plan, [], bounds)
  }
  const goOn = (): void => {
    if (isClosed || plan.underway !== null) return
    plan = begin(plan, mayPrintAhead())
    if (plan.underway === null) return
    giveUp = new AbortController()
    printing = print(plan.underway.key, giveUp.signal).then(goOn)
  }
  return {
    want: (key, asker) => {
      if (isClosed) return { refused: 'closed' }
      const failure = failures.get(key)
      if (failure !== undefined && now() < failure.until) return { refused: failure.problem }
      const wish = want(plan, key, asker, bounds)
      plan = wish.plan
      if (isInTheWay(plan)) giveUp.abort()
      goOn()
      return wish.before === null ? { refused: 'busy' } : { before: wish.before }
    },
    planAhead: (keys) => {
      plan = planAhead(
        plan,
        keys.filter((key) => !(now() < (failures.get(key)?.until ?? 0))),
        bounds,
      )
      goOn()
    },
    goOn,
    close: async (grace) => {
      isClosed = true
      if (plan.underway?.wanted === null) giveUp.abort()
      await within(grace, () => printing)
      giveUp.abort()
    },
  }
}
