import { createLog } from '../server/running/log.ts'
import { stopOnSignal } from '../server/running/stop-on-signal.ts'
import { readSettings } from '../server/settings.ts'
import { startWorker } from './worker/start-worker.ts'

// `npm run worker`
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const worker = await startWorker(settings, log)
  if (typeof worker === 'string') {
    console.error(worker)
    process.exitCode = 1
    return
  }
  stopOnSignal({ close: worker.close, log, grace: settings.stopGrace })
  console.log('The worker sends what waits. Ctrl-C stops.')
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
})
