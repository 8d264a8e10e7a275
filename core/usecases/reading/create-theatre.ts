import { floatKey, type ArticleFloat, type FloatName } from '../../domain/media/article-float.ts'
import type { ArticlePicture, ArticleTable } from '../../domain/media/article-media.ts'
import type { Gateways } from '../../ports/gateways.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { all, mapResult } from '../async-results.ts'
import { loading, remoteOf, type Remote } from '../remote.ts'

/** What is known of a figure or a table beside what a strip shows: its caption, and the cells of a table. */
export type FloatDetails = ArticlePicture & Partial<Pick<ArticleTable, 'html' | 'csvUrl'>>

/** The figures and tables of one article, of which one is enlarged. */
export interface TheatreState {
  readonly articleId: string
  readonly floats: readonly ArticleFloat[]
  /** The place of the one that is shown. */
  readonly at: number
  /** By their keys. */
  readonly details: Remote<ReadonlyMap<string, FloatDetails>>
}

/** Figures and tables, one after another, over the page (C1.7). */
export interface TheatreModel {
  /** null while it is closed. */
  readonly state$: Behavior<TheatreState | null>
  /** Opens it at one of them; nothing happens for one that is not there. */
  readonly open: (articleId: string, floats: readonly ArticleFloat[], shown: FloatName) => void
  readonly show: (shown: FloatName) => void
  /** Further or back; it stays at the ends. */
  readonly step: (by: 1 | -1) => void
  readonly close: () => void
}

export function createTheatre(
  { articles }: Pick<Gateways, 'articles'>,
  scope: Scope,
  { context }: { readonly context: RequestContext },
): TheatreModel {
  const state = createBehavior<TheatreState | null>(null)
  const change = (of: (open: TheatreState) => Partial<TheatreState>): void => {
    if (state.value !== null && !scope.ended) state.set({ ...state.value, ...of(state.value) })
  }
  const load = (articleId: string): void => {
    const answer = mapResult(
      all({
        pictures: articles.picturesOf(context, articleId),
        tables: articles.tablesOf(context, articleId),
      }),
      byKey,
    )
    scope.add(
      answer.subscribe((result) =>
        // another article may be open by now
        change((open) => (open.articleId === articleId ? { details: remoteOf(result) } : {})),
      ),
    )
  }
  return {
    state$: state,
    open: (articleId, floats, shown) => {
      const at = placeOf(floats, shown)
      if (at < 0 || scope.ended) return
      state.set({ articleId, floats, at, details: loading })
      load(articleId)
    },
    show: (shown) =>
      change(({ floats, at }) => {
        const wanted = placeOf(floats, shown)
        return { at: wanted < 0 ? at : wanted }
      }),
    step: (by) => change(({ floats, at }) => ({ at: Math.min(floats.length - 1, Math.max(0, at + by)) })),
    close: () => state.set(null),
  }
}

const placeOf = (floats: readonly FloatName[], shown: FloatName): number =>
  floats.findIndex((float) => floatKey(float) === floatKey(shown))

const byKey = ({
  pictures,
  tables,
}: {
  readonly pictures: readonly ArticlePicture[]
  readonly tables: readonly ArticleTable[]
}): ReadonlyMap<string, FloatDetails> =>
  new Map<string, FloatDetails>([
    ...pictures.map((each) => [floatKey({ kind: 'figure', id: each.id }), each] as const),
    ...tables.map((each) => [floatKey({ kind: 'table', id: each.id }), each] as const),
  ])
