import type { PageModel, SearchContent } from '@xuekan/core'
import type { SearchRoute } from '@xuekan/core/route'
import type { SearchQuery } from '@xuekan/core/search'
import { usePortal } from '../binding/portal.ts'
import { unseen, wrap } from '../widgets/controls.css.ts'
import { FoundArticles } from '../widgets/results/FoundArticles.tsx'
import { InterpretedQuery } from '../widgets/results/InterpretedQuery.tsx'
import * as styles from '../widgets/results/results.css.ts'
import { SearchForm } from '../widgets/results/SearchForm.tsx'
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
  const { language, t } = usePortal()
  const routeOf = (shown: SearchQuery): SearchRoute => ({ page: 'search', language, query: shown })
  return (
    <div className={wrap}>
      <h1 className={unseen}>
        {query.term === '' ? t('results.title') : t('results.titleOf', { term: query.term })}
      </h1>
      <div className={styles.head}>
        <SearchForm query={query} className={styles.form} />
        <InterpretedQuery query={query} result={result} routeOf={routeOf} />
      </div>
      <FoundArticles query={query} result={result} routeOf={routeOf} />
    </div>
  )
}
