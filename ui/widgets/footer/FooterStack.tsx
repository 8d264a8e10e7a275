import { localise } from '@xuekan/core'
import { hexColour, type FooterConfig } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { inkOn } from '../../theme/ink-on.ts'
import { wrap } from '../controls.css.ts'
import { Code } from './Code.tsx'
import { Contacts } from './Contacts.tsx'
import * as styles from './footer-stack.css.ts'
import { FooterName } from './FooterName.tsx'
import { JournalNumbers } from './JournalNumbers.tsx'
import { Legal } from './Legal.tsx'
import { Visits } from './Visits.tsx'

/** Style 2: a centred stack on the site's own colour, its text black or white by that colour's luminance. */
export function Footer({ config }: { readonly config: FooterConfig }) {
  const { language } = usePortal()
  const ground = config.backgroundColor
  return (
    <footer className={inkOn(ground) === 'black' ? styles.onLight : styles.onDark}>
      <Ground colour={ground} />
      <div className={`${wrap} ${styles.stack}`}>
        <FooterName config={config} />
        <JournalNumbers className={styles.numbers} />
        <Contacts config={config} className={styles.contacts} wideClass={styles.wide} />
        {config.qrUrl === '' && config.visits === null ? null : (
          <div className={styles.figures}>
            <Code config={config} className={styles.code} />
            <Visits config={config} className={styles.visits} />
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
      <rect width="100%" height="100%" fill={hexColour(colour) ?? undefined} />
    </svg>
  )
}
