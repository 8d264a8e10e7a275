import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { buttonPrimary, wrap } from '../widgets/controls.css.ts'
import * as styles from '../widgets/state/state.css.ts'

/** The site has expired (C2.5, C8.2). */
export function ForbiddenPage() {
  const { t } = usePortal()
  const { home } = useHrefs()
  return (
    <div className={`${wrap} ${styles.room}`}>
      <section className={styles.slip}>
        <h1 className={styles.title}>{t('forbidden.title')}</h1>
        <p className={styles.text}>{t('forbidden.message')}</p>
        <div className={styles.actions}>
          <a className={buttonPrimary} href={home}>
            {t('failed.home')}
          </a>
        </div>
      </section>
    </div>
  )
}
