import type { UiLanguage } from '../language/ui-language.ts'
import type { Channel } from './channel.ts'
import { isColumnPage } from './sibling-channels.ts'

/** Columns that stand below another one. */
export interface ColumnGroup {
  /** The column that gathers them; null for those right below. */
  readonly heading: Channel | null
  readonly columns: readonly Channel[]
}

/**
 * The columns below one as its page lists them (C2.20, C2.23): those right below first, then those that gather others,
 * each with its own. Enabled and named ones alone. Laws: no group is empty; each column stands once; a heading has no
 * link of its own.
 */
export function columnGroups(
  column: Pick<Channel, 'children'>,
  language: UiLanguage,
): readonly ColumnGroup[] {
  const below = ({ children }: Pick<Channel, 'children'>): readonly Channel[] =>
    children.filter((child) => isColumnPage(child) && child.name[language] !== '')
  const gathers = (child: Channel): boolean => child.link === '' && below(child).length > 0
  const direct = below(column).filter((child) => !gathers(child))
  return [
    ...(direct.length === 0 ? [] : [{ heading: null, columns: direct }]),
    ...below(column)
      .filter(gathers)
      .map((heading) => ({ heading, columns: below(heading) })),
  ]
}

/** The columns of all groups, by their ids, in their order; none for no column. */
export const columnsBelow = (
  column: Pick<Channel, 'children'> | null,
  language: UiLanguage,
): readonly string[] =>
  column === null ? [] : columnGroups(column, language).flatMap(({ columns }) => columns.map(({ id }) => id))
