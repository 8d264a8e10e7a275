import { facetFields, type FacetField, type FacetValue } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import type { FoundProps } from './found-props.ts'
import * as styles from './results.css.ts'
import { YearBars } from './YearBars.tsx'

/** So many values of a facet stand open. */
const shownValues = 8

/** Values with counts, each a link that narrows the search. */
export function Facets({ query, result, routeOf }: FoundProps) {
  const { t } = usePortal()
  const filled = facetFields.filter((field) => result.facets[field].length > 0)
  if (filled.length === 0) return <div />
  return (
    <details className={styles.facets}>
      <summary className={styles.refine}>
        {t('results.refine')}
        <Icon name="down" />
      </summary>
      {filled.map((field) => (
        <section key={field} className={styles.facet}>
          <h2>{t(`results.facet.${field}`)}</h2>
          {field === 'year' ? <YearBars values={result.facets.year} /> : null}
          <Choices
            query={query}
            routeOf={routeOf}
            field={field}
            values={result.facets[field].slice(0, shownValues)}
          />
          {result.facets[field].length > shownValues ? (
            <details className={styles.rest}>
              <summary>{t('results.more')}</summary>
              <Choices
                query={query}
                routeOf={routeOf}
                field={field}
                values={result.facets[field].slice(shownValues)}
              />
            </details>
          ) : null}
        </section>
      ))}
    </details>
  )
}

interface ChoicesProps extends Omit<FoundProps, 'result'> {
  readonly field: FacetField
  readonly values: readonly FacetValue[]
}

function Choices({ query, routeOf, field, values }: ChoicesProps) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  return (
    <ul>
      {values.map((value) => (
        <li key={value.value}>
          <PortalLink
            href={hrefs.destination(
              routeOf({ ...query, facets: { ...query.facets, [field]: value.value }, page: 1 }),
            )}
            aria-current={query.facets[field] === value.value ? 'true' : undefined}
          >
            {value.label}
            {value.count === null ? null : <small>{formatNumber(value.count, language)}</small>}
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}
