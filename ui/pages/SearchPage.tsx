import type { PageModel, SearchContent } from '@xuekan/core/page'
import type { SearchRoute } from '@xuekan/core/route'
import type { SearchQuery } from '@xuekan/core/search'
import { usePortal } from '../binding/portal.ts'
import { formatNumber } from '../locales/format.ts'
import { wrap } from '../widgets/controls.css.ts'
import { AddedHitsLater } from '../widgets/results/AddedHitsLater.tsx'
import { FoundArticles } from '../widgets/results/FoundArticles.tsx'
import { MeantOperatorsLater } from '../widgets/results/MeantOperatorsLater.tsx'
import { NamedJournalsLater } from '../widgets/results/NamedJournalsLater.tsx'
import { NoHitsLater } from '../widgets/results/NoHitsLater.tsx'
import { ResultsCount } from '../widgets/results/ResultsCount.tsx'
import { ResultsHead } from '../widgets/results/ResultsHead.tsx'
import * as styles from '../widgets/results/results.css.ts'
import { useFacetFilters, useFieldFilter } from '../widgets/results/use-shown-filters.ts'
import { TermReadingsLater } from '../widgets/results/TermReadingsLater.tsx'
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

function Results({
  content: { query, result, tabs, noHits, added, known, journals },
}: {
  readonly content: SearchContent
}) {
  const { language, t } = usePortal()
  const routeOf = (other: SearchQuery): SearchRoute => ({ page: 'search', language, query: other })
  const facets = useFacetFilters(query, result, routeOf)
  const field = useFieldFilter(query.field, routeOf({ ...query, field: 'all', page: 1 }))
  const { across, ...crossing } = query
  const without =
    across === 'off' ? [{ key: 'across', name: t('results.added.off'), without: routeOf(crossing) }] : []
  const readAs =
    known === undefined
      ? []
      : [
          {
            key: 'as',
            name: t(`results.known.${known.kind}`, { item: known.text }),
            without: routeOf({ ...query, as: 'words' }),
          },
        ]
  return (
    <div className={wrap}>
      <ResultsHead
        type="article"
        title={t('results.title')}
        query={query}
        routeOf={routeOf}
        words={result.words}
        filters={[...readAs, ...field, ...facets, ...without]}
        cleared={facets.length < 2 ? null : routeOf({ ...query, facets: {}, page: 1 })}
        tabs={tabs}
      >
        {known === undefined ? <MeantOperatorsLater query={query} /> : null}
        <TermReadingsLater query={query} found={result} routeOf={routeOf} />
        {journals === undefined ? null : <NamedJournalsLater journals={journals} />}
      </ResultsHead>
      {added !== undefined && (query.across === 'only' || result.total === 0) ? (
        <div className={styles.whole}>
          {query.across === 'only' ? null : (
            <ResultsCount words={t('results.count', { count: 0, shown: formatNumber(0, language) })} />
          )}
          <AddedHitsLater query={query} added={added} routeOf={routeOf} />
        </div>
      ) : result.total === 0 ? (
        <div className={styles.whole}>
          <ResultsCount words={t('results.count', { count: 0, shown: formatNumber(0, language) })} />
          <NoHitsLater text={t('results.empty')} query={query} noHits={noHits} routeOf={routeOf} />
        </div>
      ) : (
        <FoundArticles query={query} result={result} routeOf={routeOf}>
          {added === undefined ? null : <AddedHitsLater query={query} added={added} routeOf={routeOf} />}
        </FoundArticles>
      )}
    </div>
  )
}
