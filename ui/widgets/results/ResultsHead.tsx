import type { Route } from '@xuekan/core/route'
import type { CountedTab, SearchQuery } from '@xuekan/core/search'
import type { SearchType } from '@xuekan/core/site'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { unseen } from '../controls.css.ts'
import { InterpretedQuery, type ShownFilter } from './InterpretedQuery.tsx'
import * as styles from './results.css.ts'
import { ResultsTabs } from './ResultsTabs.tsx'
import { SearchForm } from './SearchForm.tsx'

interface Props<Query> {
  readonly type: SearchType
  /** Said to who does not see the page, where no term is searched for. */
  readonly title: string
  readonly query: Query
  readonly routeOf: (query: Query) => Route
  readonly words: readonly string[]
  readonly filters: readonly ShownFilter[]
  /** The results without any of several filters; null where there are fewer. */
  readonly cleared?: Route | null
  readonly tabs: readonly CountedTab[]
  /** What is said of the term itself. */
  readonly children?: ReactNode
}

/** What stands above all results: the term, what was made of it, and what else it finds (C2.25, C2.27). */
export function ResultsHead<Query extends SearchQuery<string>>({
  type,
  title,
  query,
  routeOf,
  words,
  filters,
  cleared = null,
  tabs,
  children,
}: Props<Query>) {
  const { t } = usePortal()
  return (
    <>
      <h1 className={unseen}>{query.term === '' ? title : t('results.titleOf', { term: query.term })}</h1>
      <div className={styles.head}>
        <SearchForm query={query} routeOf={routeOf} className={styles.form} />
        <InterpretedQuery term={query.term} words={words} filters={filters} cleared={cleared} />
        {children}
        <div className={tabs.length === 0 ? undefined : styles.kinds}>
          <ResultsTabs tabs={tabs} type={type} query={query} own={routeOf({ ...query, page: 1 })} />
        </div>
      </div>
    </>
  )
}
