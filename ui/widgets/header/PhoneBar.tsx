import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { Icon } from '../Icon.tsx'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { MenuSide } from '../menu/MenuSide.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { Logo } from './Logo.tsx'
import * as styles from './phone-bar.css.ts'

/** The header of a phone, whatever the style: menu, logo, search, language. */
export function PhoneBar() {
  const { chrome, menu, searchBox, t } = usePortal()
  const { open } = useBehavior(searchBox.state$)
  return (
    <div className={styles.bar}>
      {menu.items.length === 0 ? null : <MenuSide />}
      <div className={styles.logo}>
        <Logo small />
      </div>
      {chrome.header.showSearch ? (
        <details className={styles.search} open={open}>
          <summary
            className={styles.button}
            aria-label={t(open ? 'search.close' : 'search.open')}
            onClick={(event) => {
              event.preventDefault()
              searchBox.toggle()
            }}
          >
            <Icon name={open ? 'close' : 'search'} />
          </summary>
          <div className={styles.drop}>
            <SearchBox />
          </div>
        </details>
      ) : null}
      {chrome.header.showLanguageSwitch ? <LanguageSwitch className={styles.language} /> : null}
    </div>
  )
}
