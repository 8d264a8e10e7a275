import { hasHeaderStrip } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { Icon } from '../Icon.tsx'
import { MenuSide } from '../menu/MenuSide.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { StickySlot } from './StickySlot.tsx'
import type { HeaderProps } from './header-props.ts'
import { HeaderShell } from './HeaderShell.tsx'
import { Logo } from './Logo.tsx'
import { Strip } from './Strip.tsx'
import { useHeader } from './use-header.ts'
import { language as languageClass, row as utilities } from './utilities.css.ts'
import * as styles from './header-five.css.ts'

/** Style 5: a button opens the channels from the side; beside it logo, search and language alone. */
export function Header({ fixed }: HeaderProps) {
  const { shell } = usePortal()
  const { hasMenu, tall } = useHeader()
  return (
    <HeaderShell fixed={fixed}>
      {hasHeaderStrip(shell, 'pc') ? <Strip variant="wide" /> : null}
      <StickySlot fixed={fixed} className={tall ? styles.tallPlace : styles.place}>
        <div className={fixed ? styles.fixedRow : styles.row}>
          {hasMenu ? <MenuSide className={styles.burger} content={<MenuFont />} /> : null}
          <div className={styles.logo}>
            <Logo variant={fixed ? 'fixed' : 'compact'} />
          </div>
          {shell.header.showSearch ? (
            <div className={styles.search}>
              <SearchBox />
            </div>
          ) : null}
          <div className={utilities}>
            <LanguageSwitch className={languageClass} />
          </div>
        </div>
      </StickySlot>
    </HeaderShell>
  )
}

function MenuFont() {
  const { t } = usePortal()
  return (
    <>
      <Icon name="menu" />
      {t('nav.menu')}
    </>
  )
}
