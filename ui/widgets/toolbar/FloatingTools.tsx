import { useEffect } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useLazy } from '../../binding/use-lazy.ts'
import { BackToTop } from '../BackToTop.tsx'
import { useBasket } from '../basket/use-basket.ts'
import * as styles from './floating-tools.css.ts'

const loadRail = () => import('./ToolRail.tsx').then(({ ToolRail }) => ToolRail)
const nothing = (): null => null

/**
 * What floats at the edge of the window: the toolbar of the site and the way to the top (C2.37, C2.38). The toolbar is
 * not there as the page comes, so its code need not be either; a basket that holds something sets its flag (C4.19).
 */
export function FloatingTools() {
  const { backToTop, visibility$, toolbar, t } = usePortal()
  const { floatingTools } = useBehavior(visibility$)
  const { style, items } = useBehavior(toolbar.toolbar$)
  const visible = useBehavior(toolbar.visible$) && floatingTools
  const scrolled = useBehavior(backToTop.visible$)
  const basketHolds = (useBasket()?.items.length ?? 0) > 0
  const [rail, wantRail] = useLazy(loadRail, nothing)
  useEffect(() => toolbar.setFlag(basketHolds), [toolbar, basketHolds])
  useEffect(() => {
    if (visible) wantRail()
  }, [visible, wantRail])
  if (!visible && !scrolled) return null
  const ToolRail = visible ? rail?.value : undefined
  return (
    <aside className={style === 1 ? styles.apart : styles.glued} aria-label={t('tools.label')}>
      {visible && items.length > 0 ? (
        <div className={styles.tools}>
          {ToolRail === undefined ? null : <ToolRail basketHolds={basketHolds} />}
        </div>
      ) : null}
      <BackToTop labelled={style === 2} />
    </aside>
  )
}
