import type { ProofSolver } from '@xuekan/core'
import { lazy } from '@xuekan/core/reactive'
import { catchError, defer, from, of, switchMap } from 'rxjs'

const load = lazy(() => import('./deferred/proof.ts'))

/** Works on captchas in this browser: the code comes with the first of them. */
export const proofSolver: ProofSolver = {
  solve: (challenge) =>
    defer(() => from(load())).pipe(
      switchMap(({ openProofSolver }) => openProofSolver().solve(challenge)),
      catchError(() => of(null)),
    ),
}
