import type { CitationGateway } from '@xuekan/core'
import type { ItemCitation } from '@xuekan/core/citation'
import { succeed, mapResult, all } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'

/** Ids of one call: with more of them an address grows longer than servers between may pass on. */
const idsPerCall = 100

/** Citation strings over rc-pub (C7.9). Many ids are asked for by several calls; one that fails is the failure of all. */
export const createHttpCitationGateway = (client: RcPubClient): CitationGateway => ({
  batchInfo: (context, ids) => {
    const wanted = [...new Set(ids)]
    const one = (batch: readonly string[]) =>
      client.call(endpoints.batchCitations, {
        ...context,
        query: { siteId: context.siteId, ids: batch.join(',') },
      })
    const batches = batchesOf(wanted).map((batch, index) => [String(index), one(batch)] as const)
    if (batches.length === 0) return succeed([])
    return mapResult(all(Object.fromEntries(batches)), (answers) => {
      const wires = new Map(
        Object.values(answers).flatMap((list) => list.map((wire) => [wire.id ?? '', wire])),
      )
      return wanted.flatMap((id): readonly ItemCitation[] => {
        const wire = wires.get(id)
        if (wire === undefined) return []
        return [{ siteId: context.siteId, id, text: { zh: wire.quote ?? '', en: wire.transQuote ?? '' } }]
      })
    })
  },
})

const batchesOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, index) =>
    ids.slice(index * idsPerCall, (index + 1) * idsPerCall),
  )
