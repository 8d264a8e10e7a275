import { useCallback, useRef } from 'react'
import { useLazy } from '../../binding/use-lazy.ts'
import { Icon } from '../Icon.tsx'
import { DropdownControl } from './DropdownControl.tsx'
import type { DropdownProps } from './dropdown-props.ts'
import * as styles from './dropdown.css.ts'

const loadMenu = () => import('./DropdownMenu.tsx').then(({ DropdownMenu }) => DropdownMenu)

/** A small menu of the header: `details` as the page comes, a menu of Radix from the first hover or focus on. */
export function Dropdown(props: DropdownProps) {
  const { content, name, entries, className } = props
  const details = useRef<HTMLDetailsElement>(null)
  const look = useCallback(
    () => ({
      open: details.current?.open ?? false,
      focused: details.current?.contains(document.activeElement) ?? false,
    }),
    [],
  )
  const [loaded, want] = useLazy(loadMenu, look)
  if (loaded !== null) return <loaded.value {...props} {...loaded.stood} />
  return (
    <details ref={details} name="header" className={styles.dropdown} onPointerEnter={want} onFocus={want}>
      <summary className={`${styles.trigger} ${className ?? ''}`} aria-label={name}>
        {content}
        <Icon name="down" small />
      </summary>
      <ul className={styles.below}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <DropdownControl entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}
