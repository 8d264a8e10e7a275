import type { AdvancedSearchContent, AdvancedSearchModel } from '@xuekan/core/page'
import type { AdvancedSearchRoute } from '@xuekan/core/route'
import { advancedFormRoute, type SearchQuery } from '@xuekan/core/search'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { AdvancedForm } from '../widgets/advanced/AdvancedForm.tsx'
import * as styles from '../widgets/advanced/advanced.css.ts'
import { Sentence } from '../widgets/advanced/Sentence.tsx'
import { button, wrap } from '../widgets/controls.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { FoundArticles } from '../widgets/results/FoundArticles.tsx'
import { InterpretedQuery } from '../widgets/results/InterpretedQuery.tsx'
import { useFacetFilters } from '../widgets/results/use-shown-filters.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: AdvancedSearchModel
  readonly route: AdvancedSearchRoute
}

/** The advanced search: its form, or what it has found with the way back to the form (C2.25, C2.30). */
export function AdvancedSearchPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="results" />}>
      {(content) =>
        content.kind === 'form' ? (
          <AdvancedForm model={model} years={content.years} />
        ) : (
          <Found content={content} />
        )
      }
    </RemoteView>
  )
}

function Found({
  content: { asked, query, result },
}: {
  readonly content: Extract<AdvancedSearchContent, { readonly kind: 'found' }>
}) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const routeOf = (shown: SearchQuery): AdvancedSearchRoute => ({
    page: 'advancedSearch',
    language,
    type: 'article',
    query: { ...shown, field: 'all' },
  })
  const facets = useFacetFilters(query, result, routeOf)
  return (
    <div className={wrap}>
      <div className={styles.asked}>
        <h1 className={styles.title}>{t('advanced.results')}</h1>
        <Sentence query={asked} />
        <p className={styles.query}>
          <code>{query.term}</code>
        </p>
        <PortalLink className={button} href={hrefs.destination(advancedFormRoute(asked, language))}>
          {t('advanced.edit')}
        </PortalLink>
        <InterpretedQuery
          term={query.term}
          words={result.words}
          filters={facets}
          cleared={facets.length < 2 ? null : routeOf({ ...query, facets: {}, page: 1 })}
        />
      </div>
      <FoundArticles kind="advanced" query={query} result={result} routeOf={routeOf} />
    </div>
  )
}
