import type { AddressInfo } from 'node:net'
import { createRcPub, createRcPubServer, type Database } from '../../server/rc-pub/index.ts'
import { removeArticles } from '../../server/rc-pub/load/remove-articles.ts'
import { saveArticles } from '../../server/rc-pub/load/save-articles.ts'
import { copyArticles, keyOfCopy } from './copy-articles.ts'
import { generateArticles } from './generate-articles.ts'
import { answerAsMeasured } from './measured-process.ts'
import { openFilled } from './open-filled.ts'

// The embedded rc-pub, in a process of its own that tells what memory it takes, with articles that change while they are
// harvested: on the embedded store, or on the PostgreSQL server that DATABASE_URL names.

/** Changes a second. */
const pace = 10

/** One change that was made, of the article with this key. */
export interface MadeChange {
  readonly key: string
  readonly isGone: boolean
}

/** What `/bench/changes` answers. */
export interface MadeChanges {
  readonly changes: readonly MadeChange[]
  /** Articles that the store has now. */
  readonly articles: number
}

/** Changes articles one after the other until it is stopped: eight of ten get another title, one goes, one comes. */
function createChanges(database: Database, articles: number) {
  const records = generateArticles(500, 1)
  const copies = articles / 2_000
  const made: MadeChange[] = []
  const change = async (number: number): Promise<void> => {
    const [site] = await database.query<{ id: number }>(`select id from site where sld = 'one'`)
    const record = records[(number * 7) % records.length]
    if (site === undefined || record === undefined) throw new Error('There is nothing to change.')
    const isNew = number % 10 === 9
    const copy = isNew ? copies + number : 1 + (Math.floor(number / 10) % (copies - 1))
    const key = keyOfCopy(record.key, copy)
    const isGone = number % 10 === 4
    if (isGone) await removeArticles(database, { dois: [key], sld: 'one' })
    else {
      const title = { ...record.title, en: `${record.title.en}, ${number}` }
      await saveArticles(database, site.id, [{ ...record, key, doi: key, title }], { isShared: true })
    }
    made.push({ key, isGone })
  }
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  let number = 0
  return {
    made,
    start: () => {
      timer ??= setInterval(() => {
        number += 1
        const own = number
        last = last.then(() => change(own))
      }, 1_000 / pace)
    },
    stop: async () => {
      clearInterval(timer)
      timer = undefined
      await last
    },
  }
}

async function serve(articles: number): Promise<number> {
  const database = await openFilled(`changing-${articles}`, (opened) => copyArticles(opened, articles))
  const report = (failure: unknown): void => console.error(failure)
  const server = await createRcPubServer(await createRcPub({ database, report }))
  const changes = createChanges(database, articles)
  server.get<{ Querystring: { readonly running?: string } }>('/bench/changes', async ({ query }) => {
    if (query.running === 'yes') changes.start()
    else await changes.stop()
    const [counted] = await database.query<{ articles: number }>(
      'select count(*)::int as articles from article',
    )
    return { changes: changes.made, articles: counted?.articles ?? 0 } satisfies MadeChanges
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

answerAsMeasured(serve)
