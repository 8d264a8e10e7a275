import { citeAs } from '../../domain/citation/cite-as.ts'
import type { CitationGateway } from '../../ports/citation-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import type { FakeContent } from './fake-content.ts'

export const createFakeCitationGateway = (content: FakeContent, answers: FakeResults): CitationGateway => ({
  batchInfo: ({ siteId }, ids) =>
    answers('batchInfo', () =>
      ids.flatMap((id) => {
        const found = content.articles.find(({ article }) => article.id === id)
        if (found === undefined) return []
        return [{ siteId, id, text: { zh: citeAs(found.article, 'zh'), en: citeAs(found.article, 'en') } }]
      }),
    ),
})
