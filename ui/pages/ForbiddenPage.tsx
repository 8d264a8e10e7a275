import type { NoContent, PageModel, Route } from '@xuekan/core'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { buttonPrimary, wrap } from '../widgets/controls.css.ts'
import * as styles from '../widgets/state/state.css.ts'

interface Props {
  readonly model: PageModel<NoContent>
  readonly route: Extract<Route, { readonly page: 'forbidden' }>
}

/** The site has expired (C2.5, C8.2). */
export function ForbiddenPage(_: Props) {
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
