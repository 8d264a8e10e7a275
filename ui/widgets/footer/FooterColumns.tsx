import { localise } from '@xuekan/core'
import type { FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { Code } from './Code.tsx'
import { Contacts } from './Contacts.tsx'
import * as styles from './footer-columns.css.ts'
import { FooterName } from './FooterName.tsx'
import { JournalNumbers } from './JournalNumbers.tsx'
import { Legal } from './Legal.tsx'
import { Visits } from './Visits.tsx'

/** Style 1: logo, contacts and QR code in columns, on #ebebeb. */
export function Footer({ config }: { readonly config: FooterConfig }) {
  const { language } = usePortal()
  return (
    <footer className={styles.footer}>
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.site}>
          <FooterName config={config} />
          <JournalNumbers className={styles.numbers} />
          <Visits config={config} className={styles.visits} />
        </div>
        <Contacts config={config} className={styles.contacts} wideClass={styles.wide} />
        <Code config={config} className={styles.code} />
      </div>
      <div className={wrap}>
        <Legal config={config} text={localise(config.copyright, language)} className={styles.legal} />
      </div>
    </footer>
  )
}
