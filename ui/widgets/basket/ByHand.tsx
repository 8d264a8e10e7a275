import { useEffect, useId, useRef } from 'react'
import { usePortal } from '../../binding/portal.ts'
import * as styles from './basket-foot.css.ts'

/** What the clipboard refused, selected so that one key copies it (C8.5). */
export function ByHand({ text }: { readonly text: string }) {
  const { t } = usePortal()
  const hint = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return (
    <div className={styles.byHand}>
      <p id={hint}>{t('basket.byHand')}</p>
      <textarea
        ref={area}
        className={styles.byHandText}
        readOnly
        rows={3}
        value={text}
        aria-label={t('basket.byHandText')}
        aria-describedby={hint}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  )
}
