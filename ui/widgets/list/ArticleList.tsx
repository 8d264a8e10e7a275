import type { Paged } from '@xuekan/core'
import { groupedByDate, type DateGrouping, type ListedArticle } from '@xuekan/core/content'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../../binding/portal.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { SelectionBar, type WholeList } from '../basket/SelectionBar.tsx'
import type { Selection } from '../../binding/gathering.ts'
import { useSelection } from '../basket/use-selection.ts'
import { ListPager } from './ListPager.tsx'
import { Hit } from '../results/Hit.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import * as styles from './list.css.ts'

interface Props {
  readonly list: Paged<ListedArticle>
  /** The address of each page of the list, from 1; a list without has one page alone. */
  readonly routeOf?: (page: number) => Route
  /** Said where the list is empty. */
  readonly empty: string
  /** Sub-headings, where the list is sorted by date. */
  readonly by?: DateGrouping
  /** Of its titles, where the list has no sub-headings. */
  readonly heading?: 'h2' | 'h3'
  /** What stands under each title: when it appeared, or where. */
  readonly source?: 'date' | 'journal'
  /** What adding does where nothing is chosen. */
  readonly whole?: WholeList
}

/**
 * A page of a long list of articles, the same on every page that lists them: to be chosen for the basket and exported
 * together, under months or years, with a pager. It needs no scripts but for choosing.
 */
export function ArticleList({ list, routeOf, empty, by, heading = 'h2', source = 'date', whole }: Props) {
  const { language, t } = usePortal()
  const selection = useSelection(list.content.map(({ article }) => article))
  const count = list.totalElements
  if (list.content.length === 0) return <EmptyState text={empty} />
  return (
    <>
      <div className={selection.selected.length > 0 ? styles.barOfSelected : styles.bar}>
        <p className={styles.count} role="status">
          {t('results.count', { count, shown: formatNumber(count, language) })}
        </p>
        <SelectionBar selection={selection} exports {...(whole === undefined ? {} : { whole })} />
      </div>
      {by === undefined ? (
        <Rows entries={list.content} heading={heading} source={source} selection={selection} />
      ) : (
        groupedByDate(list.content, by).map((group) => (
          <section key={`${group.date} ${group.entries[0]?.article.id}`}>
            {group.date === '' ? null : <h2 className={styles.date}>{formatDate(group.date, language)}</h2>}
            <Rows
              entries={group.entries}
              heading={group.date === '' ? 'h2' : 'h3'}
              source={source}
              selection={selection}
            />
          </section>
        ))
      )}
      {routeOf === undefined ? null : <ListPager list={list} routeOf={routeOf} />}
    </>
  )
}

interface RowsProps {
  readonly entries: readonly ListedArticle[]
  readonly heading: 'h2' | 'h3'
  readonly source: 'date' | 'journal'
  readonly selection: Selection
}

const Rows = ({ entries, ...rest }: RowsProps) => (
  <ol className={styles.rows}>
    {entries.map((entry) => (
      <Hit key={entry.article.id} hit={entry} {...rest} />
    ))}
  </ol>
)
