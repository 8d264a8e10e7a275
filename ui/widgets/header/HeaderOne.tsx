import { hasOwnLinks } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { ChannelMenu } from '../menu/ChannelMenu.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { StickySlot } from './StickySlot.tsx'
import { Ground } from './Ground.tsx'
import type { HeaderProps } from './header-props.ts'
import { HeaderShell } from './HeaderShell.tsx'
import { Logo } from './Logo.tsx'
import { CustomButtons, Greeting, GroupEntrance } from './OwnLinks.tsx'
import { useHeader } from './use-header.ts'
import { Utilities } from './Utilities.tsx'
import * as styles from './header-one.css.ts'

/** Style 1: logo left, search right, the menu in a bar of the whole width. */
export function Header({ fixed }: HeaderProps) {
  const { shell } = usePortal()
  const { hasMenu, tall } = useHeader()
  return (
    <HeaderShell fixed={fixed}>
      <Ground>
        <div className={`${wrap} ${tall ? styles.tallRow : styles.row} ${hasMenu ? '' : styles.alone}`}>
          <Logo variant="row" />
          <div className={styles.tools}>
            {hasOwnLinks(shell) ? (
              <div className={styles.links}>
                <GroupEntrance />
                <Greeting />
                <CustomButtons />
              </div>
            ) : null}
            <div className={styles.find}>
              {shell.header.showSearch ? (
                <div className={styles.search}>
                  <SearchBox />
                </div>
              ) : null}
              <Utilities />
            </div>
          </div>
        </div>
      </Ground>
      {hasMenu ? (
        <StickySlot fixed={fixed} className={styles.bar}>
          <ChannelMenu variant="bar" />
        </StickySlot>
      ) : null}
    </HeaderShell>
  )
}
