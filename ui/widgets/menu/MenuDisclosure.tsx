import { useCallback, useRef } from 'react'
import { useUpgrade } from '../../binding/use-upgrade.ts'
import { TriggerFace } from './TriggerFace.tsx'
import type { MenuDisclosureProps } from './menu-disclosure-props.ts'
import { MenuLink } from './MenuLink.tsx'
import * as styles from './menu.css.ts'

const loadDropdown = () => import('./MenuDropdown.tsx').then(({ MenuDropdown }) => MenuDropdown)

/** Entries behind a button: `details` as the page comes, a menu of Radix from the first hover or focus on. */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const look = useCallback(
    () => ({
      open: details.current?.open ?? false,
      focused: details.current?.contains(document.activeElement) ?? false,
    }),
    [],
  )
  const [upgrade, want] = useUpgrade(loadDropdown, look)
  if (upgrade !== null) return <upgrade.value {...props} {...upgrade.stood} />
  return (
    <details ref={details} name="menu" className={styles.disclosure} onPointerEnter={want} onFocus={want}>
      <summary className={styles.trigger} aria-label={props.label === null ? props.name : undefined}>
        <TriggerFace label={props.label} />
      </summary>
      <ul className={styles.popup}>
        {props.items.map((item, index) => (
          <li key={item.channel.id} className={props.entryClass?.[index]}>
            <MenuLink
              item={item}
              selected={item.channel.id === props.selectedId}
              className={styles.popupLink}
            />
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
