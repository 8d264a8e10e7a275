import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ok } from '@xuekan/core'
import type { AddressParts, PageAddress } from '@xuekan/core/page'
import { articleRoute } from '@xuekan/core/content'
import { bareShell } from '@xuekan/core/site'
import Fastify from 'fastify'
import { Observable } from 'rxjs'
import { storeAddresses, sitemapOf, urlsOn } from '../../app/server/stored-addresses.ts'
import { addCrawlerFiles, type SitemapAnswer } from '../../server/host/crawlers/add-crawler-files.ts'
import { answerAsMeasured } from './measured-process.ts'

// The sitemap of a site with generated articles, on a host in a process of its own that tells what memory it takes.

/** Addresses that one call answers. */
const atOnce = 100

const addressOf = (at: number): PageAddress => ({
  route: articleRoute(
    { id: String(at), doi: `10.${5_000 + (at % 977)}/j.${(at * 7_919) % 1_000_003}.${at}` },
    null,
  ),
  changedOn: `${1950 + (at % 76)}-0${1 + (at % 9)}-1${at % 10}`,
})

/** As a store answers: a part, and the next one a millisecond later. */
const generated = (pages: number): AddressParts =>
  new Observable((subscriber) => {
    let next = 0
    const timer = setInterval(() => {
      const first = next
      next = Math.min(pages, first + atOnce)
      subscriber.next(ok(Array.from({ length: next - first }, (_, at) => addressOf(first + at))))
      if (next === pages) subscriber.complete()
    }, 1)
    return () => clearInterval(timer)
  })

/** Keeps as many pages and listens; the port. */
async function serve(pages: number): Promise<number> {
  const addresses = await storeAddresses(join(tmpdir(), 'xuekan-bench-sitemap'), generated(pages))
  if (addresses === null) throw new Error('The addresses could not be kept.')
  const host = Fastify()
  const origin = 'http://journal.example.org'
  const sitemap = sitemapOf(origin, bareShell, addresses, urlsOn(origin, bareShell, ['example.org']))
  const answer: SitemapAnswer = { kind: 'sitemap', sitemap }
  addCrawlerFiles(host, { findSitemap: async () => answer, refuse: async () => null })
  await host.listen({ port: 0, host: '127.0.0.1' })
  return (host.server.address() as AddressInfo).port
}

answerAsMeasured(serve)
