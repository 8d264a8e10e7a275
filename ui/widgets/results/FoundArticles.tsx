import { pageCount, searchAddressKeys, searchPageSize } from '@xuekan/core/search'
import { useLocation } from 'wouter'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { SelectionBar } from '../basket/SelectionBar.tsx'
import { useSelection } from '../basket/use-selection.ts'
import { Pager } from '../Pager.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { Facets } from './Facets.tsx'
import type { FoundProps } from './found-props.ts'
import { Hit } from './Hit.tsx'
import { ResultsBar } from './ResultsBar.tsx'
import * as styles from './results.css.ts'

/** The articles that a search has found, beside what narrows it further. */
export function FoundArticles({ query, result, routeOf }: FoundProps) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const selection = useSelection(result.hits.map(({ article }) => article))
  const pages = pageCount(result.total, searchPageSize)
  return (
    <div className={styles.layout}>
      <Facets query={query} result={result} routeOf={routeOf} />
      <div className={styles.results}>
        <ResultsBar query={query} result={result} routeOf={routeOf} />
        {result.hits.length === 0 ? (
          <EmptyState text={t('results.empty')}>
            <p>{t('advanced.noneHint')}</p>
          </EmptyState>
        ) : (
          <>
            <div className={styles.selection}>
              <SelectionBar selection={selection} />
            </div>
            <ol>
              {result.hits.map((hit) => (
                <Hit key={hit.article.id} hit={hit} words={result.words} selection={selection} />
              ))}
            </ol>
          </>
        )}
        {pages < 2 ? null : (
          <Pager
            page={query.page}
            pages={pages}
            size={searchPageSize}
            hrefOf={(page) => hrefs.destination(routeOf({ ...query, page }))}
            pageName={searchAddressKeys.page}
            action={hrefs.here(routeOf({ ...query, page: 1 }))}
            onGo={(page) => navigate(hrefs.here(routeOf({ ...query, page })))}
          />
        )}
      </div>
    </div>
  )
}
