import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentHashOf } from '../../samples/content-hash.ts'
import { createRcPub, createRcPubServer, openDatabase } from '../../server/rc-pub/index.ts'
import { loadArticles } from './load-articles.ts'
import { answerAsMeasured } from './measured-process.ts'

// The embedded rc-pub with generated articles, in a process of its own that tells what memory it takes.

const root = new URL('../..', import.meta.url)
const at = (path: string): string => fileURLToPath(new URL(path, root))
const sources = ['load', 'store/migrations'].map((folder) => at(`server/rc-pub/${folder}`))

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

answerAsMeasured(serve)
