import { openRcPubSource } from '../../../app/server/rc-pub-source.ts'
import { createLog } from '../../../app/server/running/log.ts'
import { readSettings } from '../../../app/server/settings.ts'

// a program: what a portal has below its pages, until SIGTERM
const source = await openRcPubSource(readSettings(process.env), {
  report: (failure) => void process.stderr.write(String(failure)),
  log: createLog('silent'),
  storeAsked: () => undefined,
  messageSent: () => undefined,
  loginAnswered: () => undefined,
  isBusy: () => false,
})
source.prepare()
process.on('SIGTERM', () => void source.close())
process.stdout.write('It is open.\n')
