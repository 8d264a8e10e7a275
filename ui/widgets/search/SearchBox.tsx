import { emptySearchQuery, searchAddressKeys } from '@xuekan/core/search'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { useLazy } from '../../binding/use-lazy.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { CarriedValues } from './CarriedValues.tsx'
import { closedPopup, comboboxRole } from './combobox-role.ts'
import { formTarget } from './form-target.ts'
import * as styles from './search-box.css.ts'

export interface SearchBoxProps {
  /** A frame of its own, or a line under it, which opens out when it is used. */
  readonly variant?: 'field' | 'underlined'
  readonly label?: string
}

const loadHelp = () => import('./help.ts')
const nothing = (): null => null

/**
 * The search of the whole site (C2.26, C5.1). Without scripts the form itself leads to the results; what helps to write
 * a search comes when the reader turns to it.
 */
export function SearchBox({ variant = 'field', label }: SearchBoxProps) {
  const { searchBox, searchHelp, t } = usePortal()
  const { term, limit } = useBehavior(searchBox.state$)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [edits, setEdits] = useState(0)
  const [popup, setPopup] = useState(closedPopup)
  const [help, wantHelp] = useLazy(loadHelp, nothing)
  const scripted = useHydrated()
  const listId = useId()
  const want = useCallback((): void => {
    wantHelp()
    searchHelp.want()
  }, [wantHelp, searchHelp])
  useEffect(() => {
    const { current } = field
    if (current === null) return
    // typed, or begun to, before the page was taken over
    if (current.value !== current.defaultValue) searchBox.setTerm(current.value)
    if (current === document.activeElement) want()
  }, [searchBox, want])
  const address = useHrefs().searchHere(emptySearchQuery)
  const choosesType = searchBox.types.length > 1
  const { action, carried } = formTarget(address, choosesType ? ['type'] : [])
  const { Popup, ConditionChoice } = help?.value ?? {}
  return (
    <div className={styles.holder[variant]}>
      <form
        ref={form}
        className={styles.frame[variant]}
        role="search"
        aria-label={label ?? t('search.label')}
        action={action}
        method="get"
        onFocus={want}
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
          placeholder={t('search.hint')}
          autoComplete="off"
          onChange={(event) => {
            setEdits(edits + 1)
            searchBox.setTerm(event.currentTarget.value)
          }}
          {...(scripted ? comboboxRole(listId, popup) : {})}
        />
        {Popup === undefined ? null : (
          <Popup form={form} field={field} listId={listId} popup={popup} edits={edits} onPopup={setPopup} />
        )}
        {ConditionChoice === undefined ? null : <ConditionChoice />}
        <CarriedValues values={carried} />
        <button type="submit" className={styles.button[variant]} aria-label={t('search.label')}>
          <Icon name="search" />
        </button>
      </form>
      <AdvancedLink className={styles.advanced[variant]} />
    </div>
  )
}

/** The way to the advanced search, where the site shows it and its page exists (C3.1). */
function AdvancedLink({ className }: { readonly className: string }) {
  const { availablePages, shell, language, searchBox, t } = usePortal()
  const { type } = useBehavior(searchBox.state$)
  const { destination } = useHrefs()
  if (!shell.header.showAdvancedSearch || !availablePages.has('advancedSearch')) return null
  const href = destination({ page: 'advancedSearch', language, type, query: emptySearchQuery })
  return (
    <PortalLink className={className} href={href}>
      {t('search.advanced')}
    </PortalLink>
  )
}

/** What is searched, for a site that offers more than one kind. */
function TypeChoice() {
  const { searchBox, t } = usePortal()
  const { type } = useBehavior(searchBox.state$)
  return (
    <select
      name="type"
      aria-label={t('search.type')}
      value={type}
      onChange={(event) => {
        const chosen = searchBox.types.find((known) => known === event.currentTarget.value)
        if (chosen !== undefined) searchBox.setType(chosen)
      }}
    >
      {searchBox.types.map((known) => (
        <option key={known} value={known}>
          {t(`search.type.${known}`)}
        </option>
      ))}
    </select>
  )
}
