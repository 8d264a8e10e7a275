import { searchPaces, type SearchPace } from '@xuekan/core/member'
import { usePortal } from '../../binding/portal.ts'
import * as styles from './subscribe.css.ts'

interface Props {
  /** Said to who does not see what it belongs to. */
  readonly label: string
  readonly pace: SearchPace
}

/** How often a member hears of what a search newly finds. */
export function Pace({ label, pace }: Props) {
  const { t } = usePortal()
  return (
    <select className={styles.pace} name="pace" aria-label={label} defaultValue={pace}>
      {searchPaces.map((each) => (
        <option key={each} value={each}>
          {t(`alerts.pace.${each}`)}
        </option>
      ))}
    </select>
  )
}
