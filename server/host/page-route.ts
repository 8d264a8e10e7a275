import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { PageAnswer, PageRequest, PageVisit, RenderPage } from './page-answer.ts'
import { pageCookies, type PageCookies } from './page-cookies.ts'
import { pageEncodings, storePage, type PageCache, type StoredPage } from './page-cache.ts'

export interface PageRouteOptions {
  readonly render: RenderPage
  readonly cache: PageCache
  /** Changes whenever any content changes; a part of every cache key. */
  readonly contentVersion: () => string
  /** Told of every page that somebody is given, kept or rendered; makes nobody wait. */
  readonly countVisit: (visit: PageVisit) => void
  /** Told of every request for a page, whether it is kept. */
  readonly cacheAsked: (isKept: boolean) => void
  /** Refuses a request whose page would have to be rendered, or lets it go on with null. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>
}

/** Seconds after which a page is worth asking for again that could not be had. */
const retryAfter = 30

/** Answers at once where the page is kept, later where it must be rendered. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined

/** Answers a request with its page, kept or rendered. */
export function createPageHandler(options: PageRouteOptions): PageHandler {
  const { render, cache, contentVersion, countVisit, refuse } = options
  const count = ({ method }: FastifyRequest, { visit }: StoredPage): void => {
    if (visit !== null && method === 'GET') countVisit(visit)
  }
  // who asks for a page that is being rendered waits for it, instead of having it rendered again
  const rendering = new Map<string, Promise<PageAnswer>>()
  const renderOnce = (requested: PageRequest, key: string | null): Promise<PageAnswer> => {
    if (key === null) return render(requested)
    const underway = rendering.get(key) ?? render(requested).finally(() => rendering.delete(key))
    rendering.set(key, underway)
    return underway
  }
  const answerRendered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    requested: PageRequest,
    key: string | null,
  ): Promise<FastifyReply> => {
    const refused = await refuse(request, reply)
    if (refused !== null) return refused
    const answer = await renderOnce(requested, key)
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status)
    // who waited for the same page finds it kept by who came first
    const page = (key === null ? undefined : cache.find(key)) ?? storePage(answer)
    count(request, page)
    if (key !== null && answer.shared) cache.store(key, page)
    return send(request, reply, page, key !== null)
  }
  return (request, reply) => {
    const { cookies, language, isPersonal } = pageCookies(request.headers.cookie ?? '')
    const { host } = request
    const protocol = request.protocol === 'https' ? 'https' : 'http'
    const requested: PageRequest = { address: request.raw.url ?? '/', host, protocol, cookies }
    const key = isPersonal ? null : keyOf(requested, language, contentVersion())
    const cached = key === null ? undefined : cache.find(key)
    options.cacheAsked(cached !== undefined)
    if (cached === undefined) return answerRendered(request, reply, requested, key)
    count(request, cached)
    // without a promise, since waiting for one is a good part of what a kept page costs
    send(request, reply, cached, true)
    return undefined
  }
}

/** Every address that nothing else serves is a page. */
export function addPageRoute(host: FastifyInstance, handler: PageHandler): void {
  host.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler })
}

/** All that rendering for nobody is given, and the content. Law: equal keys mean equal requests. */
const keyOf = (
  { address, host, protocol }: PageRequest,
  language: PageCookies['language'],
  version: string,
): string => `${version}\n${protocol}\n${host}\n${language ?? ''}\n${address}`

/** Whether one of the tags that a request names is this one; which encoding it came in makes no difference. */
const isKnown = (etag: string, named: string | undefined): boolean =>
  named?.split(',').some((each) => each.trim().replace(/^(?!W\/)/, 'W/') === etag) ?? false

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  anonymous: boolean,
): FastifyReply {
  reply.header('etag', page.etag)
  reply.header('vary', 'accept-encoding, cookie')
  if (page.links !== '') reply.header('link', page.links)
  const isPassing = page.status === 503
  reply.header('cache-control', anonymous && !isPassing ? 'no-cache' : 'private, no-store')
  if (isPassing) reply.header('retry-after', retryAfter)
  if (page.status === 200 && isKnown(page.etag, request.headers['if-none-match']))
    return reply.code(304).send()
  reply.code(page.status).type('text/html; charset=utf-8').header('content-language', page.language)
  const encoding = acceptedEncoding(request.headers['accept-encoding'], pageEncodings)
  if (encoding !== null) reply.header('content-encoding', encoding)
  const body = page.bodies[encoding ?? 'identity']
  if (request.method === 'HEAD') return reply.header('content-length', body.length).send()
  return reply.send(body)
}
