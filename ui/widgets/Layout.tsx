import type { Route } from '@xuekan/core'
import type { ReactNode } from 'react'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import * as styles from './layout.css.ts'
import { Notice } from './Notice.tsx'

interface Props {
  readonly page: Route['page']
  /** Another kind of page is on its way. */
  readonly loading: boolean
  readonly children: ReactNode
}

/** Header, page, footer and floating tools around every page (C1.4, C2.37). */
export function Layout({ page, loading, children }: Props) {
  const { chrome, searchBox, t } = usePortal()
  const { alert } = useBehavior(searchBox.state$)
  const guarded = chrome.header.hasOwnStyles || chrome.footer?.hasOwnStyles
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t('skip.content')}
      </a>
      {loading ? <div className={styles.progress} role="progressbar" aria-label={t('page.loading')} /> : null}
      <div data-part="header" className={chrome.header.hasOwnStyles ? styles.ownHeader : undefined}>
        <Header />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className={guarded ? styles.guarded : styles.main}
        data-page={page}
        aria-busy={loading}
      >
        {children}
      </main>
      {chrome.footer === null ? null : (
        <div data-part="footer" className={chrome.footer.hasOwnStyles ? styles.ownFooter : undefined}>
          <Footer config={chrome.footer} />
        </div>
      )}
      <BackToTop />
      {alert === null ? null : (
        <Notice
          title={t('alert.title')}
          message={t('alert.emptyTerm')}
          confirm={t('alert.confirm')}
          onClose={searchBox.dismissAlert}
        />
      )}
    </div>
  )
}
