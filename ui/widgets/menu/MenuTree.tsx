import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { MenuBranches } from './MenuBranches.tsx'
import * as styles from './menu-side.css.ts'
import { pathOf } from './menu-state.ts'

const look = { branch: styles.branch, link: styles.link, toggle: styles.toggle, below: styles.below }

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
