import { hasHeaderStrip } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { Icon } from '../Icon.tsx'
import { MenuSide } from '../menu/MenuSide.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { FixedPlace } from './FixedPlace.tsx'
import type { HeaderProps } from './header-props.ts'
import { HeaderShell } from './HeaderShell.tsx'
import { Logo } from './Logo.tsx'
import { Strip } from './Strip.tsx'
import { useHeader } from './use-header.ts'
import { language as languageClass, row as utilities } from './utilities.css.ts'
import * as styles from './header-five.css.ts'

/** Style 5: a button opens the channels from the side; beside it logo, search and language alone. */
export function Header({ fixed }: HeaderProps) {
  const { chrome } = usePortal()
  const { hasMenu, tall } = useHeader()
  return (
    <HeaderShell fixed={fixed}>
      {hasHeaderStrip(chrome, 'pc') ? <Strip face="wide" /> : null}
      <FixedPlace fixed={fixed} className={tall ? styles.tallPlace : styles.place}>
        <div className={fixed ? styles.fixedRow : styles.row}>
          {hasMenu ? <MenuSide className={styles.burger} face={<MenuFace />} /> : null}
          <div className={styles.logo}>
            <Logo face={fixed ? 'fixed' : 'compact'} />
          </div>
          {chrome.header.showSearch ? (
            <div className={styles.search}>
              <SearchBox />
            </div>
          ) : null}
          <div className={utilities}>
            <LanguageSwitch className={languageClass} />
          </div>
        </div>
      </FixedPlace>
    </HeaderShell>
  )
}

function MenuFace() {
  const { t } = usePortal()
  return (
    <>
      <Icon name="menu" />
      {t('nav.menu')}
    </>
  )
}
