import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { buttonPrimary, wrap } from '../widgets/controls.css.ts'
import * as styles from '../widgets/state/state.css.ts'

/** The site could not be had (C2.5, C8.2). The way home is a plain link: the site is looked up again. */
export function ErrorPage() {
  const { t } = usePortal()
  const { home } = useHrefs()
  return (
    <div className={`${wrap} ${styles.room}`}>
      <section className={styles.slip}>
        <h1 className={styles.title}>{t('error.title')}</h1>
        <p className={styles.text}>{t('error.message')}</p>
        <dl className={styles.facts}>
          <dt>{t('error.what')}</dt>
          <dd>{t('error.whatText')}</dd>
          <dt>{t('error.do')}</dt>
          <dd>{t('error.doText')}</dd>
        </dl>
        <div className={styles.actions}>
          <a className={buttonPrimary} href={home}>
            {t('failed.home')}
          </a>
        </div>
      </section>
    </div>
  )
}
