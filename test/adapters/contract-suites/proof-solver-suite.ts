import type { ProofSolver } from '@xuekan/core'
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it } from 'vitest'

export interface ProofSolverWorld {
  readonly solver: ProofSolver
  /** A challenge that the solver knows to solve. */
  readonly challenge: () => Promise<string>
  readonly isProof: (code: string) => Promise<boolean>
  /** How many threads are at work. */
  readonly atWork: () => number
}

/** What every solver of proofs keeps to (C7.11). */
export function proofSolverSuite(name: string, open: () => ProofSolverWorld): void {
  describe(`a solver of proofs ${name}`, () => {
    it('emits one proof, and completes with nothing at work [C7.11]', async () => {
      const { solver, challenge, isProof, atWork } = open()
      const proofs = await lastValueFrom(solver.solve(await challenge()).pipe(toArray()))
      expect(proofs).toHaveLength(1)
      expect(await isProof(proofs[0] ?? '')).toBe(true)
      expect(atWork()).toBe(0)
    })

    it.each(['', 'no JSON', '{}', '{"parameters":{"algorithm":"none"}}', 'null'])(
      'has no proof of %j',
      async (challenge) => {
        const { solver, atWork } = open()
        expect(await firstValueFrom(solver.solve(challenge))).toBeNull()
        expect(atWork()).toBe(0)
      },
    )

    it('ends its work with the last subscription', async () => {
      const { solver, challenge, atWork } = open()
      const subscription = solver.solve(await challenge()).subscribe()
      subscription.unsubscribe()
      await expect.poll(atWork).toBe(0)
    })
  })
}
