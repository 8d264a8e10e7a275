import { hasHeaderStrip } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { ChannelMenu } from '../menu/ChannelMenu.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { StickySlot } from './StickySlot.tsx'
import { Ground } from './Ground.tsx'
import type { HeaderProps } from './header-props.ts'
import { HeaderShell } from './HeaderShell.tsx'
import { LatestIssue } from './LatestIssue.tsx'
import { Logo } from './Logo.tsx'
import { Strip } from './Strip.tsx'
import { useHeader } from './use-header.ts'
import { Utilities } from './Utilities.tsx'
import * as styles from './header-six.css.ts'

/** Style 6, editorial: the name in the middle between rules, a spaced menu, the search at its far end. */
export function Header({ fixed }: HeaderProps) {
  const { shell } = usePortal()
  const { hasMenu, tall } = useHeader()
  const { showSearch } = shell.header
  return (
    <HeaderShell fixed={fixed}>
      {hasHeaderStrip(shell, 'pc') ? <Strip variant="plain" /> : null}
      <div className={wrap}>
        <div className={styles.rules} />
        <Ground>
          <div className={tall ? styles.tallMasthead : styles.masthead}>
            <div className={styles.start}>
              <LatestIssue />
            </div>
            <Logo variant="masthead" />
            <div className={styles.end}>
              <Utilities />
            </div>
          </div>
        </Ground>
      </div>
      {hasMenu || showSearch ? (
        <StickySlot fixed={fixed} className={styles.bar}>
          <div className={wrap}>
            <div className={styles.line}>
              <div className={styles.menu}>{hasMenu ? <ChannelMenu variant="spaced" /> : null}</div>
              {showSearch ? (
                <div className={styles.search}>
                  <SearchBox variant="underlined" />
                </div>
              ) : null}
            </div>
          </div>
        </StickySlot>
      ) : null}
    </HeaderShell>
  )
}
