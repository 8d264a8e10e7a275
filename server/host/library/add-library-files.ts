import { acceptedLanguage, type UiLanguage } from '@xuekan/core'
import { readQuery, splitAddress, type Query } from '@xuekan/core/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HostOrigin } from '../crawlers/add-crawler-files.ts'
import { pageCookies } from '../page-cookies.ts'
import type { PageHandler } from '../page-route.ts'
import { refuse } from '../refuse.ts'
import { sendText } from '../send-text.ts'

/** A file for programs, or why there is none. */
export type LibraryAnswer<T> =
  | { readonly kind: 'found'; readonly value: T }
  /** The host has no site, or nothing of the kind. */
  | { readonly kind: 'absent' }
  /** It cannot be said now. */
  | { readonly kind: 'later' }

/** What libraries and readers' tools ask a host for; `language` is what the address says, '' for nothing. */
export interface LibraryFinders {
  /** The description of the site's search, as XML. */
  readonly openSearch: (requested: HostOrigin, language: string) => Promise<LibraryAnswer<string>>
  /** The list of the site's journals. */
  readonly kbart: (
    requested: HostOrigin,
    language: string,
  ) => Promise<LibraryAnswer<{ readonly fileName: string; readonly text: string }>>
  /** The address of what an OpenURL means, in the reader's language where it names none; null where that is not known. */
  readonly openUrl: (
    requested: HostOrigin,
    query: Query,
    preferred: UiLanguage | null,
  ) => Promise<LibraryAnswer<string>>
}

export interface LibraryFiles {
  readonly find: LibraryFinders
  /** Answers with the site's own page for what is not there. */
  readonly pageOf: PageHandler
  /** Refuses a request whose answer may have to be made, or lets it go on with null. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>
}

/** Seconds after which a file is worth asking for again that could not be had. */
const retryAfter = 60

/** A day, in seconds: browsers ask for the description of a search now and then. */
const openSearchLasts = 86_400

/** What the reader has chosen on the site before, else what the browser is set to. */
const languageOf = ({ headers }: FastifyRequest): UiLanguage | null =>
  pageCookies(headers.cookie ?? '').language ?? acceptedLanguage(headers['accept-language'] ?? '')

/** `/opensearch.xml`, `/kbart.tsv` and `/openurl`. */
export function addLibraryFiles(
  host: FastifyInstance,
  { find, pageOf, refuse: refuseMany }: LibraryFiles,
): void {
  const add = <T>(
    url: string,
    ask: (requested: HostOrigin, query: Query, request: FastifyRequest) => Promise<LibraryAnswer<T>>,
    answer: {
      readonly send: (
        request: FastifyRequest,
        reply: FastifyReply,
        value: T,
      ) => FastifyReply | Promise<FastifyReply>
      readonly absent: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply
    },
  ): void => {
    host.route({
      method: ['GET', 'HEAD'],
      exposeHeadRoute: false,
      url,
      handler: async (request, reply) => {
        const refused = await refuseMany(request, reply)
        if (refused !== null) return refused
        const protocol = request.protocol === 'https' ? 'https' : 'http'
        const query = readQuery(splitAddress(request.raw.url ?? '/').query)
        const found = await ask({ host: request.host, protocol }, query, request)
        if (found.kind === 'found') return answer.send(request, reply, found.value)
        if (found.kind === 'absent') return answer.absent(request, reply)
        reply.header('retry-after', retryAfter)
        return refuse(request, reply, 503, 'This cannot be answered at the moment.')
      },
    })
  }
  const noSite = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    refuse(request, reply, 404, 'No site has this name.')
  const languageIn = (query: Query): string => new Map(query).get('lang') ?? ''
  add('/opensearch.xml', (requested, query) => find.openSearch(requested, languageIn(query)), {
    send: (request, reply, xml) =>
      sendText(
        request,
        reply
          .type('application/opensearchdescription+xml; charset=utf-8')
          .header('cache-control', `public, max-age=${openSearchLasts}`),
        xml,
      ),
    absent: noSite,
  })
  add('/kbart.tsv', (requested, query) => find.kbart(requested, languageIn(query)), {
    send: (request, reply, { fileName, text }) =>
      sendText(
        request,
        reply
          .type('text/tab-separated-values; charset=utf-8')
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .header('cache-control', 'no-cache'),
        text,
      ),
    absent: noSite,
  })
  add('/openurl', (requested, query, request) => find.openUrl(requested, query, languageOf(request)), {
    send: (_request, reply, location) => reply.header('cache-control', 'no-store').redirect(location, 303),
    absent: async (request, reply) => {
      await pageOf(request, reply)
      return reply
    },
  })
}
