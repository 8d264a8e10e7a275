import { pageOf } from './page-of.ts'
import type { MediaItemGateway } from '../../ports/media-item-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { shownBy, type FakeContent } from './fake-content.ts'
import { holdsWords } from './holds-words.ts'

export function createFakeMediaItemGateway(content: FakeContent, answers: FakeResults): MediaItemGateway {
  const pages = content.media ?? []
  const counted = new Map<string, number>()
  const find = (id: string) => pages.find(({ item }) => item.id === id) ?? null
  return {
    list: ({ siteId }, { kind, q, ...page }) =>
      answers('list', () => {
        const sites = shownBy(content, siteId)
        const found = pages
          .map(({ item }) => item)
          .filter((item) => sites.has(item.siteId) && (kind === null || item.kind === kind))
          .filter(({ title, summary }) => holdsWords([title.zh, title.en, summary.zh, summary.en], q))
        return pageOf(
          found.toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1)),
          page,
        )
      }),
    byId: (_context, id) => answers('byId', () => find(id)),
    recordDownload: (_context, id) =>
      answers('recordDownload', () => {
        const page = find(id)
        if (page === null) return null
        counted.set(id, (counted.get(id) ?? 0) + 1)
        return page.item.downloads + (counted.get(id) ?? 0)
      }),
  }
}
