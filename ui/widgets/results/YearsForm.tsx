import { facetsFrom, withChoice, yearKeys } from '@xuekan/core/search'
import { useLocation } from 'wouter'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { button, field } from '../controls.css.ts'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import * as styles from './facets.css.ts'
import type { FoundProps } from './found-props.ts'

/** A range of years in place of what is chosen of them; without scripts the form leads to the same search. */
export function YearsForm({ query, routeOf }: Pick<FoundProps, 'query' | 'routeOf'>) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const { any = [], none = [] } = query.facets.year ?? {}
  const every = { ...query, facets: withChoice(query.facets, 'year', { any: [], none }), page: 1 }
  const { action, carried } = formTarget(hrefs.here(routeOf(every)), [])
  const [from = '', to = ''] = any.find((value) => value.includes('..'))?.split('..') ?? []
  const shown = { from, to }
  return (
    <form
      key={`${from} ${to}`}
      className={styles.span}
      action={action}
      method="get"
      aria-label={t('results.facet.year')}
      onSubmit={(event) => {
        event.preventDefault()
        const { year } = facetsFrom(
          [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value.trim()] as const] : [],
          ),
        )
        const facets = withChoice(query.facets, 'year', { any: year?.any ?? [], none })
        navigate(hrefs.here(routeOf({ ...query, facets, page: 1 })))
      }}
    >
      <CarriedValues values={carried} />
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          type="text"
          className={field}
          name={yearKeys[end]}
          defaultValue={shown[end]}
          inputMode="numeric"
          pattern="[1-9][0-9]{3}"
          maxLength={4}
          aria-label={t(`results.years.${end}`)}
          placeholder={t(`results.years.${end}`)}
          autoComplete="off"
        />
      ))}
      <button type="submit" className={button}>
        {t('results.years.show')}
      </button>
    </form>
  )
}
