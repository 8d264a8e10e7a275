import type { ArticleSummary } from '../../domain/article/article.ts'
import type { Expert } from '../../domain/expert/expert.ts'
import { pageOf } from './page-of.ts'
import type { AlbumGateway } from '../../ports/album-gateway.ts'
import type { FakeResults } from './fake-results.ts'
import { shownBy, summariesOf, type FakeContent } from './fake-content.ts'
import type { FakeAlbum } from './fake-side-content.ts'

/** Albums in memory, in the order in which they are listed. */
export function createFakeAlbumGateway(content: FakeContent, answers: FakeResults): AlbumGateway {
  const { albums = [], experts = [] } = content
  const find = (id: string): FakeAlbum | null => albums.find(({ album }) => album.id === id) ?? null
  const papersOf = (id: string): readonly ArticleSummary[] => summariesOf(content, find(id)?.articles ?? [])
  const expertsOf = (id: string): readonly Expert[] =>
    (find(id)?.experts ?? []).flatMap((each) =>
      experts.flatMap(({ expert }) => (expert.id === each ? [expert] : [])),
    )
  return {
    list: ({ siteId }, request) =>
      answers('albumList', () => {
        const sites = shownBy(content, siteId)
        const shown = albums.map(({ album }) => album).filter((album) => sites.has(album.siteId))
        return pageOf(shown, request)
      }),
    byId: (_, id) =>
      answers('albumById', () => {
        const found = find(id)
        if (found === null) return null
        const { album, figures, tables } = found
        return {
          album,
          counts: {
            paper: papersOf(id).length,
            figures: figures.length,
            tables: tables.length,
            experts: expertsOf(id).length,
          },
        }
      }),
    papers: (_, id, request) => answers('albumPapers', () => pageOf(papersOf(id), request)),
    figures: (_, id, request) => answers('albumFigures', () => pageOf(find(id)?.figures ?? [], request)),
    tables: (_, id, request) => answers('albumTables', () => pageOf(find(id)?.tables ?? [], request)),
    experts: (_, id, request) => answers('albumExperts', () => pageOf(expertsOf(id), request)),
  }
}
