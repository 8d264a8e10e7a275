import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import * as styles from './back-to-top.css.ts'
import { Icon } from './Icon.tsx'

/**
 * Shown past a height that the core knows; it scrolls there and ignores clicks on the way (C4.18). Until then its
 * place is kept, so that what stands above it does not move.
 */
export function BackToTop({ labelled }: { readonly labelled: boolean }) {
  const { backToTop, t } = usePortal()
  const className = labelled ? styles.labelled : styles.alone
  if (!useBehavior(backToTop.visible$))
    return <div className={labelled ? styles.labelledPlace : styles.place} />
  return (
    <button type="button" className={className} aria-label={t('top.back')} onClick={backToTop.start}>
      <Icon name="top" />
      <span className={labelled ? styles.label : styles.hidden}>{t('tools.top')}</span>
    </button>
  )
}
