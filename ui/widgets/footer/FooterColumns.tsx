import { localise, type FooterConfig } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { wrap } from '../controls.css.ts'
import { Contacts } from './Contacts.tsx'
import * as styles from './footer-columns.css.ts'
import { FooterLogo } from './FooterLogo.tsx'
import { JournalNumbers } from './JournalNumbers.tsx'
import { Legal } from './Legal.tsx'

/** Style 1: logo, contacts and QR code in columns, on #ebebeb. */
export function FooterColumns({ config }: { readonly config: FooterConfig }) {
  const { language, t } = usePortal()
  return (
    <footer className={styles.footer}>
      <div className={`${wrap} ${styles.columns}`}>
        <div>
          <FooterLogo config={config} className={styles.name} />
          <JournalNumbers />
          {config.visits === null ? null : (
            <p className={styles.visits}>
              {t('footer.visits')} <b>{formatNumber(config.visits.total, language)}</b> {t('footer.today')}{' '}
              <b>{formatNumber(config.visits.today, language)}</b>
            </p>
          )}
        </div>
        <Contacts config={config} className={styles.contacts} />
        {config.qrUrl === '' ? null : (
          <figure className={styles.qr}>
            <img src={config.qrUrl} alt={t('footer.qr')} width={96} height={96} loading="lazy" />
            <figcaption>{config.qrMessage}</figcaption>
          </figure>
        )}
      </div>
      <div className={wrap}>
        <Legal config={config} text={localise(config.copyright, language)} className={styles.legal} />
      </div>
    </footer>
  )
}
