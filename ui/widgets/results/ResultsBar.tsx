import { searchSorts, searchTimes, totalLabel } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { PortalLink } from '../PortalLink.tsx'
import type { FoundProps } from './found-props.ts'
import { bar, choices, count } from './results.css.ts'
import { Listed } from '../Listed.tsx'

/** How many there are, in which order, and from which time (C2.31). */
export function ResultsBar({ query, result: { total }, routeOf }: FoundProps) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const { count: known, more } = totalLabel(total)
  const shown = formatNumber(known, language)
  return (
    <div className={bar}>
      <p className={count} role="status">
        {more ? t('results.countOver', { shown }) : t('results.count', { count: known, shown })}
      </p>
      <nav className={choices} aria-label={t('results.sort')}>
        <span aria-hidden="true">{t('results.sort')}</span>
        <Listed>
          {searchSorts.map((sort) => (
            <PortalLink
              key={sort}
              href={hrefs.destination(routeOf({ ...query, sort, page: 1 }))}
              aria-current={sort === query.sort ? 'true' : undefined}
            >
              {t(`results.sort.${sort}`)}
            </PortalLink>
          ))}
        </Listed>
      </nav>
      <nav className={choices} aria-label={t('results.time')}>
        <span aria-hidden="true">{t('results.time')}</span>
        <Listed>
          {searchTimes.map((time) => (
            <PortalLink
              key={time}
              href={hrefs.destination(routeOf({ ...query, time, page: 1 }))}
              aria-current={time === query.time ? 'true' : undefined}
            >
              {t(`results.time.${time}`)}
            </PortalLink>
          ))}
        </Listed>
      </nav>
    </div>
  )
}
