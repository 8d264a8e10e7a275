import { facetFields, interpretedWords, type SearchQuery } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { link } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { facetLabel } from './facet-label.ts'
import type { FoundProps } from './found-props.ts'
import { chosen, interpretedQuery, word } from './results.css.ts'

/** The words that the index reads in the term, and the filters that are set, each of which can be taken away. */
export function InterpretedQuery({ query, result, routeOf }: FoundProps) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const without = (field: (typeof facetFields)[number]): SearchQuery => {
    const { [field]: _, ...facets } = query.facets
    return { ...query, facets, page: 1 }
  }
  const filters = facetFields.flatMap((field) => {
    const value = query.facets[field]
    return value === undefined
      ? []
      : [{ field, name: `${t(`results.facet.${field}`)}: ${facetLabel(result, field, value)}` }]
  })
  if (result.words.length === 0 && filters.length === 0 && query.field === 'all')
    return <p className={interpretedQuery} />
  return (
    <div className={interpretedQuery}>
      {result.words.length === 0 ? null : t('results.interpretedQuery')}
      {interpretedWords(result.words).map((each) => (
        <span key={each} className={word}>
          {each}
        </span>
      ))}
      {query.field === 'all' ? null : (
        <PortalLink
          className={chosen}
          href={hrefs.destination(routeOf({ ...query, field: 'all', page: 1 }))}
          aria-label={t('results.remove', { name: t(`results.field.${query.field}`) })}
        >
          {t(`results.field.${query.field}`)}
          <Icon name="close" small />
        </PortalLink>
      )}
      {filters.map(({ field, name }) => (
        <PortalLink
          key={field}
          className={chosen}
          href={hrefs.destination(routeOf(without(field)))}
          aria-label={t('results.remove', { name })}
        >
          {name}
          <Icon name="close" small />
        </PortalLink>
      ))}
      {filters.length < 2 ? null : (
        <PortalLink className={link} href={hrefs.destination(routeOf({ ...query, facets: {}, page: 1 }))}>
          {t('results.clear')}
        </PortalLink>
      )}
    </div>
  )
}
