import type { PageModel, SearchContent } from '@xuekan/core'
import type { SearchRoute } from '@xuekan/core/route'
import { pageCount, searchAddressKeys, searchPageSize, type SearchQuery } from '@xuekan/core/search'
import { useLocation } from 'wouter'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { SelectionBar } from '../widgets/basket/SelectionBar.tsx'
import { useSelection } from '../widgets/basket/use-selection.ts'
import { formatNumber } from '../locales/format.ts'
import { wrap } from '../widgets/controls.css.ts'
import { Pager } from '../widgets/Pager.tsx'
import { Facets } from '../widgets/results/Facets.tsx'
import { Hit } from '../widgets/results/Hit.tsx'
import { NoHitsView } from '../widgets/results/NoHitsView.tsx'
import { ResultsBar } from '../widgets/results/ResultsBar.tsx'
import { ResultsCount } from '../widgets/results/ResultsCount.tsx'
import { ResultsHead } from '../widgets/results/ResultsHead.tsx'
import * as styles from '../widgets/results/results.css.ts'
import { useFacetFilters, useFieldFilter } from '../widgets/results/use-shown-filters.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<SearchContent>
  readonly route: SearchRoute
}

/** Articles that fit a search; everything about it stands in the address (C2.25, C2.31). */
export function SearchPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="results" />}>
      {(content) => <Results content={content} />}
    </RemoteView>
  )
}

function Results({ content: { query, result, tabs, noHits } }: { readonly content: SearchContent }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const selection = useSelection(result.hits.map(({ article }) => article))
  const pages = pageCount(result.total, searchPageSize)
  const routeOf = (other: SearchQuery): SearchRoute => ({ page: 'search', language, query: other })
  const facets = useFacetFilters(query, result, routeOf)
  const field = useFieldFilter(query.field, routeOf({ ...query, field: 'all', page: 1 }))
  return (
    <div className={wrap}>
      <ResultsHead
        type="article"
        title={t('results.title')}
        query={query}
        routeOf={routeOf}
        words={result.words}
        filters={[...field, ...facets]}
        cleared={facets.length < 2 ? null : routeOf({ ...query, facets: {}, page: 1 })}
        tabs={tabs}
      />
      {result.total === 0 ? (
        <div className={styles.whole}>
          <ResultsCount words={t('results.count', { count: 0, shown: formatNumber(0, language) })} />
          <NoHitsView text={t('results.empty')} query={query} noHits={noHits} routeOf={routeOf} />
        </div>
      ) : (
        <div className={styles.layout}>
          <Facets query={query} result={result} />
          <div className={styles.results}>
            <ResultsBar query={query} result={result} />
            <div className={styles.selection}>
              <SelectionBar selection={selection} />
            </div>
            <ol>
              {result.hits.map((hit) => (
                <Hit key={hit.article.id} hit={hit} words={result.words} selection={selection} />
              ))}
            </ol>
            {pages < 2 ? null : (
              <Pager
                page={query.page}
                pages={pages}
                size={searchPageSize}
                hrefOf={(page) => hrefs.search({ ...query, page })}
                pageName={searchAddressKeys.page}
                action={hrefs.searchHere({ ...query, page: 1 })}
                onGo={(page) => navigate(hrefs.searchHere({ ...query, page }))}
              />
            )}
          </div>
        </div>
      )}
    </div>
  )
}
