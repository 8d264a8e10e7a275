import type { PageModel, PublicationsContent } from '@xuekan/core/page'
import type { PublicationsRoute } from '@xuekan/core/route'
import type { PublicationField, SearchQuery } from '@xuekan/core/search'
import { usePortal } from '../binding/portal.ts'
import { formatNumber } from '../locales/format.ts'
import { wrap } from '../widgets/controls.css.ts'
import { ListPager } from '../widgets/list/ListPager.tsx'
import { JournalHit } from '../widgets/results/JournalHit.tsx'
import { NoHitsLater } from '../widgets/results/NoHitsLater.tsx'
import { ResultsCount } from '../widgets/results/ResultsCount.tsx'
import { ResultsHead } from '../widgets/results/ResultsHead.tsx'
import * as styles from '../widgets/results/results.css.ts'
import { useFieldFilter } from '../widgets/results/use-shown-filters.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<PublicationsContent>
  readonly route: PublicationsRoute
}

/** Journals that fit a search, under either of its addresses (C2.25). */
export function PublicationsPage({ model, route }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Results content={content} route={route} />}
    </RemoteView>
  )
}

interface ResultsProps {
  readonly content: PublicationsContent
  readonly route: PublicationsRoute
}

function Results({ content: { query, list, words, tabs, noHits }, route }: ResultsProps) {
  const { language, t } = usePortal()
  const routeOf = (other: SearchQuery<PublicationField>): PublicationsRoute => ({
    ...route,
    language,
    searchType: null,
    query: other,
  })
  const field = useFieldFilter(query.field, routeOf({ ...query, field: 'all', page: 1 }))
  const count = list.totalElements
  return (
    <div className={wrap}>
      <ResultsHead
        type="publication"
        title={t('results.titleOf.publication')}
        query={query}
        routeOf={routeOf}
        words={words}
        filters={field}
        tabs={tabs}
      />
      <div className={styles.whole}>
        <ResultsCount
          words={t('results.countOf.publication', { count, shown: formatNumber(count, language) })}
        />
        {count === 0 ? (
          <NoHitsLater
            text={t('results.emptyOf.publication')}
            query={query}
            noHits={noHits}
            routeOf={routeOf}
          />
        ) : (
          <ol>
            {list.content.map((journal) => (
              <JournalHit key={journal.siteId} journal={journal} words={words} />
            ))}
          </ol>
        )}
        <ListPager list={list} routeOf={(page) => routeOf({ ...query, page })} />
      </div>
    </div>
  )
}
