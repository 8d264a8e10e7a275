import { countCap, facetFields, facetNumber, type FacetField } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { Icon } from '../Icon.tsx'
import { FacetChoiceLinks } from './FacetChoiceLinks.tsx'
import { FacetFind } from './FacetFind.tsx'
import * as facetStyles from './facets.css.ts'
import type { FoundProps } from './found-props.ts'
import * as styles from './results.css.ts'
import { YearBars } from './YearBars.tsx'
import { YearsForm } from './YearsForm.tsx'

/** So many values of a facet stand open. */
const shownValues = 8

/** Values with counts: each is a link that chooses it too or frees it again, beside one that leaves it out. */
export function Facets(props: FoundProps) {
  const { language, t } = usePortal()
  const { query, result } = props
  const filled = facetFields.filter((field) => result.facets[field].length > 0 || query.find?.field === field)
  if (filled.length === 0) return <div />
  return (
    <details className={styles.facets}>
      <summary className={styles.refine}>
        {t('results.refine')}
        <Icon name="down" />
      </summary>
      {filled.map((field) => (
        <Facet key={field} {...props} field={field} />
      ))}
      {result.total > countCap ? (
        <p className={facetStyles.uncounted}>
          {t('results.uncounted', { shown: formatNumber(countCap, language) })}
        </p>
      ) : null}
    </details>
  )
}

/** Years within a range are not counted one by one. */
const isRange = (value: string): boolean => value.includes('..')

function Facet({ field, ...props }: FoundProps & { readonly field: FacetField }) {
  const { t } = usePortal()
  const { query, result } = props
  const { any = [], none = [] } = query.facets[field] ?? {}
  const values = result.facets[field]
  const isSought = query.find?.field === field
  const open = isSought ? values : values.slice(0, Math.max(shownValues, any.length + none.length))
  const rest = values.slice(open.length)
  const said = [
    any.length > 1 ? t('results.facet.any', { count: any.length }) : '',
    none.length > 0 ? t('results.facet.none', { count: none.length }) : '',
  ].filter((part) => part !== '')
  return (
    <section className={styles.facet}>
      <h2 className={facetStyles.head}>
        {t(`results.facet.${field}`)} {said.length === 0 ? null : <small>{said.join(' · ')}</small>}
      </h2>
      {field === 'year' && !isSought ? (
        <>
          {any.some(isRange) ? null : (
            <YearBars
              chosen={any}
              values={values.map((each) => ({
                ...each,
                count: facetNumber(query.facets, field, each, result.total)?.count ?? null,
              }))}
            />
          )}
          <YearsForm {...props} />
        </>
      ) : null}
      {isSought ? <FacetFind {...props} field={field} isEmpty={values.length === 0} /> : null}
      <FacetChoiceLinks {...props} field={field} values={open} />
      {rest.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>{t('results.more')}</summary>
          <FacetFind {...props} field={field} />
          <FacetChoiceLinks {...props} field={field} values={rest} />
        </details>
      )}
    </section>
  )
}
