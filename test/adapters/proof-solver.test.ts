import { createFakeProofSolver, fakeCaptcha, fakeChallenge } from '@xuekan/core/testing'
import { createProofSolver } from '@xuekan/web'
import { isProof, newChallenge } from '../../server/rc-pub/captcha/proof-of-work.ts'
import { threadWorkers } from '../support/thread-workers.ts'
import { proofSolverSuite } from './contract-suites/proof-solver-suite.ts'

proofSolverSuite('in memory', () => ({
  solver: createFakeProofSolver(),
  challenge: async () => fakeChallenge,
  isProof: async (code) => code === fakeCaptcha,
  atWork: () => 0,
}))

proofSolverSuite('in threads', () => {
  const threads = threadWorkers(`
    const { deriveKey } = require('altcha-lib/algorithms/web/pbkdf2')
    require('altcha-lib/workers/shared').handler({ deriveKey })
  `)
  let known = ''
  return {
    solver: createProofSolver({ workers: 2, createWorker: threads.create }),
    challenge: async () => {
      const { challenge, secret } = await newChallenge()
      known = secret
      return challenge
    },
    isProof: (code) => isProof(code, known),
    atWork: threads.atWork,
  }
})
