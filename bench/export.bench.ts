import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { citationFormats } from '@xuekan/core/citation'
import { digits, machine } from './support/figures.ts'
import { startMeasured } from './support/measured-process.ts'

// The whole result of a search as a file, in each of the formats: how long it takes, and what memory beside what the
// host takes when nobody asks. The bar is set for 100,000 articles: a part of them has its part of the time, and all of
// the memory.

const articles = 20_000
const bar = { articles: 100_000, seconds: 60, memory: 64 }
/** Words that most of the articles have. */
const term = '研究'

async function answerTo(port: number, path: string, from: string): Promise<IncomingMessage> {
  const headers = { host: 'www.localhost' }
  const asked = request({ host: '127.0.0.1', localAddress: from, port, path, headers })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`)
  return answer
}

async function aggregate(port: number): Promise<number> {
  const pieces: Buffer[] = []
  const answer = await answerTo(port, '/rc-pub/front/site/findBySld?sld=www', '127.0.0.1')
  for await (const piece of answer) pieces.push(piece as Buffer)
  const { data } = JSON.parse(Buffer.concat(pieces).toString('utf8')) as {
    readonly data: { readonly id: number }
  }
  return data.id
}

interface Exported {
  /** Articles of the file, as its name says. */
  readonly count: number
  readonly seconds: number
  readonly firstMilliseconds: number
  readonly bytes: number
}

/** Reads a file from its first byte to its last, and keeps nothing of it. Throws where it is broken off. */
async function exported(
  port: number,
  search: Readonly<Record<string, string>>,
  from: string,
): Promise<Exported> {
  const started = performance.now()
  const answer = await answerTo(
    port,
    `/rc-pub/front/search/export?${new URLSearchParams(search).toString()}`,
    from,
  )
  let [bytes, first] = [0, Number.NaN]
  for await (const piece of answer) {
    if (bytes === 0) first = performance.now() - started
    bytes += (piece as Buffer).length
  }
  const name = answer.headers['content-disposition'] ?? ''
  const count = Number(/-(\d+)\.\w+"/.exec(name)?.[1])
  return { count, bytes, firstMilliseconds: first, seconds: (performance.now() - started) / 1_000 }
}

const host = await startMeasured('./harvest-host.ts')
try {
  const port = await host.serve(articles)
  const siteId = String(await aggregate(port))
  console.log(
    `Whole results of a search among ${articles.toLocaleString('en')} articles as files, embedded store (${machine()}); ` +
      `bars are ${bar.seconds} s for ${bar.articles.toLocaleString('en')} and ${bar.memory} MiB above idle`,
  )
  for (const [at, { name }] of citationFormats.entries()) {
    const idle = await host.idle()
    const search = { siteId, q: term, citationType: name, language: 'zh' }
    // so many are sent to one address in an hour: each goes to another one of this machine
    const { count, seconds, firstMilliseconds, bytes } = await exported(port, search, `127.0.0.${at + 1}`)
    const above = (await host.most()) - idle
    const whole = (seconds * bar.articles) / count
    console.log(
      `  ${name}: ${count.toLocaleString('en')} in ${digits(seconds)} s, that is ${digits(whole)} s for ` +
        `${bar.articles.toLocaleString('en')}; first byte after ${digits(firstMilliseconds)} ms, ` +
        `${digits(bytes / 1e6)} MB, memory at most ${digits(above)} MiB above idle`,
    )
    if (!(whole <= bar.seconds) || above > bar.memory) process.exitCode = 1
  }
} finally {
  host.stop()
}
