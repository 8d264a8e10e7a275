import { failureWords, serverWords, type Failure } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { button, buttonPrimary, wrap } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './state.css.ts'

/** What happened in plain words, another try, and the way home. What does not exist is not tried again. */
export function FailedState({ failure, retry }: { readonly failure: Failure; readonly retry: () => void }) {
  const { t } = usePortal()
  const hrefs = useHrefs()
  const said = serverWords(failure)
  return (
    <div className={`${wrap} ${styles.room}`}>
      <section className={styles.slip} role="alert">
        <h1 className={styles.title}>{t(failure.kind === 'absent' ? 'unknown.title' : 'failed.title')}</h1>
        <p className={styles.text}>{t(`failed.${failureWords(failure)}`)}</p>
        {said === null ? null : <p className={styles.text}>{said === '' ? t('failed.data') : said}</p>}
        <div className={styles.actions}>
          {failure.kind === 'absent' ? null : (
            <button type="button" className={buttonPrimary} onClick={retry}>
              <Icon name="retry" />
              {t('failed.retry')}
            </button>
          )}{' '}
          <PortalLink className={button} href={hrefs.home}>
            {t('failed.home')}
          </PortalLink>
        </div>
      </section>
    </div>
  )
}
