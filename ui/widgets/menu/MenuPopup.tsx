import type { MenuItem } from '@xuekan/core'
import { MenuBranches } from './MenuBranches.tsx'
import type { MenuPanel } from './MenuPanel.tsx'
import * as styles from './popup.css.ts'

interface Props {
  /** The panel of a menu with panels; its code comes with the header that has one. */
  readonly Panel: typeof MenuPanel | undefined
  readonly items: readonly MenuItem[]
  readonly path: readonly string[]
  /** The entry that it belongs to; null for More. */
  readonly parent: MenuItem | null
  readonly entryClass?: readonly (string | undefined)[]
}

const look = { branch: styles.branch, link: styles.link, toggle: styles.toggle, below: styles.below }

/** More entries than this stand in two columns. */
const longList = 14

/** What an entry of the bar, or More, opens. */
export function MenuPopup({ Panel, items, path, parent, entryClass = [] }: Props) {
  if (Panel !== undefined) {
    return <Panel items={items} path={path} parent={parent} entryClass={entryClass} />
  }
  return (
    <ul
      className={items.length > longList ? styles.broad : styles.popup}
      {...(parent === null ? { 'data-align': 'end' } : {})}
    >
      <MenuBranches items={items} path={path} look={look} entryClass={entryClass} />
    </ul>
  )
}
