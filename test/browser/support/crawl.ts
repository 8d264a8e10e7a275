import { inject } from 'vitest'
import { ask, type Reply } from './ask.ts'
import { elementsIn } from './read-html.ts'

export interface CrawlOptions {
  /** Where it begins, as whole addresses. */
  readonly from: readonly string[]
  /** So many pages are asked for, then it ends. */
  readonly most: number
  /** Of addresses that differ in numbers, terms and identifiers alone, so many a host. */
  readonly mostAlike: number
}

export interface CrawledPage {
  readonly url: string
  readonly status: number
  /** The address of the page itself as its head names it; null for none. */
  readonly canonical: string | null
}

export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>
  /** What is dead, with the pages that lead there: one line each. */
  readonly dead: readonly string[]
  /** Links of pages that lead elsewhere than they say, one line each. */
  readonly redirected: readonly string[]
}

const atOnce = 4

/** Statuses of a page that exists, whose content a busy machine could not give in time: a search has a deadline. */
const overloaded: readonly number[] = [502, 503]

/** Reads pages over HTTP as a program without scripts does, and follows every link of theirs that stays in the portal. */
export async function crawl({ from, most, mostAlike }: CrawlOptions): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const holders = new Map<string, string>()
  const alike = new Map<string, number>()
  const waiting: string[] = []
  const redirected: string[] = []
  const find = (url: string, holder: string): void => {
    if (holders.has(url)) return
    const shape = shapeOf(url)
    const known = alike.get(shape) ?? 0
    if (known >= mostAlike) return
    alike.set(shape, known + 1)
    holders.set(url, holder)
    waiting.push(url)
  }
  for (const url of from) find(url, 'the beginning')

  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined && pages.size < most; url = waiting.shift()) {
      const holder = holders.get(url) ?? ''
      const reply = await follow(url, (location) => {
        if (holder.startsWith('link of ')) redirected.push(`${url} → ${location} ← ${holder}`)
      })
      const links = reply.status === 200 && isPage(reply) ? linksIn(reply.body, url) : []
      const [canonical = null] = links.filter(({ kind }) => kind === 'canonical').map((link) => link.url)
      pages.set(url, { url, status: reply.status, canonical })
      for (const link of links) find(link.url, `${link.kind} of ${url}`)
    }
  }
  // a worker may find nothing waiting while another still reads: each round ends with all of them
  while (waiting.length > 0 && pages.size < most) await Promise.all(Array.from({ length: atOnce }, work))
  const dead = [...pages.values()]
    .filter(({ status }) => status !== 200 && !overloaded.includes(status))
    .map(({ status, url }) => `${status} ${url} ← ${holders.get(url) ?? ''}`)
  return { pages, dead, redirected }
}

interface FoundLink {
  readonly kind: string
  readonly url: string
}

/** The links of a page into the portal: what can be chosen in it, and what its head names. */
function linksIn(html: string, page: string): readonly FoundLink[] {
  const found = [
    ...elementsIn(html, 'a').map(({ href }) => ({ kind: 'link', href })),
    ...elementsIn(html, 'form')
      .filter(({ method = 'get' }) => method === 'get')
      .map(({ action }) => ({ kind: 'form', href: action })),
    ...elementsIn(html, 'link')
      .filter(({ rel }) => rel === 'canonical' || rel === 'alternate')
      .map(({ rel = '', href }) => ({ kind: rel, href })),
  ]
  return found.flatMap(({ kind, href }) => {
    if (href === undefined || !URL.canParse(href, page)) return []
    const url = new URL(href, page)
    url.hash = ''
    return url.protocol === 'http:' && url.hostname.endsWith('localhost') ? [{ kind, url: url.href }] : []
  })
}

const isPage = ({ headers }: Reply): boolean => String(headers['content-type']).startsWith('text/html')

/** The reply at the end of redirects; one that leads to the page of errors is the end itself. */
async function follow(
  url: string,
  told: (location: string) => void = () => undefined,
  steps = 3,
): Promise<Reply> {
  const { hostname, pathname, port, search } = new URL(url)
  const site = hostname === 'localhost' ? 'www' : hostname.replace(/\.localhost$/, '')
  const reply = await ask({ site, path: pathname + search, port: Number(port) })
  const { location } = reply.headers
  if (reply.status < 300 || reply.status >= 400 || typeof location !== 'string') return reply
  told(location)
  return steps > 0 && !location.startsWith('/errorPage')
    ? follow(new URL(location, url).href, undefined, steps - 1)
    : reply
}

/** Host, language and words of the path, and the names in the query: what numbers and identifiers leave. */
function shapeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  const words = pathname.split('/').filter((word) => /^[a-z-]+$/i.test(word))
  return [host, ...words, '?', ...[...searchParams.keys()].toSorted()].join(' ')
}

/** The home pages of the sites of these short-names, in both languages. */
export const homesOf = (slds: readonly string[]): readonly string[] =>
  slds.flatMap((sld) =>
    ['zh', 'en'].map((language) => `http://${sld}.localhost:${inject('port')}/${language}/home`),
  )
