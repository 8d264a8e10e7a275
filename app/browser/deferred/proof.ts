import type { ProofSolver } from '@xuekan/core'
import { createProofSolver } from '@xuekan/web'

/** Half the cores of the machine, so that the page stays quick; a browser that tells of none has one. */
const workers = (): number => Math.max(1, Math.floor((window.navigator.hardwareConcurrency || 2) / 2))

/** What works on captchas beside this page. */
export const openProofSolver = (): ProofSolver =>
  createProofSolver({
    workers: workers(),
    createWorker: () => new Worker(new URL('../proof-worker.ts', import.meta.url), { type: 'module' }),
  })
