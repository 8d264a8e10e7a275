import { siteTraits } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { ChannelMenu } from '../menu/ChannelMenu.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import type { HeaderProps } from './header-props.ts'
import { Logo } from './Logo.tsx'
import { Utilities } from './Utilities.tsx'
import * as styles from './header-one.css.ts'

/** Style 1: logo left, search right, the menu in a bar of the whole width. On a phone every style is the phone's. */
export function HeaderOne({ fixed }: HeaderProps) {
  const { chrome, menu } = usePortal()
  const bare = menu.items.length === 0
  const tall = siteTraits(chrome.site.sld).tallerHeader
  return (
    <header className={bare ? styles.bare : tall ? styles.tall : styles.header}>
      <div className={styles.wide}>
        <div className={`${wrap} ${styles.row}`}>
          <Logo />
          <div className={styles.tools}>
            <Utilities />
            {chrome.header.showSearch ? <SearchBox /> : null}
          </div>
        </div>
        {bare ? null : (
          <div className={fixed ? styles.fixedBar : undefined}>
            <ChannelMenu />
          </div>
        )}
      </div>
      <div className={fixed ? styles.fixedPhone : styles.phone}>
        <PhoneBar />
      </div>
    </header>
  )
}
