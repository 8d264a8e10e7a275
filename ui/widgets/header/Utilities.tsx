import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { VisitorMenu } from '../visitor/VisitorMenu.tsx'
import * as styles from './utilities.css.ts'

/** The other language, and the way in or the member's name. */
export function Utilities() {
  return (
    <div className={styles.row}>
      <LanguageSwitch className={styles.language} />
      <VisitorMenu className={styles.item} />
    </div>
  )
}
