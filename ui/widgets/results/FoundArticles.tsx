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
import { useGathered } from '../basket/use-selection.ts'
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

/** The articles that a search has found, beside what narrows it further. */
export function FoundArticles({
  kind = 'article',
  query,
  result,
  children,
  routeOf,
}: FoundProps & { readonly kind?: WholeSearch['kind']; readonly children?: ReactNode }) {
  const { shell, language, t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const search = { kind, query, siteId: shell.site.id, language }
  const articles = result.hits.map(({ article }) => article)
  const { selection, words } = useGathered({ search, list: 'direct', page: query.page, articles })
  const shown = formatNumber(Math.min(result.total, basketLimit), language)
  const label = t(result.total > basketLimit ? 'results.addFirst' : 'results.addAll', { shown })
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
                  label={t('results.selectPage')}
                  whole={{
                    label,
                    add: ({ found }) => {
                      found.add(search)
                      return 0
                    },
                  }}
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
        <p className={styles.saved}>
          {t('results.kept')} <FeedLink source={source} />{' '}
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
