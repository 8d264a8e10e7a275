import { emptySearchQuery, formatRoute, searchAddressKeys } from '@xuekan/core'
import { useEffect, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Icon } from '../Icon.tsx'
import { CarriedValues } from './CarriedValues.tsx'
import { formParts } from './form-parts.ts'
import { box, go } from './search-box.css.ts'
import { TypeChoice } from './TypeChoice.tsx'

/** The search of the whole site. Without scripts the form itself leads to the results (C2.26, C5.1). */
export function SearchBox({ label }: { readonly label?: string }) {
  const { language, searchBox, t } = usePortal()
  const { term, limit } = useBehavior(searchBox.state$)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = field
    // typed before the page was taken over
    if (current !== null && current.value !== current.defaultValue) searchBox.setTerm(current.value)
  }, [searchBox])
  const address = formatRoute({ page: 'search', language, query: emptySearchQuery })
  const choosesType = searchBox.types.length > 1
  const { action, carried } = formParts(address, choosesType ? ['type'] : [])
  return (
    <form
      className={box}
      role="search"
      aria-label={label ?? t('search.label')}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        searchBox.submit()
      }}
    >
      {choosesType ? <TypeChoice /> : null}
      <input
        ref={field}
        type="search"
        name={searchAddressKeys.term}
        value={term}
        maxLength={limit}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        onChange={(event) => searchBox.setTerm(event.currentTarget.value)}
      />
      <CarriedValues values={carried} />
      <button type="submit" className={go} aria-label={t('search.label')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
