import type { TestProject } from 'vitest/node'
import { startPostgresCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that the suites of the store run on; '' for the embedded engine. */
    readonly postgresUrl: string
  }
}

/** One server for all files of a run; each file opens a database of its own there. */
export function setup({ provide }: TestProject): () => void {
  const cluster = startPostgresCluster()
  provide('postgresUrl', cluster?.url ?? '')
  return () => cluster?.stop()
}
