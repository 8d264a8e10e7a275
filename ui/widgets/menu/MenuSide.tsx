import { useCallback, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useUpgrade } from '../../binding/use-upgrade.ts'
import { Icon } from '../Icon.tsx'
import { MenuTree } from './MenuTree.tsx'
import * as styles from './menu-side.css.ts'

const loadSheet = () => import('./MenuSheet.tsx').then(({ MenuSheet }) => MenuSheet)

/** The whole tree from the side: `details` as the page comes, a dialog of Radix once it is wanted. */
export function MenuSide() {
  const { t } = usePortal()
  const details = useRef<HTMLDetailsElement>(null)
  const isOpen = useCallback(() => details.current?.open ?? false, [])
  const [upgrade, want] = useUpgrade(loadSheet, isOpen)
  if (upgrade !== null) return <upgrade.value open={upgrade.stood} />
  return (
    <details ref={details} onPointerEnter={want} onFocus={want}>
      <summary className={styles.button} aria-label={t('nav.open')}>
        <Icon name="menu" />
      </summary>
      <div className={styles.below}>
        <nav aria-label={t('nav.all')}>
          <MenuTree />
        </nav>
      </div>
    </details>
  )
}
