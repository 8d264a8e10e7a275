import { useEffect, useId, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import * as styles from './basket-foot.css.ts'

/** What the clipboard refused, selected so that one key copies it (C8.5). */
export function ManualCopy({ text }: { readonly text: string }) {
  const { t } = usePortal()
  const hint = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return (
    <div className={styles.manualCopy}>
      <p id={hint}>{t('basket.manualCopy')}</p>
      <textarea
        ref={area}
        className={styles.manualCopyText}
        readOnly
        rows={3}
        value={text}
        aria-label={t('basket.manualCopyText')}
        aria-describedby={hint}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  )
}
