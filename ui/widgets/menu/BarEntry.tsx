import type { MenuItem } from '@xuekan/core'
import { memo } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import { MenuLink } from './MenuLink.tsx'
import type { MenuPanel } from './MenuPanel.tsx'
import { MenuPopup } from './MenuPopup.tsx'
import { longestName } from './menu-variant.ts'
import * as styles from './menu.css.ts'

interface Props {
  readonly item: MenuItem
  readonly Panel: typeof MenuPanel | undefined
  /** Empty unless the page is this entry's or below it, so that others are not drawn again. */
  readonly path: readonly string[]
  /** How it comes and goes with the width. */
  readonly stepClass: string | undefined
}

/** An entry of the bar: its link, and what is below it behind an arrow. */
export const BarEntry = memo(function BarEntry({ item, Panel, path, stepClass = '' }: Props) {
  const { t } = usePortal()
  const own = Panel !== undefined ? styles.panelEntry : styles.entry
  return (
    <li className={`${own} ${stepClass}`.trim()}>
      <MenuLink
        item={item}
        path={path}
        className={styles.barLink}
        data-name={item.label}
        title={item.label.length > longestName ? item.label : undefined}
      />
      {item.children.length === 0 ? null : (
        <details name="menu">
          <summary className={styles.arrow} aria-label={t('nav.children', { name: item.label })}>
            <Icon name="down" small />
          </summary>
          <MenuPopup Panel={Panel} items={item.children} path={path} parent={item} />
        </details>
      )}
    </li>
  )
})
