import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Icon } from '../Icon.tsx'
import { MenuLink } from './MenuLink.tsx'
import * as styles from './menu-side.css.ts'
import { selectedChannel } from './selected-channel.ts'

/** Every entry of the menu, the second level under a button of its own. */
export function MenuTree({ onFollow }: { readonly onFollow?: () => void }) {
  const { menu, t } = usePortal()
  const selectedId = selectedChannel(useBehavior(menu.state$))
  return (
    <ul>
      {menu.items.map((item) => (
        <li key={item.channel.id} className={styles.branch}>
          <MenuLink
            item={item}
            selected={item.channel.id === selectedId}
            className={styles.link}
            onClick={onFollow}
          />
          {item.children.length === 0 ? null : (
            <details className={styles.children}>
              <summary className={styles.toggle} aria-label={t('nav.children', { name: item.label })}>
                <Icon name="down" small />
              </summary>
              <ul>
                {item.children.map((child) => (
                  <li key={child.channel.id}>
                    <MenuLink item={child} className={styles.childLink} onClick={onFollow} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
