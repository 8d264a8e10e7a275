import { facetFields, type FacetField, type FacetValue, type SearchQuery, type SearchResult } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './results.css.ts'
import { YearBars } from './YearBars.tsx'

interface Props {
  readonly query: SearchQuery
  readonly result: SearchResult
}

/** Values with counts, each a link that narrows the search. */
export function Facets({ query, result }: Props) {
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
          <ul>
            {result.facets[field].map((value) => (
              <Choice key={value.value} query={query} field={field} value={value} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}

interface ChoiceProps {
  readonly query: SearchQuery
  readonly field: FacetField
  readonly value: FacetValue
}

function Choice({ query, field, value }: ChoiceProps) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  const on = query.facets[field] === value.value
  return (
    <li>
      <PortalLink
        href={hrefs.search({ ...query, facets: { ...query.facets, [field]: value.value }, page: 1 })}
        aria-current={on ? 'true' : undefined}
      >
        {value.label}
        <small>{formatNumber(value.count, language)}</small>
      </PortalLink>
    </li>
  )
}
