import type { ArticleSummary } from '../../domain/article/article.ts'
import type { Expert } from '../../domain/expert/expert.ts'
import { pageOf } from '../../domain/page/page-wish.ts'
import type { AlbumGateway } from '../../ports/album-gateway.ts'
import type { FakeAnswers } from './fake-answers.ts'
import { shownBy, summariesOf, type FakeContent } from './fake-content.ts'
import type { FakeAlbum } from './fake-side-content.ts'

/** Albums in memory, in the order in which they are listed. */
export function createFakeAlbumGateway(content: FakeContent, answers: FakeAnswers): AlbumGateway {
  const { albums = [], experts = [] } = content
  const find = (id: string): FakeAlbum | null => albums.find(({ album }) => album.id === id) ?? null
  const papersOf = (id: string): readonly ArticleSummary[] => summariesOf(content, find(id)?.articles ?? [])
  const expertsOf = (id: string): readonly Expert[] =>
    (find(id)?.experts ?? []).flatMap((each) =>
      experts.flatMap(({ expert }) => (expert.id === each ? [expert] : [])),
    )
  return {
    list: ({ siteId }, wish) =>
      answers('albumList', () => {
        const sites = shownBy(content, siteId)
        const shown = albums.map(({ album }) => album).filter((album) => sites.has(album.siteId))
        return pageOf(shown, wish)
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
    papers: (_, id, wish) => answers('albumPapers', () => pageOf(papersOf(id), wish)),
    figures: (_, id, wish) => answers('albumFigures', () => pageOf(find(id)?.figures ?? [], wish)),
    tables: (_, id, wish) => answers('albumTables', () => pageOf(find(id)?.tables ?? [], wish)),
    experts: (_, id, wish) => answers('albumExperts', () => pageOf(expertsOf(id), wish)),
  }
}
