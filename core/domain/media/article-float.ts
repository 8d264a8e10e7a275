import type { ArticlePicture, ArticleTable } from './article-media.ts'

/** A figure or a table of an article as a strip of them shows it (C1.7). */
export interface ArticleFloat extends Pick<ArticlePicture, 'id' | 'label' | 'imageUrl' | 'anchor'> {
  readonly kind: 'figure' | 'table'
}

/** The figures of an article and behind them its tables, each in the order of the article. */
export const articleFloats = (
  pictures: readonly ArticlePicture[],
  tables: readonly Pick<ArticleTable, keyof ArticlePicture>[],
): readonly ArticleFloat[] => [
  ...pictures.map((picture) => floatOf('figure', picture)),
  ...tables.map((table) => floatOf('table', table)),
]

const floatOf = (
  kind: ArticleFloat['kind'],
  { id, label, imageUrl, anchor }: ArticlePicture,
): ArticleFloat => ({ kind, id, label, imageUrl, anchor })

export type FloatName = Pick<ArticleFloat, 'kind' | 'id'>

/** Figures and tables are counted each by themselves: together with its kind an id is one's own. */
export const floatKey = ({ kind, id }: FloatName): string => `${kind} ${id}`

/** What stands before and behind a figure or a table; null at the ends, and for one that is not among them. */
export function floatNeighbours<T extends FloatName>(
  floats: readonly T[],
  shown: FloatName,
): { readonly previous: T | null; readonly next: T | null } {
  const at = floats.findIndex((float) => floatKey(float) === floatKey(shown))
  return at < 0
    ? { previous: null, next: null }
    : { previous: floats[at - 1] ?? null, next: floats[at + 1] ?? null }
}
