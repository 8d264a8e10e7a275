import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import * as styles from './basket-foot.css.ts'

interface Props {
  /** How many items undoing would put back. */
  readonly count: number
  readonly onUndo: () => void
}

/** What was removed last can be put back. */
export function UndoRow({ count, onUndo }: Props) {
  const { language, t } = usePortal()
  return (
    <div className={styles.undo}>
      <p role="status">
        {count === 0 ? '' : t('basket.removed', { count, shown: formatNumber(count, language) })}
      </p>
      {count === 0 ? null : (
        <button type="button" className={styles.textButton} onClick={onUndo}>
          {t('basket.undo')}
        </button>
      )}
    </div>
  )
}
