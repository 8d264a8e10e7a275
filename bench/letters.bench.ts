import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../server/rc-pub/index.ts'
import { queueAlerts } from '../server/rc-pub/alerts/queue-alerts.ts'
import { startPostgresCluster } from '../test/server/store/postgres-cluster.ts'
import { openMailServer } from '../test/support/mail-server.ts'
import { digits, machine } from './support/figures.ts'
import { fillSubscribers, subscribers } from './support/subscribers.ts'

// What a new issue costs on PostgreSQL while its workers are killed: until every mail waits, in one transaction, and until
// a mail server has each of them.

const killEvery = 2_000
const program = fileURLToPath(new URL('../dist/server/worker.js', import.meta.url))

const came = new Map<string, number>()
let all = (): void => undefined
const haveCome = new Promise<void>((resolve) => (all = resolve))
const server = await openMailServer({
  onData: (stream, _session, done) => {
    let letter = ''
    stream.setEncoding('utf8').on('data', (part: string) => (letter += part))
    stream.on('end', () => {
      const id = /^Message-ID: (\S+)/im.exec(letter)?.[1] ?? ''
      came.set(id, (came.get(id) ?? 0) + 1)
      done()
      if (came.size === queued) all()
    })
  },
})
let queued = Number.POSITIVE_INFINITY

const cluster = startPostgresCluster()
if (cluster !== null) {
  const opened = await openDatabase({ kind: 'server', url: cluster.url })
  if (!opened.ok) throw new Error(`The store did not open: ${opened.error.kind}`)
  const database = opened.value
  const atWork: ChildProcess[] = []
  const start = (): void => {
    const worker = spawn(process.execPath, [program], {
      env: {
        ...process.env,
        DATABASE_URL: cluster.url,
        SMTP_URL: `smtp://127.0.0.1:${server.port}`,
        MAIL_FROM: 'alerts@example.org',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    workers.add(worker)
    worker.stdout.once('data', () => atWork.push(worker))
  }
  const workers = new Set<ChildProcess>()
  try {
    await fillSubscribers(database, 0)
    console.log(`letters of ${subscribers.toLocaleString('en')} subscribers on PostgreSQL (${machine()})`)
    const later = Date.now() + 100 * 366 * 86_400_000
    const begun = performance.now()
    queued = await queueAlerts({ database, now: () => later, settles: 0, slice: subscribers + 1 })
    console.log(
      `  until ${queued.toLocaleString('en')} mails wait, in one transaction: ${digits(performance.now() - begun)} ms`,
    )
    await database.query('update queued_mail set due = 0')
    let kills = 0
    const sending = performance.now()
    start()
    start()
    const killing = setInterval(() => {
      // one that has not begun sends nothing that could come twice
      if (atWork.shift()?.kill('SIGKILL') !== true) return
      kills += 1
      start()
    }, killEvery)
    await haveCome
    clearInterval(killing)
    const seconds = (performance.now() - sending) / 1_000
    const again = [...came.values()].reduce((sum, times) => sum + times - 1, 0)
    console.log(
      `  taken by a mail server while one of two workers is killed every ${killEvery / 1_000} s: all ${digits(came.size)} ` +
        `in ${digits(seconds)} s, ${kills} kills, ${again} mails twice`,
    )
    if (again > kills) throw new Error(`${again} mails came twice at ${kills} kills`)
  } finally {
    for (const worker of workers) worker.kill('SIGKILL')
    await database.close()
    cluster.stop()
  }
}
await server.close()
