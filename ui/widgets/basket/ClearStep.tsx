import { useEffect, useId, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import * as styles from './basket-foot.css.ts'

interface Props {
  readonly count: number
  readonly onClear: () => void
  readonly onCancel: () => void
}

/** Asks whether all are to be removed, in place of the row that asked for it. */
export function ClearStep({ count, onClear, onCancel }: Props) {
  const { language, t } = usePortal()
  const question = useId()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  return (
    <div className={styles.tools} role="alertdialog" aria-labelledby={question}>
      <p id={question} className={styles.question}>
        {t('basket.clearAsk', { count, shown: formatNumber(count, language) })}
      </p>
      <button ref={confirm} type="button" className={styles.dangerButton} onClick={onClear}>
        {t('basket.clear')}
      </button>
      <button type="button" className={styles.quietButton} onClick={onCancel}>
        {t('basket.cancel')}
      </button>
    </div>
  )
}
