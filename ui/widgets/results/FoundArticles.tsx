import { basketLimit } from '@xuekan/core/citation'
import { printSavedSearch } from '@xuekan/core/member'
import { fedSearchOf } from '@xuekan/core/route'
import { pageCount, searchAddressKeys, searchPageSize, type WholeSearch } from '@xuekan/core/search'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { SelectionBar } from '../basket/SelectionBar.tsx'
import { feedLink } from '../controls.css.ts'
import { FeedLink } from '../FeedLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { Pager } from '../Pager.tsx'
import { EmptyState } from '../state/EmptyState.tsx'
import { Facets } from './Facets.tsx'
import type { FoundProps } from './found-props.ts'
import { Hit } from './Hit.tsx'
import { ResultsBar } from './ResultsBar.tsx'
import { SearchExport } from './SearchExport.tsx'
import * as styles from './results.css.ts'
import { useGathered } from './use-gathered.ts'

/** The articles that a search has found, beside what narrows it further. */
export function FoundArticles({
  kind = 'article',
  query,
  result,
  children,
  routeOf,
}: FoundProps & { readonly kind?: WholeSearch['kind']; readonly children?: ReactNode }) {
  const { basket, shell, language, t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const search = { kind, query, siteId: shell.site.id, language }
  const articles = result.hits.map(({ article }) => article)
  const gathered = useGathered({ search, list: 'direct', page: query.page, articles })
  const { selection, words, adding = '', told = '' } = gathered
  const most = Math.min(result.total, basketLimit)
  const whole = {
    label:
      adding ||
      t(most < result.total ? 'results.addFirst' : 'results.addAll', {
        count: most,
        shown: formatNumber(most, language),
      }),
    add: () => basket.use(({ found }) => found.add(search)),
    told,
  }
  const source = {
    kind: kind === 'article' ? 'search' : 'advancedSearch',
    query: fedSearchOf(query),
  } as const
  const pages = pageCount(result.total, searchPageSize)
  return (
    <div className={styles.layout}>
      <Facets query={query} result={result} routeOf={routeOf} />
      <div className={styles.results}>
        <ResultsBar query={query} result={result} routeOf={routeOf} />
        {result.hits.length === 0 ? (
          <EmptyState text={t('results.empty')}>
            <p>{t('results.noneHint')}</p>
          </EmptyState>
        ) : (
          <>
            <div className={styles.selection}>
              <div className={styles.scripted}>
                <SelectionBar
                  selection={selection}
                  words={words}
                  whole={whole}
                  label={t('results.selectPage')}
                  exports
                />
              </div>
              {selection.selected.length > 0 ? null : (
                <SearchExport kind={kind} query={query} total={result.total} />
              )}
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
        <p className={styles.kept}>
          {t('results.kept')}
          <FeedLink source={source} />
          <PortalLink
            className={feedLink}
            href={hrefs.here({ page: 'emailSubscribe', language, search: printSavedSearch(source) })}
          >
            {t('results.save')}
          </PortalLink>
        </p>
        {children}
      </div>
    </div>
  )
}
