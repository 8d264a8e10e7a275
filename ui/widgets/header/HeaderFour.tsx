import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { ChannelMenu } from '../menu/ChannelMenu.tsx'
import { MenuPanel } from '../menu/MenuPanel.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { StickySlot } from './StickySlot.tsx'
import { Ground } from './Ground.tsx'
import type { HeaderProps } from './header-props.ts'
import { HeaderShell } from './HeaderShell.tsx'
import { Logo } from './Logo.tsx'
import { Strip } from './Strip.tsx'
import { useHeader } from './use-header.ts'
import { Utilities } from './Utilities.tsx'
import * as styles from './header-four.css.ts'

/** Style 4, for a group: a strip with all small links, the logo's row, a menu with panels. */
export function Header({ fixed }: HeaderProps) {
  const { shell } = usePortal()
  const { hasMenu, tall } = useHeader()
  return (
    <HeaderShell fixed={fixed}>
      <Strip variant="group">
        <Utilities />
      </Strip>
      <Ground>
        <div className={`${wrap} ${tall ? styles.tallRow : styles.row}`}>
          <Logo variant="row" />
          {shell.header.showSearch ? (
            <div className={styles.search}>
              <SearchBox />
            </div>
          ) : null}
        </div>
      </Ground>
      {hasMenu ? (
        <StickySlot fixed={fixed} className={styles.bar}>
          <div className={styles.menu}>
            <ChannelMenu variant="panel" Panel={MenuPanel} />
          </div>
        </StickySlot>
      ) : (
        <div className={styles.end} />
      )}
    </HeaderShell>
  )
}
