import type { PageModel, SearchContent } from '@xuekan/core'
import type { SearchRoute } from '@xuekan/core/route'
import { pageCount, searchAddressKeys, searchPageSize } from '@xuekan/core/search'
import { useLocation } from 'wouter'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { SelectionBar } from '../widgets/basket/SelectionBar.tsx'
import { useSelection } from '../widgets/basket/use-selection.ts'
import { unseen, wrap } from '../widgets/controls.css.ts'
import { Pager } from '../widgets/Pager.tsx'
import { Facets } from '../widgets/results/Facets.tsx'
import { Hit } from '../widgets/results/Hit.tsx'
import { InterpretedQuery } from '../widgets/results/InterpretedQuery.tsx'
import { ResultsBar } from '../widgets/results/ResultsBar.tsx'
import * as styles from '../widgets/results/results.css.ts'
import { SearchForm } from '../widgets/results/SearchForm.tsx'
import { EmptyState } from '../widgets/state/EmptyState.tsx'
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

function Results({ content: { query, result } }: { readonly content: SearchContent }) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const selection = useSelection(result.hits.map(({ article }) => article))
  const pages = pageCount(result.total, searchPageSize)
  return (
    <div className={wrap}>
      <h1 className={unseen}>
        {query.term === '' ? t('results.title') : t('results.titleOf', { term: query.term })}
      </h1>
      <div className={styles.head}>
        <SearchForm query={query} className={styles.form} />
        <InterpretedQuery query={query} result={result} />
      </div>
      <div className={styles.layout}>
        <Facets query={query} result={result} />
        <div className={styles.results}>
          <ResultsBar query={query} result={result} />
          {result.hits.length === 0 ? (
            <EmptyState text={t('results.empty')}>
              <p>{t('results.emptyHint')}</p>
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
              hrefOf={(page) => hrefs.search({ ...query, page })}
              pageName={searchAddressKeys.page}
              action={hrefs.searchHere({ ...query, page: 1 })}
              onGo={(page) => navigate(hrefs.searchHere({ ...query, page }))}
            />
          )}
        </div>
      </div>
    </div>
  )
}
