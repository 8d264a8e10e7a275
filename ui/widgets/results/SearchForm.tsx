import type { Route } from '@xuekan/core/route'
import { searchAddressKeys, searchTermLimits, validateTerm, type SearchQuery } from '@xuekan/core/search'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { Icon } from '../Icon.tsx'
import { CarriedValues } from '../search/CarriedValues.tsx'
import { formTarget } from '../search/form-target.ts'
import { box, go, large } from '../search/search-box.css.ts'

interface Props<Query> {
  readonly query: Query
  /** The page of results of a search like it. */
  readonly routeOf: (query: Query) => Route
  readonly className: string
}

/** The term of this page, to be changed; what narrows the search stays (C5.2). */
export function SearchForm<Query extends SearchQuery<string>>({ query, routeOf, className }: Props<Query>) {
  const { notices, t } = usePortal()
  const hrefs = useHrefs()
  const [, navigate] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const { find: _, across: __, as: ___, ...asked } = query
  // the rest of a query is a query
  const first = { ...asked, page: 1 } as Query
  const { action, carried } = formTarget(hrefs.here(routeOf(first)), [searchAddressKeys.term])
  return (
    <form
      className={`${box} ${large} ${className}`}
      role="search"
      aria-label={t('results.title')}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const term = input.current?.value ?? ''
        if (validateTerm(term).ok) navigate(hrefs.here(routeOf({ ...first, term: term.trim() })))
        else notices.notify('searchPromptEmpty')
      }}
    >
      <input
        key={query.term}
        ref={input}
        type="search"
        name={searchAddressKeys.term}
        defaultValue={query.term}
        maxLength={searchTermLimits.normal}
        aria-label={t('search.placeholder')}
        placeholder={t('search.hint')}
        autoComplete="off"
      />
      <CarriedValues values={carried} />
      <button type="submit" className={go} aria-label={t('search.label')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
