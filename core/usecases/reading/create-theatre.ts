import { floatKey, type ArticleFloat, type FloatName } from '../../domain/media/article-float.ts'
import { addressWithFloat, addressWithoutFloat, floatInAddress } from '../../domain/media/float-address.ts'
import type { ArticlePicture, ArticleTable } from '../../domain/media/article-media.ts'
import type { Gateways } from '../../ports/gateways.ts'
import type { Navigation } from '../../ports/navigation.ts'
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
  /** Opens and closes it as the address says, for this article, until what it returns is called. */
  readonly follow: (articleId: string, floats: readonly ArticleFloat[]) => () => void
  readonly show: (shown: FloatName) => void
  /** Further or back; it stays at the ends. */
  readonly step: (by: 1 | -1) => void
  readonly close: () => void
}

/** What is open stands in the address: it can be copied, and the reader's Back closes it. */
export function createTheatre(
  { articles, navigation }: Pick<Gateways, 'articles'> & { readonly navigation: Navigation },
  scope: Scope,
  { context }: { readonly context: RequestContext },
): TheatreModel {
  const state = createBehavior<TheatreState | null>(null)
  let article: Pick<TheatreState, 'articleId' | 'floats'> | null = null
  const load = (articleId: string): void => {
    const answer = mapResult(
      all({
        pictures: articles.picturesOf(context, articleId),
        tables: articles.tablesOf(context, articleId),
      }),
      byKey,
    )
    scope.add(
      answer.subscribe((result) => {
        // another article may be open by now
        if (state.value?.articleId === articleId && !scope.ended)
          state.set({ ...state.value, details: remoteOf(result) })
      }),
    )
  }
  const showNamed = (address: string): void => {
    const named = floatInAddress(address)
    const at = article === null || named === null ? -1 : placeOf(article.floats, named)
    if (article === null || at < 0) state.set(null)
    else if (state.value?.articleId === article.articleId) state.set({ ...state.value, ...article, at })
    else {
      state.set({ ...article, at, details: loading })
      load(article.articleId)
    }
  }
  scope.add(navigation.address.value$.subscribe(showNamed))

  const show = (shown: FloatName | undefined): void => {
    if (shown === undefined || state.value === null || scope.ended) return
    if (placeOf(state.value.floats, shown) < 0) return
    navigation.go(addressWithFloat(navigation.address.value, shown), { replace: true })
  }
  return {
    state$: state,
    open: (articleId, floats, shown) => {
      if (placeOf(floats, shown) < 0 || scope.ended) return
      article = { articleId, floats }
      if (floatInAddress(navigation.address.value) === null)
        navigation.cover(addressWithFloat(navigation.address.value, shown))
      else navigation.go(addressWithFloat(navigation.address.value, shown), { replace: true })
      showNamed(navigation.address.value)
    },
    follow: (articleId, floats) => {
      article = { articleId, floats }
      if (!scope.ended) showNamed(navigation.address.value)
      return () => {
        if (article?.articleId !== articleId) return
        article = null
        state.set(null)
      }
    },
    show,
    step: (by) => show(state.value?.floats[state.value.at + by]),
    close: () => {
      // a second time would go back further
      if (state.value === null || scope.ended) return
      state.set(null)
      navigation.uncover(addressWithoutFloat(navigation.address.value))
    },
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
