import type { AddressInfo } from 'node:net'
import { createRcPub, createRcPubServer } from '../../server/rc-pub/index.ts'
import { loadArticles } from './load-articles.ts'
import { answerAsMeasured } from './measured-process.ts'
import { openFilled } from './open-filled.ts'

// The embedded rc-pub with generated articles, in a process of its own that tells what memory it takes.

/** The port at which so many articles are answered. */
async function serve(articles: number): Promise<number> {
  const database = await openFilled(`harvest-${articles}`, (opened) => loadArticles(opened, articles))
  const report = (failure: unknown): void => console.error(failure)
  const server = await createRcPubServer(await createRcPub({ database, report }))
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

answerAsMeasured(serve)
