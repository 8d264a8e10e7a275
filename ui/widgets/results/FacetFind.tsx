import { findKey, type FacetField, type SearchQuery } from '@xuekan/core/search'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { field as fieldStyle, link } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import * as styles from './facets.css.ts'
import type { FoundProps } from './found-props.ts'

interface Props extends FoundProps {
  readonly field: FacetField
  /** Whether nothing was found. */
  readonly isEmpty?: boolean
}

const longestText = 60

/** Looks for a value of one facet, which stands in the address as the search does. */
export function FacetFind({ query, routeOf, field, isEmpty = false }: Props) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const { find, ...rest } = query
  const every: SearchQuery = { ...rest, page: 1 }
  const text = find?.field === field ? find.text : ''
  const { action, carried } = formTarget(hrefs.here(routeOf(every)), [])
  return (
    <>
      <form
        className={styles.find}
        action={action}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = input.current?.value.trim() ?? ''
          navigate(hrefs.here(routeOf(typed === '' ? every : { ...every, find: { field, text: typed } })))
        }}
      >
        <CarriedValues values={carried} />
        <input
          key={text}
          ref={input}
          type="search"
          className={fieldStyle}
          name={findKey(field)}
          defaultValue={text}
          maxLength={longestText}
          aria-label={t('results.find', { name: t(`results.facet.${field}`) })}
          autoComplete="off"
        />
        <Icon name="search" small />
      </form>
      {isEmpty ? <p role="status">{t('results.find.none')}</p> : null}
      {text === '' ? null : (
        <PortalLink
          className={`${link} ${styles.every}`}
          href={hrefs.destination(routeOf(every))}
          rel="nofollow"
        >
          {t('results.find.all')}
        </PortalLink>
      )}
    </>
  )
}
