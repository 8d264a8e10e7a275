import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { describedTypeIn, type DescribedType } from '@xuekan/core/route'
import { parsePageRequest, type ParsedPageRequest } from './page-request.ts'
import type { DescribePage } from './described/describe-page.ts'
import { answerLeft } from './session/answer-left.ts'
import { namesWeakly } from '../http/entity-tags.ts'
import type { PageAnswer, PageVisit, RenderPage } from './page-answer.ts'
import { usageClientOf, type UsageClient } from './sharing/usage-client.ts'
import { pageEncodings, storePage, type PageCache, type StoredPage } from './page-cache.ts'
import { addCachingHeaders, type CacheScope } from './sharing/caching-headers.ts'
import { markName } from './sharing/visit-report-address.ts'

export interface PageVisits {
  /** Told of every page that somebody is given, kept or rendered; makes nobody wait. */
  readonly count: (visit: PageVisit, client: UsageClient) => void
  /** Marks an answer that shared caches may keep; null where it cannot be marked. */
  readonly mark: (visit: PageVisit, client: UsageClient) => string | null
}

export interface PageRouteOptions {
  readonly render: RenderPage
  /** Finds the description of a page that a program asks for in place of it; without it everybody has the page. */
  readonly describe?: DescribePage | undefined
  readonly cache: PageCache
  /** Another one whenever any content of these sites changes; of the whole, where none is named. */
  readonly contentVersion: (siteIds?: readonly string[]) => string
  /** Who is told of visits; null where nobody counts them. */
  readonly visited: PageVisits | null
  /** Told of every request for a page, whether it is kept. */
  readonly cacheLookedUp: (isKept: boolean) => void
  /** Refuses a request whose page would have to be rendered, or lets it go on with null. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>
  /** Seconds that shared caches may keep a page. */
  readonly sharedFor: number
}

/**
 * Milliseconds after which a kept page is made again, although the content of its sites is the same: another site may
 * have something that belongs on it, such as a related article.
 */
const keptFor = 3_600_000

/** Seconds after which a page is worth asking for again that could not be had. */
const retryAfter = 30

/** Answers at once where the page is kept, later where it must be rendered. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined

/** Answers a request with its page, kept or rendered. */
export function createPageHandler(options: PageRouteOptions): PageHandler {
  const { render, describe, cache, contentVersion, visited, refuse } = options
  // who asks for a page that is being rendered waits for it, instead of having it rendered again
  const rendering = new Map<string, Promise<PageAnswer>>()
  const renderOnce = ({ requested, key }: ParsedPageRequest, version: string): Promise<PageAnswer> => {
    if (key === null) return render(requested)
    const name = `${version}\n${key}`
    const underway = rendering.get(name) ?? render(requested).finally(() => rendering.delete(name))
    rendering.set(name, underway)
    return underway
  }
  const findSaved = (key: string | null): StoredPage | undefined => {
    const page = key === null ? undefined : cache.find(key)
    if (page === undefined || page.version !== contentVersion(page.sites)) return undefined
    return performance.now() - page.madeAt < keptFor ? page : undefined
  }
  const give = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: StoredPage,
    cached: CacheScope,
  ): FastifyReply => {
    const { visit, sites } = page
    addCachingHeaders(reply, cached, options.sharedFor, {
      sites,
      articles: visit === null || visit.articleId === null ? [] : [visit.articleId],
    })
    if (visited !== null && visit !== null && request.method === 'GET') {
      const client = usageClientOf(request)
      visited.count(visit, client)
      const mark = cached === 'everybody' ? visited.mark(visit, client) : null
      if (mark !== null) reply.header('server-timing', `${markName};desc="${mark}"`)
    }
    return send(request, reply, page)
  }
  const answerRendered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parsed: ParsedPageRequest,
  ): Promise<FastifyReply> => {
    const refused = await refuse(request, reply)
    if (refused !== null) return refused
    const { key, sharing, isSecret } = parsed
    if (isSecret) reply.header('referrer-policy', 'same-origin')
    const begun = contentVersion()
    const answer = await renderOnce(parsed, begun)
    // what is only read lets nobody in
    if (answer.kind === 'entered' || answer.kind === 'changed' || answer.kind === 'onward')
      return reply.header('cache-control', 'no-store').redirect(answer.location, 303)
    if (answer.kind === 'left') return answerLeft(request, reply, answer)
    if (answer.kind === 'redirect')
      return reply.header('cache-control', 'no-store').redirect(answer.location, answer.status)
    // what changed meanwhile may be on it or not
    const isCurrent = begun === contentVersion()
    // who waited for the same page finds it kept by who came first
    const origin = { version: contentVersion(answer.sites), madeAt: performance.now() }
    const page = findSaved(key) ?? storePage(answer, origin)
    const isShared = answer.shared && isCurrent
    if (key !== null && isShared) cache.store(key, page)
    return give(request, reply, page, cacheScopeOf(sharing, answer, isShared))
  }
  /** Before anything that is kept: pages themselves are the same for all who ask, whatever they accept. */
  const answerDescribed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { readonly describe: DescribePage; readonly type: DescribedType },
  ): Promise<FastifyReply> => {
    const refused = await refuse(request, reply)
    if (refused !== null) return refused
    const parsed = parsePageRequest(request)
    const answer = await wanted.describe(parsed.requested, { type: wanted.type })
    if (answer.kind !== 'elsewhere') return answerRendered(request, reply, parsed)
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    return reply.redirect(answer.location, 303)
  }
  return (request, reply) => {
    const { accept } = request.headers
    const type = accept === undefined ? null : describedTypeIn(accept)
    if (type !== null && describe !== undefined) return answerDescribed(request, reply, { describe, type })
    const parsed = parsePageRequest(request)
    const cached = findSaved(parsed.key)
    options.cacheLookedUp(cached !== undefined)
    if (cached === undefined) return answerRendered(request, reply, parsed)
    // without a promise, since waiting for one is a good part of what a kept page costs
    give(request, reply, cached, parsed.sharing)
    return undefined
  }
}

/** What nobody should see again is kept by nobody; what is not to be shared, by a browser at the most. */
const cacheScopeOf = (
  sharing: ParsedPageRequest['sharing'],
  { status }: { readonly status: number },
  isShared: boolean,
): CacheScope => {
  if (sharing === 'reader' || status === 503) return 'reader'
  return isShared ? sharing : 'browser'
}

/** Every address that nothing else serves is a page. */
export function addPageRoute(host: FastifyInstance, handler: PageHandler): void {
  host.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler })
}

function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.header('etag', page.etag)
  if (page.links !== '') reply.header('link', page.links)
  if (page.status === 503) reply.header('retry-after', retryAfter)
  if (page.status === 200 && namesWeakly(request.headers['if-none-match'], page.etag))
    return reply.code(304).send()
  reply.code(page.status).type('text/html; charset=utf-8').header('content-language', page.language)
  const encoding = acceptedEncoding(request.headers['accept-encoding'], pageEncodings)
  if (encoding !== null) reply.header('content-encoding', encoding)
  const body = page.bodies[encoding ?? 'identity']
  if (request.method === 'HEAD') return reply.header('content-length', body.length).send()
  return reply.send(body)
}
