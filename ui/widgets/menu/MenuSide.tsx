import { useCallback, useRef, type ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useLazy } from '../../binding/use-lazy.ts'
import { Icon } from '../Icon.tsx'
import { VisitorLinks } from '../visitor/VisitorLinks.tsx'
import * as styles from './menu-side.css.ts'
import { MenuTree } from './MenuTree.tsx'

interface Props {
  /** What its button shows, words included; three lines where nothing is given. */
  readonly content?: ReactNode
  /** Of its button. */
  readonly className?: string
}

const loadSheet = () => import('./MenuSheet.tsx').then(({ MenuSheet }) => MenuSheet)

/**
 * The whole tree from the side, for phones and for header style 5 (C2.38): `details` as the page comes, a dialog of
 * Radix once it is wanted. Hangs below the nearest positioned element around it until then.
 */
export function MenuSide({ content, className = styles.button }: Props) {
  const { t } = usePortal()
  const details = useRef<HTMLDetailsElement>(null)
  const look = useCallback(
    () => ({
      open: details.current?.open ?? false,
      focused: details.current?.contains(document.activeElement) ?? false,
    }),
    [],
  )
  const [loaded, want] = useLazy(loadSheet, look)
  if (loaded !== null) return <loaded.value content={content} className={className} {...loaded.stood} />
  return (
    <details ref={details} onPointerEnter={want} onFocus={want}>
      <summary className={className} aria-label={content === undefined ? t('nav.open') : undefined}>
        {content ?? <Icon name="menu" />}
      </summary>
      <div className={styles.hanging}>
        <nav aria-label={t('nav.all')}>
          <MenuTree />
        </nav>
        <div className={styles.foot}>
          <VisitorLinks className={styles.footLink} />
        </div>
      </div>
    </details>
  )
}
