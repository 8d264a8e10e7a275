import { concat, map, of, Subject, switchMap, type Observable } from 'rxjs'
import type { SolvedCaptcha } from '../../domain/member/captcha.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { Clock } from '../../ports/clock.ts'
import type { ProofSolver } from '../../ports/proof-solver.ts'
import type { SubscriptionGateway } from '../../ports/subscription-gateway.ts'
import { toBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { CreatePage } from '../create-page.ts'
import type { PageModel } from '../page-model.ts'

/** Milliseconds for which a proof is sent: rc-pub takes one for ten minutes. */
export const proofLasts = 540_000

/** How the work of a captcha for browsers stands: `idle` before and when a proof is too old, `failed` where a person has to solve one. */
export type ProofState =
  | { readonly status: 'idle' | 'working' | 'failed' }
  | { readonly status: 'solved'; readonly captcha: SolvedCaptcha }

export interface ProofModel {
  readonly proof$: Behavior<ProofState>
  /** Begins the work; does nothing where it is under way, done, or has failed. */
  readonly prove: () => void
  /** Drops a proof that may have been sent: it is good once. */
  readonly renew: () => void
}

interface AskPorts {
  readonly clock: Clock
  readonly subscriptions: Pick<SubscriptionGateway, 'proofOfWork'>
}

export interface ProofPorts extends AskPorts {
  readonly solver: ProofSolver
}

const idle: ProofState = { status: 'idle' }
const working: ProofState = { status: 'working' }
const failed: ProofState = { status: 'failed' }

/** A captcha that the browser solves while its reader types (C7.11). */
export function createProof(
  { clock, solver, subscriptions }: ProofPorts,
  scope: Scope,
  contextOf: () => RequestContext,
): ProofModel {
  const wanted = new Subject<boolean>()
  const work = (): Observable<ProofState> =>
    concat(
      of(working),
      subscriptions.proofOfWork(contextOf()).pipe(
        switchMap((asked): Observable<ProofState> => {
          if (!asked.ok) return of(failed)
          const { identify, challenge } = asked.value
          return solver.solve(challenge).pipe(
            switchMap((code): Observable<ProofState> => {
              if (code === null) return of(failed)
              const solved: ProofState = { status: 'solved', captcha: { identify, code } }
              return concat(of(solved), clock.after(proofLasts).pipe(map(() => idle)))
            }),
          )
        }),
      ),
    )
  const proof$ = toBehavior(
    scope,
    concat(of(idle), wanted.pipe(switchMap((isWanted) => (isWanted ? work() : of(idle))))),
  )
  return {
    proof$,
    prove: () => {
      if (proof$.value.status === 'idle') wanted.next(true)
    },
    renew: () => wanted.next(false),
  }
}

/** The same page, whose forms are sent with a proof. */
export const withProof =
  <Ports, Input extends { readonly context: RequestContext }, Content, Model extends PageModel<Content>>(
    create: CreatePage<Ports, Input, Content, Model>,
    solver: ProofSolver,
  ): CreatePage<Ports & AskPorts, Input, Content, Model & ProofModel> =>
  (ports, scope, input$, seed) => ({
    ...create(ports, scope, input$, seed),
    ...createProof({ ...ports, solver }, scope, () => input$.value.context),
  })
