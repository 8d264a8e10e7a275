import { randomUUID } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../../http/accepted-encoding.ts'
import { namesWeakly } from '../../http/entity-tags.ts'
import { refuse } from '../refuse.ts'
import { sendText } from '../send-text.ts'
import { printRobots } from './robots.ts'
import {
  partsOf,
  printIndex,
  printPart,
  printText,
  standardLimits,
  type Sitemap,
  type SitemapLimits,
  type SitemapPart,
} from './sitemap.ts'

/** What is known of the sitemap of a host. */
export type SitemapAnswer =
  | { readonly kind: 'sitemap'; readonly sitemap: Sitemap }
  /** Another host stands for the site. */
  | { readonly kind: 'elsewhere'; readonly origin: string }
  /** The host has no site. */
  | { readonly kind: 'absent' }
  /** It cannot be said now: a part of a sitemap is none. */
  | { readonly kind: 'later' }

export interface HostOrigin {
  /** Host header, with its port. */
  readonly host: string
  readonly protocol: 'http' | 'https'
}

export type FindSitemap = (requested: HostOrigin) => Promise<SitemapAnswer>

export interface CrawlerFiles {
  readonly findSitemap: FindSitemap
  /** Refuses a request whose sitemap may have to be made, or lets it go on with null. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>
  readonly limits?: SitemapLimits
}

/** Seconds after which a sitemap is worth asking for again that could not be had. */
const retryAfter = 60

/** An hour, in seconds: the rules change with the portal alone. */
const robotsLast = 3_600

/** `/robots.txt`, `/sitemap.txt`, `/sitemap.xml`, and `/sitemap-1.xml` and so on where one file does not hold it. */
export function addCrawlerFiles(host: FastifyInstance, options: CrawlerFiles): void {
  const { limits = standardLimits } = options
  const method = ['GET', 'HEAD']
  const exposeHeadRoute = false
  host.route({
    method,
    exposeHeadRoute,
    url: '/robots.txt',
    handler: async (request, reply) =>
      sendText(
        request,
        reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${robotsLast}`),
        printRobots(originOf(askedOf(request))),
      ),
  })
  const tags = new WeakMap<Sitemap, string>()
  const addSitemap = (
    url: string,
    send: (
      request: FastifyRequest,
      reply: FastifyReply,
      sitemap: Sitemap,
    ) => FastifyReply | Promise<FastifyReply>,
  ): void => {
    host.route({
      method,
      exposeHeadRoute,
      url,
      handler: async (request, reply) => {
        const refused = await options.refuse(request, reply)
        if (refused !== null) return refused
        const answer = await options.findSitemap(askedOf(request))
        if (answer.kind === 'sitemap') {
          // the same object says the same in every file, and is another one once any address has changed
          const tag = tags.get(answer.sitemap) ?? `W/"${randomUUID()}"`
          tags.set(answer.sitemap, tag)
          reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
          if (namesWeakly(request.headers['if-none-match'], tag)) return reply.code(304).send()
          return send(request, reply, answer.sitemap)
        }
        if (answer.kind === 'elsewhere') {
          const path = (request.raw.url ?? '/').split('?', 1)[0] ?? '/'
          return reply.redirect(answer.origin + path, 302)
        }
        if (answer.kind === 'absent') return refuse(request, reply, 404, 'No site has this name.')
        reply.header('retry-after', retryAfter)
        return refuse(request, reply, 503, 'The sitemap cannot be made at the moment.')
      },
    })
  }
  addSitemap('/sitemap.txt', (request, reply, sitemap) =>
    streamText(request, reply, 'text/plain', printText(sitemap, limits)),
  )
  // one sitemap object serves many requests
  const known = new WeakMap<Sitemap, Promise<readonly SitemapPart[]>>()
  const parted = (sitemap: Sitemap): Promise<readonly SitemapPart[]> => {
    const parts = known.get(sitemap) ?? partsOf(sitemap, limits)
    known.set(sitemap, parts)
    return parts
  }
  addSitemap('/sitemap.xml', async (request, reply, sitemap) => {
    const parts = await parted(sitemap)
    const [only] = parts
    const text =
      only === undefined || parts.length > 1 ? [printIndex(sitemap, parts)] : printPart(sitemap, only)
    return streamText(request, reply, 'application/xml', text)
  })
  addSitemap('/sitemap-:part(^\\d{1,5}$).xml', async (request, reply, sitemap) => {
    const parts = await parted(sitemap)
    const part = parts[Number((request.params as { readonly part: string }).part) - 1]
    return part === undefined || parts.length === 1
      ? refuse(request, reply.removeHeader('etag'), 404, 'The sitemap has no such part.')
      : streamText(request, reply, 'application/xml', printPart(sitemap, part))
  })
}

const askedOf = ({ host, protocol }: FastifyRequest): HostOrigin => ({
  host,
  protocol: protocol === 'https' ? 'https' : 'http',
})

const originOf = ({ host, protocol }: HostOrigin): string => `${protocol}://${host}`

function streamText(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  text: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply.type(`${mediaType}; charset=utf-8`)
  if (request.method === 'HEAD') return reply.send()
  const pieces = Readable.from(text, { objectMode: false })
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip'])
  if (encoding === null) return reply.send(pieces)
  // what fails in either ends both, and the answer with them
  return reply.header('content-encoding', encoding).send(pipeline(pieces, createGzip(), () => undefined))
}
