import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noSenders } from '../server/rc-pub/accounts/senders.ts'
import { createSmtpSender, openDatabase, type Database } from '../server/rc-pub/index.ts'
import { matchSearches } from '../server/rc-pub/alerts/match-searches.ts'
import { queueSearchAlerts } from '../server/rc-pub/alerts/queue-search-alerts.ts'
import { createSqlIndex } from '../server/rc-pub/search/sql/sql-index.ts'
import { searchStore } from '../server/rc-pub/search/sql/search-engine.ts'
import { queueAlerts } from '../server/rc-pub/alerts/queue-alerts.ts'
import { sendMails } from '../server/rc-pub/alerts/send-mails.ts'
import { digits, machine } from './support/figures.ts'
import { fillSubscribers, subscribers } from './support/subscribers.ts'
import { methods, topics } from './support/vocabulary.ts'

// What a new issue costs a journal with many subscribers: until every mail waits in the store, and until a mail server
// has some of them; and what a few new articles cost beside many saved searches.

const sent = 1_000
const searches = 10_000
const newArticles = 30
const worker = new URL('../dist/server/pglite-worker.js', import.meta.url)

/** A mail server that takes whatever it is told, as quickly as it can. */
async function mailServer(): Promise<{ readonly server: Server; readonly taken: () => number }> {
  let taken = 0
  const server = createServer((socket) => {
    let inData = false
    let rest = ''
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    say('220 bench')
    socket.on('error', () => undefined)
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (inData && line !== '.') continue
        if (inData) taken += 1
        inData = /^DATA/i.test(line)
        say(inData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 ok')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, taken: () => taken }
}

/** What people follow, each another: a topic, a method and a year. */
const followed = (): readonly string[] =>
  topics
    .flatMap((topic) => methods.map((method) => `${topic.en} ${method.en}`))
    .flatMap((q) =>
      Array.from({ length: 20 }, (_, n) => ['type=search', ...printed({ q, year: String(2026 - n) })]),
    )
    .slice(0, searches)
    .map((parts) => parts.join('&'))

const printed = (query: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)

/** So many searches of one journal, of a hundred members, and its newest articles as new ones. */
async function fillSearches(database: Database): Promise<number> {
  const [journal] = await database.query<{ id: number }>(
    `select id from site where type = 'single' order by id limit 1`,
  )
  await database.query(
    `insert into member (user_name, email, password_hash, created)
    select 'member' || n, 'member' || n || '@example.org', '', 0 from generate_series(0, 99) n`,
  )
  const texts = followed()
  await database.query(
    `insert into saved_search (member_id, site_id, search, pace, language, origin, leave, begun, told)
    select m.id, $1, s.search, 'immediate', 'en', 'http://j.example.org', md5(s.search), 0, 0
    from json_array_elements_text($2::json) with ordinality as s (search, n)
    join member m on m.user_name = 'member' || (s.n % 100)`,
    [journal?.id ?? 0, JSON.stringify(texts)],
  )
  await database.query('delete from new_article')
  await database.query(
    `insert into new_article (article_id, added)
    select id, 1 from article where site_id = $1 order by id desc limit $2`,
    [journal?.id ?? 0, newArticles],
  )
  return texts.length
}

const folder = mkdtempSync(join(tmpdir(), 'xuekan-bench-alerts-'))
const opened = await openDatabase({ kind: 'folder', folder: join(folder, 'database'), worker })
if (!opened.ok) throw new Error(`The store did not open: ${opened.error.kind}`)
const database = opened.value
const { server, taken } = await mailServer()
try {
  await fillSubscribers(database, 1)
  console.log(`alerts of ${subscribers.toLocaleString('en')} subscribers (${machine()})`)
  const later = Date.now() + 100 * 366 * 86_400_000
  const begun = performance.now()
  const queued = await queueAlerts({ database, now: () => later, settles: 0 })
  console.log(
    `  a new issue, until ${queued.toLocaleString('en')} mails wait: ${digits(performance.now() - begun)} ms`,
  )
  await database.query(
    'delete from queued_mail where id not in (select id from queued_mail order by id limit $1)',
    [sent],
  )
  const mail = createSmtpSender({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'alerts@example.org',
    dkim: null,
  })
  const sending = performance.now()
  const report = (failure: unknown): never => {
    throw failure
  }
  await sendMails({ database, senders: { ...noSenders, mail }, now: () => later, report })
  const seconds = (performance.now() - sending) / 1_000
  mail.close()
  const saved = await fillSearches(database)
  const matching = performance.now()
  const index = createSqlIndex(searchStore(database), database)
  const looked = await matchSearches({ database, index, now: () => later, settles: 0, report })
  const found = performance.now()
  const told = await queueSearchAlerts({ database, baseHosts: ['example.org'], now: () => later })
  console.log(
    `  ${looked} new articles against ${saved.toLocaleString('en')} saved searches: ${digits(found - matching)} ms, ` +
      `and ${told.toLocaleString('en')} mails in ${digits(performance.now() - found)} ms`,
  )
  console.log(`  ${taken()} of ${sent} mails taken by a mail server: ${digits(sent / seconds)} a second`)
} finally {
  server.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
