import { useLayoutEffect, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Icon } from '../Icon.tsx'
import type { MenuPanel } from './MenuPanel.tsx'
import { MenuPopup } from './MenuPopup.tsx'
import { isMeasured } from './menu-state.ts'
import * as styles from './menu.css.ts'
import type { VisibleFrom } from './visible-from.ts'

interface Props {
  readonly Panel: typeof MenuPanel | undefined
  readonly from: readonly VisibleFrom[]
}

/**
 * More, the last entry of the bar. Until the entries have been measured it holds all that may not fit; from then on
 * just what does not, and only once it is turned to, so that a bar that changes its width draws nothing again.
 */
export function MoreEntry({ Panel, from }: Props) {
  const { menu, t } = usePortal()
  const measured = useBehavior(menu.state$, isMeasured)
  const details = useRef<HTMLDetailsElement>(null)
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  useLayoutEffect(() => {
    if (details.current?.open === true) setWanted(true)
  }, [])
  const own = Panel !== undefined ? styles.panelEntry : styles.entry
  return (
    <li className={`${own} ${lastClass(from)}`.trim()}>
      <details ref={details} name="menu" onPointerEnter={want} onFocus={want} onToggle={want}>
        <summary className={styles.more}>
          {t('nav.more')}
          <Icon name="down" small />
        </summary>
        {measured ? wanted ? <MoreNow Panel={Panel} /> : null : <MoreAtFirst Panel={Panel} from={from} />}
      </details>
    </li>
  )
}

function MoreNow({ Panel }: Pick<Props, 'Panel'>) {
  const { menu } = usePortal()
  const { more, path } = useBehavior(menu.state$)
  return <MenuPopup Panel={Panel} items={more} path={path} parent={null} />
}

/** Style sheets show what is not in the bar at the window's width. */
function MoreAtFirst({ Panel, from }: Props) {
  const { menu } = usePortal()
  const { path } = menu.state$.value
  const mayHide = (_: unknown, index: number): boolean => from[index] !== 'always'
  return (
    <MenuPopup
      Panel={Panel}
      items={menu.items.filter(mayHide)}
      path={path}
      parent={null}
      entryClass={from
        .filter(mayHide)
        .map((step) => (typeof step === 'number' ? styles.inMore[step] : undefined))}
    />
  )
}

/** More is there as long as the last entry is not in the bar. */
function lastClass(from: readonly VisibleFrom[]): string {
  const last = from.at(-1) ?? 'always'
  if (last === 'never') return ''
  return (last === 'always' ? styles.neverInBar : styles.inMore[last]) ?? ''
}
