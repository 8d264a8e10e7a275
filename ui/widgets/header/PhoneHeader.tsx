import { menuFormOf } from '@xuekan/core/menu'
import { hasHeaderStrip } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { MenuSide } from '../menu/MenuSide.tsx'
import { SearchDrop } from '../search/SearchDrop.tsx'
import { VisitorMenu } from '../visitor/VisitorMenu.tsx'
import { Banner } from './Banner.tsx'
import { Logo } from './Logo.tsx'
import * as styles from './phone-bar.css.ts'
import { StickySlot } from './StickySlot.tsx'
import { Strip } from './Strip.tsx'
import { useHeader } from './use-header.ts'
import { item } from './utilities.css.ts'

/** What every header becomes on a phone (C2.38): a bar with the side menu, dressed after its style. It alone is fixed. */
export function PhoneHeader({ fixed }: { readonly fixed: boolean }) {
  const { shell } = usePortal()
  const { style } = shell.header
  return (
    <>
      {hasHeaderStrip(shell, 'mobile') ? (
        <Strip variant={style === 4 ? 'group' : 'plain'}>
          {style === 4 ? <VisitorMenu className={item} /> : null}
        </Strip>
      ) : null}
      <StickySlot fixed={fixed} className={styles.place[style]}>
        <div className={styles.variant[style]}>
          <PhoneBar />
        </div>
      </StickySlot>
      {style === 2 ? <Banner /> : null}
    </>
  )
}

/** Menu, logo, search, language. */
function PhoneBar() {
  const { shell } = usePortal()
  const { hasMenu } = useHeader()
  const { showSearch, style } = shell.header
  const slides = menuFormOf(style, 'pc') === 'slide'
  return (
    <div className={styles.bar}>
      <div className={styles.start}>
        {hasMenu ? <MenuSide className={slides ? styles.block : styles.button} /> : null}
      </div>
      <div className={styles.logo}>
        <Logo variant={style === 6 ? 'phoneMasthead' : 'phone'} device="mobile" />
      </div>
      <div className={styles.end}>
        {showSearch ? <SearchDrop /> : null}
        <LanguageSwitch className={styles.language} phone />
      </div>
    </div>
  )
}
