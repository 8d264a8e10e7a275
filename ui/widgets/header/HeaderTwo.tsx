import { hasOwnLinks } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { ChannelMenu } from '../menu/ChannelMenu.tsx'
import { Banner } from './Banner.tsx'
import { StickySlot } from './StickySlot.tsx'
import type { HeaderProps } from './header-props.ts'
import { HeaderShell } from './HeaderShell.tsx'
import { Imprint } from './Imprint.tsx'
import { Logo } from './Logo.tsx'
import { CustomButtons, Greeting, GroupEntrance } from './OwnLinks.tsx'
import { SearchDrop } from '../search/SearchDrop.tsx'
import { useHeader } from './use-header.ts'
import { Utilities } from './Utilities.tsx'
import { apart } from './utilities.css.ts'
import * as styles from './header-two.css.ts'

/** Style 2: a picture over the whole width, the logo on a plate, a centred menu of fixed width below. */
export function Header({ fixed }: HeaderProps) {
  const { shell } = usePortal()
  const { hasMenu, tall } = useHeader()
  const hasPicture = shell.header.backgroundUrl !== ''
  return (
    <HeaderShell fixed={fixed}>
      <div className={hasPicture ? styles.over : styles.band}>
        <Banner />
        <div className={`${wrap} ${styles.ground}`}>
          <div className={hasPicture ? styles.plate : styles.flatPlate}>
            <Logo variant={hasPicture ? 'tallPlate' : 'plate'} />
            <Imprint className={styles.imprint} />
          </div>
          <div className={`${styles.tab} ${apart}`}>
            {hasOwnLinks(shell) ? (
              <div className={styles.links}>
                <GroupEntrance />
                <Greeting />
                <CustomButtons />
              </div>
            ) : null}
            <Utilities />
          </div>
        </div>
      </div>
      {hasMenu ? (
        <StickySlot fixed={fixed} className={tall ? styles.tallBar : styles.bar}>
          <div className={styles.line}>
            <div className={`${wrap} ${styles.menu}`}>
              <ChannelMenu variant="plain" />
              {shell.header.showSearch ? <SearchDrop /> : null}
            </div>
          </div>
        </StickySlot>
      ) : null}
    </HeaderShell>
  )
}
