import { menuFormOf } from '@xuekan/core/menu'
import { usePortal } from '../../binding/portal.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { MenuSide } from '../menu/MenuSide.tsx'
import { Logo } from './Logo.tsx'
import { SearchDrop } from '../search/SearchDrop.tsx'
import { useHeader } from './use-header.ts'
import * as styles from './phone-bar.css.ts'

/** Menu, logo, search, language. */
export function PhoneBar() {
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
