import { usePortal } from '../../binding/portal.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { OutsideLink } from '../OutsideLink.tsx'
import { VisitorLinks } from '../visitor/VisitorLinks.tsx'
import * as styles from './utilities.css.ts'

/** The small links above the search: the site's own buttons (C3.3), the way in, the other language. */
export function Utilities() {
  const { chrome } = usePortal()
  return (
    <div className={styles.row}>
      {chrome.header.customButtons.map(({ name, link }) => (
        <OutsideLink key={name} href={link} className={styles.item}>
          {name}
        </OutsideLink>
      ))}
      <VisitorLinks className={styles.item} />
      {chrome.header.showLanguageSwitch ? <LanguageSwitch className={styles.language} /> : null}
    </div>
  )
}
