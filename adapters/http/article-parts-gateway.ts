import { mapAnswer, type Answer, type ArticlePartsGateway, type Reader } from '@xuekan/core'
import type { Call } from './contract/call.ts'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import {
  attachmentsFrom,
  attachTypesFrom,
  referencesFrom,
  sharedArticleFrom,
  statisticsFrom,
} from './wire/article-parts.ts'
import { summariesFrom } from './wire/article-summary.ts'

/** What hangs from one article, over rc-pub (C7.15). */
export function createHttpArticlePartsGateway(caller: RcPubCaller): ArticlePartsGateway {
  const of = <W, T>(
    call: Call<W | null>,
    reader: Reader,
    query: Readonly<Record<string, string | number>>,
    read: (wire: W) => T,
  ): Answer<T> => mapAnswer(found(caller.call(call, { ...reader, query }), call.name), read)
  return {
    attachTypes: (reader, id) =>
      mapAnswer(caller.call(calls.attachTypes, { ...reader, query: { id } }), attachTypesFrom),
    attachments: (reader, id) =>
      of(calls.attachments, reader, { id }, (wires) => attachmentsFrom(wires, reader.language)),
    references: (reader, id) => of(calls.references, reader, { id }, referencesFrom),
    statistics: (reader, id) => of(calls.statistics, reader, { id }, statisticsFrom),
    related: (reader, id, size) =>
      of(calls.relations, reader, { id, size }, (wires) => summariesFrom(wires, reader.language)),
    shared: (reader, id) => of(calls.publicizeInfo, reader, { siteId: reader.siteId, id }, sharedArticleFrom),
  }
}
