import { emptySearchQuery, formatRoute } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Icon } from '../Icon.tsx'
import { box, go } from './search-box.css.ts'
import { TypeChoice } from './TypeChoice.tsx'

/** The search of the whole site. Without scripts the form itself leads to the results (C2.26, C5.1). */
export function SearchBox({ label }: { readonly label?: string }) {
  const { language, searchBox, t } = usePortal()
  const { term, limit } = useBehavior(searchBox.state$)
  return (
    <form
      className={box}
      role="search"
      aria-label={label ?? t('search.label')}
      action={formatRoute({ page: 'search', language, query: emptySearchQuery })}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        searchBox.submit()
      }}
    >
      <TypeChoice />
      <input
        type="search"
        name="q"
        value={term}
        maxLength={limit}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        onChange={(event) => searchBox.setTerm(event.currentTarget.value)}
      />
      <input type="hidden" name="index" value="-1" />
      <button type="submit" className={go} aria-label={t('search.label')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
