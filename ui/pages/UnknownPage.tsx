import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { buttonPrimary, wrap } from '../widgets/controls.css.ts'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { SearchBox } from '../widgets/search/SearchBox.tsx'
import * as styles from '../widgets/state/unknown.css.ts'

/** An address without a page: plain words, a search, the way home (C2.4). */
export function UnknownPage() {
  const { shell, t } = usePortal()
  return (
    <div className={`${wrap} ${styles.layout}`}>
      <div>
        <h1 className={styles.title}>{t('unknown.message')}</h1>
        <p className={styles.text}>{t('unknown.hint')}</p>
        {shell.header.showSearch ? (
          <div className={styles.search}>
            <SearchBox label={t('unknown.search')} />
          </div>
        ) : null}
        <PortalLink className={buttonPrimary} href={useHrefs().home}>
          {t('failed.home')}
        </PortalLink>
      </div>
      <div className={styles.contents} aria-hidden="true">
        <p>402</p>
        <p>403</p>
        <p className={styles.gap}>
          {t('unknown.missing')}
          <b>404</b>
        </p>
        <p>405</p>
        <p>406</p>
      </div>
    </div>
  )
}
