import type { ProofSolver } from '@xuekan/core'
import { solveChallengeWorkers, type Challenge } from 'altcha-lib'
import { catchError, defer, finalize, from, of } from 'rxjs'

export interface ProofSolverOptions {
  /** A worker that runs the `handler` of `altcha-lib/workers/shared` with its PBKDF2 for browsers. */
  readonly createWorker: () => Worker
  /** How many workers: half the cores of the machine, so that the page stays quick. */
  readonly workers: number
}

/** Milliseconds after which a browser gives up. */
const longestWork = 60_000

/** Works in threads of its own, so that the page answers meanwhile. A page without a secure origin has no PBKDF2, and no proof. */
export const createProofSolver = (options: ProofSolverOptions): ProofSolver => ({
  solve: (text) =>
    defer(() => {
      const controller = new AbortController()
      return from(workOn(text, controller, options)).pipe(
        catchError(() => of(null)),
        finalize(() => controller.abort()),
      )
    }),
})

async function workOn(
  text: string,
  controller: AbortController,
  { createWorker, workers }: ProofSolverOptions,
): Promise<string | null> {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: workers,
    createWorker,
    controller,
    timeout: longestWork,
  })
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
}
