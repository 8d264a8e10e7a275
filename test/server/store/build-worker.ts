import { pathToFileURL } from 'node:url'
import { buildProgram } from './build-program.ts'

/** The worker as a built product has it. */
export const buildWorker = async (): Promise<URL> =>
  pathToFileURL(await buildProgram('server/rc-pub/store/pglite-worker.ts'))
