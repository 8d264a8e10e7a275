import { otherLanguage } from '../../domain/language/language.ts'
import { pageOf } from './page-of.ts'
import type { DocumentGateway } from '../../ports/document-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { shownBy, type FakeContent } from './fake-content.ts'

/** Documents in memory, in the order in which they are listed. */
export const createFakeDocumentGateway = (content: FakeContent, answers: FakeResults): DocumentGateway => ({
  list: ({ siteId }, request) =>
    answers('documentList', () => {
      const sites = shownBy(content, siteId)
      const shown = (content.documents ?? []).filter(({ document }) => sites.has(document.siteId))
      return pageOf(
        shown.map(({ document }) => document),
        request,
      )
    }),
  byId: ({ language }, id) =>
    answers('documentById', () => {
      const found = (content.documents ?? []).find(({ document }) => document.id === id)
      if (found === undefined) return null
      return { document: found.document, body: found.body[language] ?? found.body[otherLanguage(language)] }
    }),
})
