import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHashOf } from '../../samples/content-hash.ts'
import { createRcPub, createRcPubServer, openDatabase } from '../../server/rc-pub/index.ts'
import { loadArticles } from './load-articles.ts'

// The embedded rc-pub with generated articles, in a process of its own that tells what memory it takes. It is asked in
// this order: `load N`, `idle`, and at last `most`.

const root = new URL('../..', import.meta.url)
const at = (path: string): string => fileURLToPath(new URL(path, root))
const sources = ['load', 'store/migrations'].map((folder) => at(`server/rc-pub/${folder}`))

const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20
let most = 0
setInterval(() => (most = Math.max(most, megabytes())), 20).unref()

/** Opens a store with as many articles, those of an earlier run where nothing has changed since; the port. */
async function serve(articles: number): Promise<number> {
  const hash = contentHashOf([at('bench/support'), ...sources]).slice(0, 12)
  const folder = join(tmpdir(), `xuekan-bench-harvest-${articles}-${hash}`)
  const loaded = join(folder, 'loaded')
  mkdirSync(folder, { recursive: true })
  const opened = await openDatabase({
    kind: 'folder',
    folder,
    worker: new URL('dist/server/pglite-worker.js', root),
  })
  if (!opened.ok) throw new Error(`The store did not open: ${opened.error.kind}`)
  if (!existsSync(loaded)) {
    await loadArticles(opened.value, articles)
    writeFileSync(loaded, '')
  }
  const report = (failure: unknown): void => console.error(failure)
  const rcPub = await createRcPub({ database: opened.value, report })
  const server = await createRcPubServer(rcPub)
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

async function answerTo(message: string): Promise<object> {
  if (message === 'most') return { most }
  if (message === 'idle') {
    globalThis.gc?.()
    most = megabytes()
    return { idle: most }
  }
  return { port: await serve(Number(message.slice('load '.length))) }
}

process.on('message', (message) => {
  answerTo(String(message)).then(
    (answer) => process.send?.(answer),
    (failure: unknown) => {
      console.error(failure)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
