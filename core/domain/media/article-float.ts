import { localise } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { ArticlePicture, ArticleTable } from './article-media.ts'

/** A figure or a table of an article as a strip of them and its text show it (C1.7). */
export interface ArticleFloat extends Pick<ArticlePicture, 'id' | 'label' | 'imageUrl' | 'anchor'> {
  readonly kind: 'figure' | 'table'
  /** The address of a table's cells as comma-separated values; '' for a figure, and where there are none. */
  readonly csvUrl: string
}

/** True of the HTML of a table that says of its picture alone that it is missing: there is nothing to enlarge. */
export const isMissingTable = (html: string): boolean =>
  html.includes('class="fig-missing"') && !/<(?:table|img)\b/.test(html)

const isShown = ({ html, imageUrl, csvUrl }: ArticleTable): boolean =>
  imageUrl + csvUrl.zh + csvUrl.en !== '' ||
  [html.zh, html.en].some((own) => own !== null && !isMissingTable(own))

/**
 * The figures of an article and behind them its tables, each in the order of the article; files in one language. A table
 * of which nothing is there is left out, as is a figure without a picture.
 */
export const articleFloats = (
  pictures: readonly ArticlePicture[],
  tables: readonly ArticleTable[],
  language: UiLanguage,
): readonly ArticleFloat[] => [
  ...pictures.map((picture) => ({ kind: 'figure' as const, ...shownOf(picture), csvUrl: '' })),
  ...tables.filter(isShown).map((table) => ({
    kind: 'table' as const,
    ...shownOf(table),
    csvUrl: localise(table.csvUrl, language),
  })),
]

const shownOf = ({ id, label, imageUrl, anchor }: ArticlePicture) => ({ id, label, imageUrl, anchor })

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
