import type { ProofSolver } from '../../ports/proof-solver.ts'
import { createStream } from '../../reactive/stream.ts'
import { fakeCaptcha, fakeChallenge } from './fake-subscription-gateway.ts'

/** Solves what the fake gateway asks, at once, and nothing else. */
export const createFakeProofSolver = (): ProofSolver => ({
  solve: (challenge) =>
    createStream((subscriber) => {
      subscriber.next(challenge === fakeChallenge ? fakeCaptcha : null)
      subscriber.complete()
      return () => undefined
    }),
})
