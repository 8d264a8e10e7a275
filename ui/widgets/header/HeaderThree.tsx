import { hasHeaderStrip } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { ChannelMenu } from '../menu/ChannelMenu.tsx'
import { StickySlot } from './StickySlot.tsx'
import type { HeaderProps } from './header-props.ts'
import { HeaderShell } from './HeaderShell.tsx'
import { Logo } from './Logo.tsx'
import { SearchDrop } from '../search/SearchDrop.tsx'
import { Strip } from './Strip.tsx'
import { useHeader } from './use-header.ts'
import { Utilities } from './Utilities.tsx'
import * as styles from './header-three.css.ts'

/** Style 3: logo and menu share one row, and the search opens from an icon. Fixed, the row is lower. */
export function Header({ fixed }: HeaderProps) {
  const { shell } = usePortal()
  const { hasMenu, tall } = useHeader()
  const place = hasMenu ? (tall ? styles.tallPlace : styles.place) : styles.alone
  return (
    <HeaderShell fixed={fixed}>
      {hasHeaderStrip(shell, 'pc') ? <Strip variant="wide" /> : null}
      <StickySlot fixed={fixed} className={place}>
        <div className={fixed ? styles.fixedRow : styles.row}>
          <div className={styles.logo}>
            <Logo variant={fixed ? 'fixed' : 'compact'} />
          </div>
          {hasMenu ? (
            <div className={styles.menu}>
              <ChannelMenu variant="plain" />
            </div>
          ) : null}
          <div className={styles.tools}>
            {shell.header.showSearch ? <SearchDrop /> : null}
            <Utilities />
          </div>
        </div>
      </StickySlot>
    </HeaderShell>
  )
}
