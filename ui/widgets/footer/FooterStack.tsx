import { localise, type FooterConfig } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import { hexOf, inkOn } from '../../theme/ink-on.ts'
import { wrap } from '../controls.css.ts'
import { Contacts } from './Contacts.tsx'
import * as styles from './footer-stack.css.ts'
import { FooterLogo } from './FooterLogo.tsx'
import { JournalNumbers } from './JournalNumbers.tsx'
import { Legal } from './Legal.tsx'

/** Style 2: a centred stack on the site's own colour, its text black or white by that colour's luminance. */
export function FooterStack({ config }: { readonly config: FooterConfig }) {
  const { language, t } = usePortal()
  const ground = config.backgroundColor
  return (
    <footer className={inkOn(ground) === 'black' ? styles.onLight : styles.onDark}>
      <Ground colour={ground} />
      <div className={`${wrap} ${styles.stack}`}>
        <FooterLogo config={config} className={styles.name} />
        <JournalNumbers />
        <Contacts config={config} className={styles.contacts} />
        {config.qrUrl === '' && config.visits === null ? null : (
          <div className={styles.figures}>
            {config.qrUrl === '' ? null : (
              <figure className={styles.qr}>
                <img src={config.qrUrl} alt={t('footer.qr')} width={84} height={84} loading="lazy" />
                <figcaption>{config.qrMessage}</figcaption>
              </figure>
            )}
            {config.visits === null ? null : (
              <dl className={styles.visits}>
                <div>
                  <dt>{t('footer.visits')}</dt>
                  <dd>{formatNumber(config.visits.total, language)}</dd>
                </div>
                <div>
                  <dt>{t('footer.today')}</dt>
                  <dd>{formatNumber(config.visits.today, language)}</dd>
                </div>
              </dl>
            )}
          </div>
        )}
      </div>
      <div className={styles.legalLine}>
        <Legal
          config={config}
          text={localise(config.copyright, language)}
          className={`${wrap} ${styles.legal}`}
        />
      </div>
    </footer>
  )
}

/** A colour from data as a drawing: the security policy allows no style attribute. */
function Ground({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.ground} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={hexOf(colour) ?? undefined} />
    </svg>
  )
}
