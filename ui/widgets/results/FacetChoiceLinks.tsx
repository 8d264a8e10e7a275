import {
  facetNumber,
  markOf,
  withMark,
  type FacetField,
  type FacetMark,
  type FacetNumber,
  type FacetValue,
} from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './facets.css.ts'
import type { FoundProps } from './found-props.ts'

interface Props extends FoundProps {
  readonly field: FacetField
  readonly values: readonly FacetValue[]
}

const signs: Readonly<Record<FacetNumber['kind'], string>> = { total: '', own: '', more: '+', less: '−' }

const looks: Readonly<Record<FacetMark, string>> = { free: '', any: styles.ticked, none: styles.out }

/** Values of one facet. No crawler is led along them: their searches are without number. */
export function FacetChoiceLinks({ query, result, routeOf, field, values }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const hrefOf = (value: string, mark: FacetMark): string =>
    hrefs.destination(routeOf({ ...query, facets: withMark(query.facets, field, value, mark), page: 1 }))
  return (
    <ul>
      {values.map((each) => {
        const { value, label: name, count } = each
        const mark = markOf(query.facets, field, value)
        const number = facetNumber(query.facets, field, each, result.total)
        const shown = number?.kind === 'less' && number.count === 0 ? null : number
        return (
          <li key={value} className={`${styles.choice} ${looks[mark]}`}>
            <PortalLink
              className={styles.tick}
              href={hrefOf(value, mark === 'free' ? 'any' : 'free')}
              rel="nofollow"
              aria-current={mark === 'any' ? 'true' : undefined}
              aria-label={t(`results.choice.${number?.kind ?? 'uncounted'}`, {
                name,
                count: count ?? 0,
                shown: formatNumber(count ?? 0, language),
              })}
            >
              {mark === 'none' ? <del>{name}</del> : name}{' '}
              {shown === null ? null : (
                <small>
                  {signs[shown.kind]}
                  {formatNumber(shown.count, language)}
                </small>
              )}
            </PortalLink>{' '}
            {mark === 'none' ? null : (
              <PortalLink
                className={styles.exclude}
                href={hrefOf(value, 'none')}
                rel="nofollow"
                aria-label={t('results.exclude.label', { name })}
              >
                {t('results.exclude')}
              </PortalLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
