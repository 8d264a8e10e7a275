import type { MenuItem, MenuState } from '@xuekan/core/menu'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './menu-side.css.ts'
import { MenuLink } from './MenuLink.tsx'

const look = { branch: styles.branch, link: styles.link, toggle: styles.toggle, below: styles.below }

export const pathOf = ({ path }: MenuState): readonly string[] => path

/** Every entry of the menu, the way to the page open. */
export function MenuTree({ onFollow }: { readonly onFollow?: () => void }) {
  const { menu } = usePortal()
  const path = useBehavior(menu.state$, pathOf)
  return (
    <ul className={styles.tree}>
      <MenuBranches items={menu.items} path={path} look={look} {...(onFollow && { onFollow })} />
    </ul>
  )
}

/** How the parts of a tree look. */
interface TreeLook {
  readonly branch: string
  readonly link: string
  readonly toggle: string
  /** The list of what is below an entry. */
  readonly below: string
}

interface Props {
  readonly items: readonly MenuItem[]
  readonly path: readonly string[]
  readonly look: TreeLook
  /** A class for each entry, where entries come and go with the width. */
  readonly entryClass?: readonly (string | undefined)[]
  readonly onFollow?: () => void
}

/** A tree of entries: what is below one stands behind a button of its own, open on the way to the page. */
export function MenuBranches({ items, path, look, entryClass, onFollow }: Props) {
  const { t } = usePortal()
  return items.map((item, index) => (
    <li key={item.channel.id} className={`${look.branch} ${entryClass?.[index] ?? ''}`.trim()}>
      <MenuLink item={item} path={path} className={look.link} onClick={onFollow} />
      {item.children.length === 0 ? null : (
        <details open={path.includes(item.channel.id)}>
          <summary className={look.toggle} aria-label={t('nav.children', { name: item.label })}>
            <Icon name="down" small />
          </summary>
          <ul className={look.below}>
            <MenuBranches items={item.children} path={path} look={look} {...(onFollow && { onFollow })} />
          </ul>
        </details>
      )}
    </li>
  ))
}
