import type { LostVisit } from '@xuekan/core'
import type { PageModel } from '@xuekan/core/page'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { button, buttonPrimary, link, wrap } from '../widgets/controls.css.ts'
import * as styles from '../widgets/state/state.css.ts'

/**
 * The site could not be had, or there is none of this name (C2.5, C8.2). Its ways out are plain links: the site is
 * looked up again.
 */
export function ErrorPage({ model }: { readonly model: PageModel<LostVisit | null> }) {
  const { t } = usePortal()
  const { home } = useHrefs()
  const state = model.state$.value
  const visit = state.status === 'ready' ? state.value : null
  const isUnknown = visit?.isUnknown === true
  return (
    <div className={`${wrap} ${styles.room}`}>
      <section className={styles.slip}>
        <h1 className={styles.title}>{t('error.title')}</h1>
        <p className={styles.text}>{t('error.message')}</p>
        <dl className={styles.facts}>
          <dt>{t('error.what')}</dt>
          <dd>{t(isUnknown ? 'error.unknownText' : 'error.whatText')}</dd>
          <dt>{t('error.do')}</dt>
          <dd>{t(isUnknown ? 'error.unknownDo' : 'error.doText')}</dd>
          {visit === null || visit.sites.length === 0 ? null : (
            <>
              <dt>{t('error.sites')}</dt>
              <dd>
                <ul>
                  {visit.sites.map(({ name, url }) => (
                    <li key={url}>
                      <a className={link} href={url}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
        </dl>
        <div className={styles.actions}>
          <a className={buttonPrimary} href={visit?.from ?? home}>
            {t('failed.retry')}
          </a>{' '}
          <a className={button} href={home}>
            {t('failed.home')}
          </a>
        </div>
      </section>
    </div>
  )
}
