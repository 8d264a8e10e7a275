import type { MenuItem } from '@xuekan/core'
import { useRef } from 'react'
import { useUpgrade } from '../../binding/use-upgrade.ts'
import { TriggerFace } from './TriggerFace.tsx'
import { MenuLink } from './MenuLink.tsx'
import * as styles from './menu.css.ts'

export interface MenuDisclosureProps {
  readonly items: readonly MenuItem[]
  /** What the button shows before its arrow. */
  readonly label: string | null
  /** What the button is called where it shows an arrow alone. */
  readonly name: string
  /** A class for each entry, where entries come and go with the width. */
  readonly entryClass?: readonly (string | undefined)[]
  readonly selectedId?: string | undefined
}

const loadDropdown = () => import('./MenuDropdown.tsx').then(({ MenuDropdown }) => MenuDropdown)

/** Entries behind a button: `details` as the page comes, a menu of Radix from the first hover or focus on. */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const [Dropdown, want] = useUpgrade(loadDropdown)
  const details = useRef<HTMLDetailsElement>(null)
  if (Dropdown !== null) {
    return (
      <Dropdown
        {...props}
        open={details.current?.open ?? false}
        focused={details.current?.contains(document.activeElement) ?? false}
      />
    )
  }
  return (
    <details ref={details} name="menu" className={styles.disclosure} onPointerEnter={want} onFocus={want}>
      <summary className={styles.trigger} aria-label={props.label === null ? props.name : undefined}>
        <TriggerFace label={props.label} />
      </summary>
      <ul className={styles.popup}>
        {props.items.map((item, index) => (
          <li key={item.channel.id} className={props.entryClass?.[index]}>
            <MenuLink item={item} selected={item.channel.id === props.selectedId} className={styles.popupLink} />
            {item.children.length === 0 ? null : (
              <ul className={styles.popupChildren}>
                {item.children.map((child) => (
                  <li key={child.channel.id}>
                    <MenuLink item={child} className={styles.popupLink} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
