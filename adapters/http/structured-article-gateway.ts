import { answered, mapAnswer, thenAnswer, type Sanitiser, type StructuredArticleGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { structuredArticleFrom } from './wire/structured-article.ts'

/** Articles in parts over rc-pub (C7.15): the article itself says under which contentUrl they stand. */
export const createHttpStructuredArticleGateway = (
  caller: RcPubCaller,
  sanitiser: Sanitiser,
): StructuredArticleGateway => ({
  inParts: (reader, id) => {
    const article = found(caller.call(calls.articleById, { ...reader, path: { id } }), calls.articleById.name)
    return thenAnswer(article, (wire) => {
      const contentUrl = wire.contentUrl ?? ''
      if (contentUrl === '') return answered(null)
      const parts = caller.call(calls.journalData, { ...reader, query: { contentUrl } })
      return mapAnswer(parts, (data) => structuredArticleFrom(data, sanitiser))
    })
  },
})
