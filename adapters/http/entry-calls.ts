import type { AsyncResult, RequestContext, Paged, PageRequest } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import type { Endpoint } from './contract/endpoint.ts'
import type { WirePaged } from './contract/paged.ts'
import type { EndpointInput } from './print-request.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { requireFound } from './require-found.ts'
import { entriesFrom, type Read, type WireEntry } from './wire/entry.ts'
import { pagedFrom } from './wire/paged.ts'

type Query = NonNullable<EndpointInput['query']>

const pageQuery = ({ page, size }: PageRequest): Query => ({ page, size })

/** How every collection is asked for: by pages, and one entry by its id. */
export function createEntryCalls(client: RcPubClient) {
  const paged = <W extends WireEntry, T>(
    endpoint: Endpoint<WirePaged<W>>,
    context: RequestContext,
    query: Query,
    read: Read<W, T>,
  ): AsyncResult<Paged<T>> =>
    mapResult(client.call(endpoint, { ...context, query }), (wire) =>
      pagedFrom(wire, (content) => entriesFrom(content, context.language, read)),
    )
  return {
    /** A page of what the reader's site shows. */
    ofSite:
      <W extends WireEntry, T, R extends PageRequest>(
        endpoint: Endpoint<WirePaged<W>>,
        read: Read<W, T>,
        queryOf: (request: R) => Query = pageQuery,
      ) =>
      (context: RequestContext, request: R): AsyncResult<Paged<T>> =>
        paged(endpoint, context, { siteId: context.siteId, ...queryOf(request) }, read),
    /** A page of what belongs to one thing, whose id is sent as `name`. */
    within:
      <W extends WireEntry, T>(
        endpoint: Endpoint<WirePaged<W>>,
        read: Read<W, T>,
        name: 'id' | 'topicId' = 'id',
      ) =>
      (context: RequestContext, id: string, request: PageRequest): AsyncResult<Paged<T>> =>
        paged(endpoint, context, { [name]: id, ...pageQuery(request) }, read),
    /** One entry; 'absent' where there is none, or one without an id. */
    one:
      <W extends WireEntry, T>(
        endpoint: Endpoint<W | null>,
        read: Read<W, T>,
        place: 'path' | 'query' = 'path',
      ) =>
      (context: RequestContext, id: string): AsyncResult<T> =>
        requireFound(
          mapResult(client.call(endpoint, { ...context, [place]: { id } }), (wire) => {
            const [entry] = wire === null ? [] : entriesFrom([wire], context.language, read)
            return entry ?? null
          }),
          endpoint.name,
        ),
  }
}
