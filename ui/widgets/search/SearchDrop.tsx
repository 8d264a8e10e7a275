import { validateTerm } from '@xuekan/core/search'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Icon } from '../Icon.tsx'
import { SearchBox } from './SearchBox.tsx'
import * as styles from './search-drop.css.ts'

/** The box, in whichever form of the header, and what it tells. */
const ownParts = `.${styles.drop}, [role=alertdialog]`

/**
 * An icon that opens the search below the row that it stands in (C4.16). The focus goes into the box and comes back
 * from it; Escape closes, and so does a press elsewhere. With a term in the open box the icon searches.
 */
export function SearchDrop() {
  const { searchBox, t } = usePortal()
  const { open, term } = useBehavior(searchBox.state$)
  const details = useRef<HTMLDetailsElement>(null)
  const stood = useRef(open)
  useLayoutEffect(() => {
    const { current } = details
    if (current?.open !== true || searchBox.state$.value.open) return
    // opened before the page was taken over; a reader who has gone on since keeps the focus
    stood.current = !current.contains(document.activeElement)
    searchBox.toggle()
  }, [searchBox])
  useLayoutEffect(() => {
    const { current } = details
    if (current === null || stood.current === open) return
    stood.current = open
    const hadFocus = current.contains(document.activeElement)
    if (open) current.querySelector<HTMLElement>('input[type=search]')?.focus()
    else if (hadFocus) current.querySelector('summary')?.focus()
  }, [open])
  useEffect(() => {
    if (!open) return
    const heard = new AbortController()
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const clears = event.target instanceof HTMLInputElement && event.target.value !== ''
      if (!clears) searchBox.close()
    }
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest(ownParts) === null) searchBox.close()
    }
    details.current?.addEventListener('keydown', typed, heard)
    document.addEventListener('pointerdown', pressed, heard)
    return () => heard.abort()
  }, [open, searchBox])
  const look = !open ? 'open' : validateTerm(term).ok ? 'label' : 'close'
  return (
    <details ref={details} className={styles.drop} open={open} suppressHydrationWarning>
      <summary
        className={styles.button}
        aria-label={t(`search.${look}`)}
        onClick={(event) => {
          event.preventDefault()
          searchBox.toggle()
        }}
      >
        <Icon name={look === 'close' ? 'close' : 'search'} />
      </summary>
      <div className={styles.sheet}>
        <div className={styles.inner}>
          <SearchBox />
        </div>
      </div>
    </details>
  )
}
